#pragma once
#import "NSLayoutConstraint.h"

@class UIView;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(9.0), tvos(9.0)) NS_SWIFT_UI_ACTOR
@interface UILayoutGuide : NSObject <NSCoding>
@property(nonatomic, readonly) CGRect layoutFrame;
@property(nonatomic, weak, nullable) UIView *owningView;
@property(nonatomic, copy) NSString *identifier;

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

- (NSArray<NSLayoutConstraint *> *)constraintsAffectingLayoutForAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(constraintsAffectingLayout(for:)) API_AVAILABLE(ios(10.0), tvos(10.0));
@property(nonatomic, readonly) BOOL hasAmbiguousLayout API_AVAILABLE(ios(10.0), tvos(10.0));
@end

API_AVAILABLE(ios(15.0), tvos(15.0), visionos(1.0)) NS_SWIFT_UI_ACTOR
@interface UITrackingLayoutGuide : UILayoutGuide
@end

API_AVAILABLE(ios(15.0), tvos(15.0), visionos(1.0)) NS_SWIFT_UI_ACTOR
@interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@property(nonatomic) BOOL followsUndockedKeyboard;
@property(nonatomic) BOOL usesBottomSafeArea API_AVAILABLE(ios(17.0), tvos(17.0), visionos(1.0));
@property(nonatomic) CGFloat keyboardDismissPadding
    API_AVAILABLE(ios(17.0), tvos(17.0), visionos(1.0));
@end

NS_ASSUME_NONNULL_END
