#pragma once
#import "NSLayoutConstraint.h"
#import "NSLayoutGuide.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, NSAutoresizingMaskOptions) {
  NSViewNotSizable NS_SWIFT_NAME(none) = 0,
  NSViewMinXMargin NS_SWIFT_NAME(minXMargin) = 1,
  NSViewWidthSizable NS_SWIFT_NAME(width) = 2,
  NSViewMaxXMargin NS_SWIFT_NAME(maxXMargin) = 4,
  NSViewMinYMargin NS_SWIFT_NAME(minYMargin) = 8,
  NSViewHeightSizable NS_SWIFT_NAME(height) = 16,
  NSViewMaxYMargin NS_SWIFT_NAME(maxYMargin) = 32,
} NS_SWIFT_NAME(NSView.AutoresizingMask);

typedef NS_ENUM(NSInteger, NSUserInterfaceLayoutDirection) {
  NSUserInterfaceLayoutDirectionLeftToRight = 0,
  NSUserInterfaceLayoutDirectionRightToLeft = 1,
} API_AVAILABLE(macos(10.6));

extern const CGFloat NSViewNoIntrinsicMetric
    NS_SWIFT_NAME(NSView.noIntrinsicMetric) API_AVAILABLE(macos(10.11));

NS_SWIFT_UI_ACTOR
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nullable, assign) NSResponder *nextResponder NS_SWIFT_NAME(nextResponder);
@end

NS_SWIFT_UI_ACTOR
@interface NSWindow : NSResponder
@property(readonly) CGFloat backingScaleFactor API_AVAILABLE(macos(10.7));
@end

NS_SWIFT_UI_ACTOR
@interface NSView : NSResponder
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)init;

@property CGRect frame;
@property CGRect bounds;
@property(readonly, getter=isFlipped) BOOL flipped;
@property(getter=isHidden) BOOL hidden;
@property(nullable, copy) NSUserInterfaceItemIdentifier identifier;
// Of NSAccessibility, whose properties Swift has as methods.
- (nullable NSString *)accessibilityIdentifier;
- (void)setAccessibilityIdentifier:(nullable NSString *)accessibilityIdentifier;
@property NSAutoresizingMaskOptions autoresizingMask;
@property BOOL autoresizesSubviews;
@property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection API_AVAILABLE(macos(10.8));

@property CGFloat alphaValue;

@property(nullable, readonly, assign) NSView *superview;
@property(nullable, readonly, assign) NSWindow *window;
@property(copy) NSArray<NSView *> *subviews;
- (void)addSubview:(NSView *)view;
- (void)removeFromSuperview;
- (BOOL)isDescendantOf:(NSView *)view NS_SWIFT_NAME(isDescendant(of:));
- (CGRect)convertRect:(CGRect)rect toView:(nullable NSView *)view NS_SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect
             fromView:(nullable NSView *)view NS_SWIFT_NAME(convert(_:from:));

@property BOOL needsLayout API_AVAILABLE(macos(10.7));
- (void)layout API_AVAILABLE(macos(10.7));
- (void)layoutSubtreeIfNeeded API_AVAILABLE(macos(10.7));

@property(readonly) NSEdgeInsets safeAreaInsets API_AVAILABLE(macos(11.0));
@property NSEdgeInsets additionalSafeAreaInsets API_AVAILABLE(macos(11.0));
@property(readonly, strong) NSLayoutGuide *safeAreaLayoutGuide API_AVAILABLE(macos(11.0));
@property(readonly) CGRect safeAreaRect API_AVAILABLE(macos(11.0));
@property(readonly, strong) NSLayoutGuide *layoutMarginsGuide API_AVAILABLE(macos(11.0));
@end

