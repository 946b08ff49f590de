#pragma once
#import "NSLayoutConstraint.h"
#import "UIGeometry.h"
#import "UILayoutGuide.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5,
} NS_SWIFT_NAME(UIView.AutoresizingMask);

typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified = 0,
  UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight,
  UISemanticContentAttributeForceRightToLeft,
} API_AVAILABLE(ios(9.0), tvos(9.0));

typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft,
} API_AVAILABLE(ios(5.0), tvos(9.0));

extern const CGFloat UIViewNoIntrinsicMetric NS_SWIFT_NAME(UIView.noIntrinsicMetric);
extern const CGSize UILayoutFittingCompressedSize
    NS_SWIFT_NAME(UIView.layoutFittingCompressedSize);
extern const CGSize UILayoutFittingExpandedSize NS_SWIFT_NAME(UIView.layoutFittingExpandedSize);

// Of QuartzCore.
@interface CALayer : NSObject
@property CGPoint anchorPoint;
@property CGPoint position;
@property CGRect bounds;
@property CGRect frame;
@end

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@property(nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
@end

NS_SWIFT_SENDABLE
@interface UIColor : NSObject
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(3.2), tvos(9.0))
@interface UIGestureRecognizer : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic) CGPoint center;
@property(nonatomic) CGAffineTransform transform;
@property(nonatomic) CGPoint anchorPoint
    API_AVAILABLE(ios(16.0), tvos(16.0), macCatalyst(16.0), visionos(1.0));
@property(nonatomic, readonly, strong) CALayer *layer;
@property(class, nonatomic, readonly) Class layerClass;
@property(nonatomic) NSInteger tag;
@property(nonatomic) CGFloat contentScaleFactor;
@property(nonatomic) CGFloat alpha;
@property(nullable, nonatomic, copy) UIColor *backgroundColor;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic) BOOL clipsToBounds;
@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property(nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers
    API_AVAILABLE(ios(3.2), tvos(9.0));
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier API_AVAILABLE(ios(5.0));
@property(nonatomic) UIViewAutoresizing autoresizingMask;
@property(nonatomic) BOOL autoresizesSubviews;
@property(nonatomic) UISemanticContentAttribute semanticContentAttribute
    API_AVAILABLE(ios(9.0), tvos(9.0));
@property(readonly, nonatomic) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection
    API_AVAILABLE(ios(10.0), tvos(10.0));

@property(nullable, nonatomic, readonly) UIView *superview;
@property(nonatomic, readonly, copy) NSArray<UIView *> *subviews;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view
              atIndex:(NSInteger)index NS_SWIFT_NAME(insertSubview(_:at:));
- (void)removeFromSuperview;
- (BOOL)isDescendantOfView:(UIView *)view NS_SWIFT_NAME(isDescendant(of:));
- (CGRect)convertRect:(CGRect)rect
               toView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect
             fromView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:from:));

- (CGSize)sizeThatFits:(CGSize)size;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
- (void)layoutSubviews;
@property(nonatomic) UIEdgeInsets layoutMargins API_AVAILABLE(ios(8.0), tvos(9.0));
@property(nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins
    API_AVAILABLE(ios(11.0), tvos(11.0));
@property(nonatomic) BOOL preservesSuperviewLayoutMargins API_AVAILABLE(ios(8.0), tvos(9.0));
@property(nonatomic) BOOL insetsLayoutMarginsFromSafeArea API_AVAILABLE(ios(11.0), tvos(11.0));
@property(nonatomic, readonly) UIEdgeInsets safeAreaInsets API_AVAILABLE(ios(11.0), tvos(11.0));
- (void)safeAreaInsetsDidChange API_AVAILABLE(ios(11.0), tvos(11.0));
- (void)layoutMarginsDidChange API_AVAILABLE(ios(8.0), tvos(9.0));

@property(readonly, strong) UILayoutGuide *layoutMarginsGuide API_AVAILABLE(ios(9.0), tvos(9.0));
@property(nonatomic, readonly, strong) UILayoutGuide *readableContentGuide
    API_AVAILABLE(ios(9.0), tvos(9.0));
@property(nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide
    API_AVAILABLE(ios(11.0), tvos(11.0));
@property(nonatomic, readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide
    API_AVAILABLE(ios(15.0), tvos(15.0), visionos(1.0));
@end

@interface UIView (Constraints)
@property(nonatomic, readonly) NSArray<NSLayoutConstraint *> *constraints;
- (void)addConstraint:(NSLayoutConstraint *)constraint NS_SWIFT_NAME(addConstraint(_:));
- (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NS_SWIFT_NAME(addConstraints(_:));
- (void)removeConstraint:(NSLayoutConstraint *)constraint NS_SWIFT_NAME(removeConstraint(_:));
- (void)removeConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NS_SWIFT_NAME(removeConstraints(_:));

- (void)updateConstraintsIfNeeded;
- (void)updateConstraints NS_REQUIRES_SUPER;
- (BOOL)needsUpdateConstraints;
- (void)setNeedsUpdateConstraints;
@property(nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property(class, nonatomic, readonly) BOOL requiresConstraintBasedLayout;

- (CGRect)alignmentRectForFrame:(CGRect)frame NS_SWIFT_NAME(alignmentRect(forFrame:));
- (CGRect)frameForAlignmentRect:(CGRect)alignmentRect NS_SWIFT_NAME(frame(forAlignmentRect:));
@property(nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
@property(readonly, strong) UIView *viewForFirstBaselineLayout
    NS_SWIFT_NAME(forFirstBaselineLayout);
@property(readonly, strong) UIView *viewForLastBaselineLayout
    NS_SWIFT_NAME(forLastBaselineLayout);

@property(nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(contentHuggingPriority(for:));
- (void)setContentHuggingPriority:(UILayoutPriority)priority
                          forAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(setContentHuggingPriority(_:for:));
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(contentCompressionResistancePriority(for:));
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority
                                        forAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(setContentCompressionResistancePriority(_:for:));
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
    NS_SWIFT_NAME(systemLayoutSizeFitting(_:));
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority
    NS_SWIFT_NAME(systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:));

@property(nonatomic, readonly, copy) NSArray<UILayoutGuide *> *layoutGuides
    API_AVAILABLE(ios(9.0), tvos(9.0));
- (void)addLayoutGuide:(UILayoutGuide *)layoutGuide
    NS_SWIFT_NAME(addLayoutGuide(_:)) API_AVAILABLE(ios(9.0), tvos(9.0));
- (void)removeLayoutGuide:(UILayoutGuide *)layoutGuide
    NS_SWIFT_NAME(removeLayoutGuide(_:)) API_AVAILABLE(ios(9.0), tvos(9.0));

@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property(nonatomic, readonly, strong) NSLayoutDimension *widthAnchor;
@property(nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *firstBaselineAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *lastBaselineAnchor;

- (NSArray<NSLayoutConstraint *> *)constraintsAffectingLayoutForAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(constraintsAffectingLayout(for:));
@property(nonatomic, readonly) BOOL hasAmbiguousLayout;
- (void)exerciseAmbiguityInLayout;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
@end

NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView
@property(nonatomic) CGPoint contentOffset;
@property(nonatomic) CGSize contentSize;
@property(nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property(nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide
    API_AVAILABLE(ios(11.0), tvos(11.0));
@property(nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide
    API_AVAILABLE(ios(11.0), tvos(11.0));
@end

NS_ASSUME_NONNULL_END
