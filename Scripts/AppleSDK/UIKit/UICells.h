#pragma once
#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UITableViewCellStyle) {
  UITableViewCellStyleDefault,
  UITableViewCellStyleValue1,
  UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle,
} NS_SWIFT_NAME(UITableViewCell.CellStyle);

NS_SWIFT_UI_ACTOR
@interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(nullable NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly, strong) UIView *contentView;
@end

NS_SWIFT_UI_ACTOR
@interface UITableViewHeaderFooterView : UIView
- (instancetype)initWithReuseIdentifier:(nullable NSString *)reuseIdentifier
    NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly, strong) UIView *contentView;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionReusableView : UIView
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@property(nonatomic, readonly) UIView *contentView;
@end

API_AVAILABLE(ios(2.0), tvos(9.0), macCatalyst(13.1), visionos(1.0)) NS_SWIFT_UI_ACTOR
@interface UITableView : UIScrollView
@end

API_AVAILABLE(ios(6.0), tvos(9.0), macCatalyst(13.1), visionos(1.0)) NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIScrollView
@end

NS_ASSUME_NONNULL_END
