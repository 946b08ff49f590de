#pragma once
#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibName
                         bundle:(nullable NSBundle *)bundle NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
@property(null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded API_AVAILABLE(ios(9.0), tvos(9.0));
- (void)viewDidLoad;
- (void)updateViewConstraints;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
@property(nonatomic) UIEdgeInsets additionalSafeAreaInsets API_AVAILABLE(ios(11.0), tvos(11.0));
@property(nonatomic, readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins
    API_AVAILABLE(ios(11.0), tvos(11.0));
@property(nonatomic) BOOL viewRespectsSystemMinimumLayoutMargins
    API_AVAILABLE(ios(11.0), tvos(11.0));
@end

NS_ASSUME_NONNULL_END
