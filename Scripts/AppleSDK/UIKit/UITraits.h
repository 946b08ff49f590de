#pragma once
#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
} API_AVAILABLE(ios(8.0), tvos(9.0));

typedef NSString *UIContentSizeCategory NS_TYPED_ENUM API_AVAILABLE(ios(7.0), tvos(9.0));
extern UIContentSizeCategory const UIContentSizeCategoryExtraSmall
    API_AVAILABLE(ios(7.0), tvos(9.0));
extern UIContentSizeCategory const UIContentSizeCategorySmall
    API_AVAILABLE(ios(7.0), tvos(9.0));
extern UIContentSizeCategory const UIContentSizeCategoryMedium
    API_AVAILABLE(ios(7.0), tvos(9.0));
extern UIContentSizeCategory const UIContentSizeCategoryExtraLarge
    API_AVAILABLE(ios(7.0), tvos(9.0));
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraLarge
    API_AVAILABLE(ios(7.0), tvos(9.0));
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraExtraLarge
    API_AVAILABLE(ios(7.0), tvos(9.0));
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityMedium
    API_AVAILABLE(ios(7.0), tvos(9.0));
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraLarge
    API_AVAILABLE(ios(7.0), tvos(9.0));
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraLarge
    API_AVAILABLE(ios(7.0), tvos(9.0));
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraExtraLarge
    API_AVAILABLE(ios(7.0), tvos(9.0));
extern UIContentSizeCategory const UIContentSizeCategoryLarge API_AVAILABLE(ios(7.0), tvos(9.0));
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityLarge
    API_AVAILABLE(ios(7.0), tvos(9.0));

NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject
@property(nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass
    API_AVAILABLE(ios(8.0), tvos(9.0));
@property(nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass
    API_AVAILABLE(ios(8.0), tvos(9.0));
@property(nonatomic, readonly) CGFloat displayScale API_AVAILABLE(ios(8.0), tvos(9.0));
@property(nonatomic, readonly, copy) UIContentSizeCategory preferredContentSizeCategory
    API_AVAILABLE(ios(10.0), tvos(10.0));
@end

NS_SWIFT_UI_ACTOR
@protocol UITraitEnvironment <NSObject>
@property(nonatomic, readonly) UITraitCollection *traitCollection API_AVAILABLE(ios(8.0));
@end

@interface UIView (Traits) <UITraitEnvironment>
@end

NS_ASSUME_NONNULL_END
