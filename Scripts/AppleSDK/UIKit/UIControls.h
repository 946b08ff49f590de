#pragma once
#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE
@interface UIImage : NSObject
@property(nonatomic, readonly) CGSize size;
@end

NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@property(nullable, nonatomic, strong) UIImage *image;
@end

typedef NSString *UIFontTextStyle NS_TYPED_ENUM NS_SWIFT_NAME(UIFont.TextStyle)
    API_AVAILABLE(ios(7.0), tvos(9.0));
extern UIFontTextStyle const UIFontTextStyleBody API_AVAILABLE(ios(7.0), tvos(9.0));

NS_SWIFT_SENDABLE
@interface UIFont : NSObject
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
    NS_SWIFT_NAME(preferredFont(forTextStyle:)) API_AVAILABLE(ios(7.0), tvos(9.0));
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize NS_SWIFT_NAME(systemFont(ofSize:));
@end

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView
@property(nullable, nonatomic, copy) NSString *text;
@property(null_resettable, nonatomic, strong) UIFont *font;
@property(nonatomic) BOOL adjustsFontForContentSizeCategory API_AVAILABLE(ios(10.0), tvos(10.0));
@property(nonatomic) NSInteger numberOfLines;
@property(nonatomic) CGFloat preferredMaxLayoutWidth;
@property(nonatomic) BOOL adjustsFontSizeToFitWidth;
@property(nonatomic) CGFloat minimumScaleFactor;
- (CGRect)textRectForBounds:(CGRect)bounds
     limitedToNumberOfLines:(NSInteger)numberOfLines
    NS_SWIFT_NAME(textRect(forBounds:limitedToNumberOfLines:));
@end

NS_SWIFT_UI_ACTOR
@interface UITextView : UIScrollView
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationBar : UIView
@end

NS_SWIFT_UI_ACTOR
@interface UITabBar : UIView
@end

NS_SWIFT_UI_ACTOR
@interface UISearchBar : UIView
@end

#if !__is_target_os(tvos)
API_AVAILABLE(ios(2.0), macCatalyst(13.1), visionos(1.0)) NS_SWIFT_UI_ACTOR
@interface UIToolbar : UIView
@end

API_AVAILABLE(ios(2.0), macCatalyst(13.1), visionos(1.0)) NS_SWIFT_UI_ACTOR
@interface UIPickerView : UIView
@end
#endif

API_AVAILABLE(ios(8.0), tvos(9.0), macCatalyst(13.1), visionos(1.0)) NS_SWIFT_UI_ACTOR
@interface UIVisualEffectView : UIView
@property(nonatomic, strong, readonly) UIView *contentView;
@end

typedef NS_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem API_AVAILABLE(ios(7.0), tvos(9.0)),
} NS_SWIFT_NAME(UIButton.ButtonType);

typedef NS_OPTIONS(NSUInteger, UIControlState) {
  UIControlStateNormal = 0,
  UIControlStateHighlighted = 1 << 0,
} NS_SWIFT_NAME(UIControl.State);

NS_SWIFT_UI_ACTOR
@interface UIControl : UIView
@end

NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl
@end

NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl
+ (instancetype)buttonWithType:(UIButtonType)type NS_SWIFT_NAME(init(type:));
@property(nullable, nonatomic, readonly, strong) NSString *currentTitle;
@property(nullable, nonatomic, readonly, strong) UILabel *titleLabel;
- (void)setTitle:(nullable NSString *)title
        forState:(UIControlState)state NS_SWIFT_NAME(setTitle(_:for:));
@end

#if !__is_target_os(tvos)
API_AVAILABLE(ios(2.0), macCatalyst(13.1), visionos(1.0)) NS_SWIFT_UI_ACTOR
@interface UIDatePicker : UIControl
@end
#endif

API_AVAILABLE(ios(16.0), macCatalyst(16.0), visionos(1.0)) API_UNAVAILABLE(tvos)
NS_SWIFT_UI_ACTOR
@interface UICalendarView : UIView
@end

API_AVAILABLE(ios(14.0), tvos(14.0), macCatalyst(14.0), visionos(1.0)) NS_SWIFT_UI_ACTOR
@interface UIListContentView : UIView
@end

API_AVAILABLE(ios(17.0), tvos(17.0), macCatalyst(17.0), visionos(1.0)) NS_SWIFT_UI_ACTOR
@interface UIContentUnavailableView : UIView
@end

NS_ASSUME_NONNULL_END