@interface NSView (Constraints)
@property(readonly) NSArray<NSLayoutConstraint *> *constraints API_AVAILABLE(macos(10.7));
- (void)addConstraint:(NSLayoutConstraint *)constraint NS_SWIFT_NAME(addConstraint(_:));
- (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NS_SWIFT_NAME(addConstraints(_:));
- (void)removeConstraint:(NSLayoutConstraint *)constraint NS_SWIFT_NAME(removeConstraint(_:));
- (void)removeConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NS_SWIFT_NAME(removeConstraints(_:));

@property BOOL needsUpdateConstraints;
- (void)updateConstraints NS_REQUIRES_SUPER;
- (void)updateConstraintsForSubtreeIfNeeded;
@property BOOL translatesAutoresizingMaskIntoConstraints;
@property(class, readonly) BOOL requiresConstraintBasedLayout;

- (CGRect)alignmentRectForFrame:(CGRect)frame NS_SWIFT_NAME(alignmentRect(forFrame:));
- (CGRect)frameForAlignmentRect:(CGRect)alignmentRect NS_SWIFT_NAME(frame(forAlignmentRect:));
@property(readonly) NSEdgeInsets alignmentRectInsets;
@property(readonly) CGFloat firstBaselineOffsetFromTop API_AVAILABLE(macos(10.11));
@property(readonly) CGFloat lastBaselineOffsetFromBottom API_AVAILABLE(macos(10.11));

@property(readonly) CGSize intrinsicContentSize;
@property(readonly) CGSize fittingSize;
- (void)invalidateIntrinsicContentSize;
- (NSLayoutPriority)contentHuggingPriorityForOrientation:
    (NSLayoutConstraintOrientation)orientation NS_SWIFT_NAME(contentHuggingPriority(for:));
- (void)setContentHuggingPriority:(NSLayoutPriority)priority
                   forOrientation:(NSLayoutConstraintOrientation)orientation
    NS_SWIFT_NAME(setContentHuggingPriority(_:for:));
- (NSLayoutPriority)contentCompressionResistancePriorityForOrientation:
    (NSLayoutConstraintOrientation)orientation
    NS_SWIFT_NAME(contentCompressionResistancePriority(for:));
- (void)setContentCompressionResistancePriority:(NSLayoutPriority)priority
                                 forOrientation:(NSLayoutConstraintOrientation)orientation
    NS_SWIFT_NAME(setContentCompressionResistancePriority(_:for:));

@property(copy, readonly) NSArray<NSLayoutGuide *> *layoutGuides API_AVAILABLE(macos(10.11));
- (void)addLayoutGuide:(NSLayoutGuide *)guide
    NS_SWIFT_NAME(addLayoutGuide(_:)) API_AVAILABLE(macos(10.11));
- (void)removeLayoutGuide:(NSLayoutGuide *)guide
    NS_SWIFT_NAME(removeLayoutGuide(_:)) API_AVAILABLE(macos(10.11));

@property(readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property(readonly, strong) NSLayoutDimension *widthAnchor;
@property(readonly, strong) NSLayoutDimension *heightAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *firstBaselineAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *lastBaselineAnchor;

- (NSArray<NSLayoutConstraint *> *)constraintsAffectingLayoutForOrientation:
    (NSLayoutConstraintOrientation)orientation NS_SWIFT_NAME(constraintsAffectingLayout(for:));
@property(readonly) BOOL hasAmbiguousLayout;
- (void)exerciseAmbiguityInLayout;
@end

NS_SWIFT_UI_ACTOR
@interface NSStackView : NSView
@end

NS_SWIFT_UI_ACTOR
@interface NSClipView : NSView
@end

NS_SWIFT_UI_ACTOR
@interface NSControl : NSView
@end

NS_SWIFT_UI_ACTOR
@interface NSTableView : NSControl
@end

NS_SWIFT_UI_ACTOR
@interface NSOutlineView : NSTableView
@end

NS_SWIFT_UI_ACTOR
@interface NSTableRowView : NSView
@end

NS_SWIFT_UI_ACTOR
@interface NSTableCellView : NSView
@end

NS_SWIFT_UI_ACTOR
@interface NSTextField : NSControl
@property(copy) NSString *stringValue;
@property(getter=isEditable) BOOL editable;
@property(getter=isBezeled) BOOL bezeled;
@property BOOL drawsBackground;
@property NSInteger maximumNumberOfLines API_AVAILABLE(macos(10.11));
@end

NS_SWIFT_UI_ACTOR
@interface NSButton : NSControl
@property(copy) NSString *title;
@end

NS_SWIFT_UI_ACTOR
@interface NSImageView : NSControl
@end

NS_SWIFT_UI_ACTOR
API_AVAILABLE(macos(10.15))
@interface NSSwitch : NSControl
@end

NS_SWIFT_UI_ACTOR
@interface NSSlider : NSControl
@end

typedef NS_ENUM(NSUInteger, NSProgressIndicatorStyle) {
  NSProgressIndicatorStyleBar = 0,
  NSProgressIndicatorStyleSpinning = 1,
} NS_SWIFT_NAME(NSProgressIndicator.Style);

NS_SWIFT_UI_ACTOR
@interface NSProgressIndicator : NSView
@property NSProgressIndicatorStyle style;
@end

NS_SWIFT_UI_ACTOR
@interface NSViewController : NSResponder
- (instancetype)initWithNibName:(nullable NSString *)nibName
                         bundle:(nullable NSBundle *)bundle NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
@property(strong) NSView *view;
- (void)loadView;
- (void)viewDidLoad;
@end

NS_ASSUME_NONNULL_END
