#pragma once
#import <Foundation/Foundation.h>
#import "NSLayoutAnchor.h"

NS_ASSUME_NONNULL_BEGIN

typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
static const UILayoutPriority UILayoutPriorityRequired = 1000;
static const UILayoutPriority UILayoutPriorityDefaultHigh = 750;
static const UILayoutPriority UILayoutPriorityDragThatCanResizeScene
    API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos) = 510;
static const UILayoutPriority UILayoutPrioritySceneSizeStayPut
    API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos) = 500;
static const UILayoutPriority UILayoutPriorityDragThatCannotResizeScene
    API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos) = 490;
static const UILayoutPriority UILayoutPriorityDefaultLow = 250;
static const UILayoutPriority UILayoutPriorityFittingSizeLevel = 50;

typedef NS_ENUM(NSInteger, NSLayoutRelation) {
  NSLayoutRelationLessThanOrEqual = -1,
  NSLayoutRelationEqual = 0,
  NSLayoutRelationGreaterThanOrEqual = 1,
} NS_SWIFT_NAME(NSLayoutConstraint.Relation);

typedef NS_ENUM(NSInteger, NSLayoutAttribute) {
  NSLayoutAttributeLeft = 1,
  NSLayoutAttributeRight = 2,
  NSLayoutAttributeTop = 3,
  NSLayoutAttributeBottom = 4,
  NSLayoutAttributeLeading = 5,
  NSLayoutAttributeTrailing = 6,
  NSLayoutAttributeWidth = 7,
  NSLayoutAttributeHeight = 8,
  NSLayoutAttributeCenterX = 9,
  NSLayoutAttributeCenterY = 10,
  NSLayoutAttributeLastBaseline = 11,
  NSLayoutAttributeFirstBaseline = 12,
  NSLayoutAttributeLeftMargin = 13,
  NSLayoutAttributeRightMargin = 14,
  NSLayoutAttributeTopMargin = 15,
  NSLayoutAttributeBottomMargin = 16,
  NSLayoutAttributeLeadingMargin = 17,
  NSLayoutAttributeTrailingMargin = 18,
  NSLayoutAttributeCenterXWithinMargins = 19,
  NSLayoutAttributeCenterYWithinMargins = 20,
  NSLayoutAttributeNotAnAttribute = 0,
} NS_SWIFT_NAME(NSLayoutConstraint.Attribute);

typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1,
} NS_SWIFT_NAME(NSLayoutConstraint.Axis);

typedef NS_OPTIONS(NSUInteger, NSLayoutFormatOptions) {
  NSLayoutFormatAlignAllLeft = (1 << NSLayoutAttributeLeft),
  NSLayoutFormatAlignAllRight = (1 << NSLayoutAttributeRight),
  NSLayoutFormatAlignAllTop = (1 << NSLayoutAttributeTop),
  NSLayoutFormatAlignAllBottom = (1 << NSLayoutAttributeBottom),
  NSLayoutFormatAlignAllLeading = (1 << NSLayoutAttributeLeading),
  NSLayoutFormatAlignAllTrailing = (1 << NSLayoutAttributeTrailing),
  NSLayoutFormatAlignAllCenterX = (1 << NSLayoutAttributeCenterX),
  NSLayoutFormatAlignAllCenterY = (1 << NSLayoutAttributeCenterY),
  NSLayoutFormatAlignAllLastBaseline = (1 << NSLayoutAttributeLastBaseline),
  NSLayoutFormatAlignAllFirstBaseline = (1 << NSLayoutAttributeFirstBaseline),
  NSLayoutFormatAlignmentMask = 0xFFFF,
  NSLayoutFormatDirectionLeadingToTrailing = 0 << 16,
  NSLayoutFormatDirectionLeftToRight = 1 << 16,
  NSLayoutFormatDirectionRightToLeft = 2 << 16,
  NSLayoutFormatDirectionMask = 3 << 16,
  NSLayoutFormatSpacingEdgeToEdge API_AVAILABLE(ios(11.0), tvos(11.0)) = 0 << 19,
  NSLayoutFormatSpacingBaselineToBaseline API_AVAILABLE(ios(11.0), tvos(11.0)) = 1 << 19,
  NSLayoutFormatSpacingMask API_AVAILABLE(ios(11.0), tvos(11.0)) = 1 << 19,
} NS_SWIFT_NAME(NSLayoutConstraint.FormatOptions);

API_AVAILABLE(ios(6.0), tvos(9.0)) NS_SWIFT_UI_ACTOR
@interface NSLayoutConstraint : NSObject
+ (NSArray<NSLayoutConstraint *> *)
    constraintsWithVisualFormat:(NSString *)format
                        options:(NSLayoutFormatOptions)options
                        metrics:(nullable NSDictionary<NSString *, id> *)metrics
                          views:(NSDictionary<NSString *, id> *)views
    NS_SWIFT_NAME(constraints(withVisualFormat:options:metrics:views:));
+ (instancetype)constraintWithItem:(id)firstItem
                         attribute:(NSLayoutAttribute)firstAttribute
                         relatedBy:(NSLayoutRelation)relation
                            toItem:(nullable id)secondItem
                         attribute:(NSLayoutAttribute)secondAttribute
                        multiplier:(CGFloat)multiplier
                          constant:(CGFloat)constant
    NS_SWIFT_NAME(init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:));
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NS_SWIFT_NAME(activate(_:)) API_AVAILABLE(ios(8.0), tvos(9.0));
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NS_SWIFT_NAME(deactivate(_:)) API_AVAILABLE(ios(8.0), tvos(9.0));

@property UILayoutPriority priority;
@property BOOL shouldBeArchived;
@property(nullable, readonly, assign) id firstItem;
@property(nullable, readonly, assign) id secondItem;
@property(readonly) NSLayoutAttribute firstAttribute;
@property(readonly) NSLayoutAttribute secondAttribute;
@property(readonly, copy) NSLayoutAnchor *firstAnchor API_AVAILABLE(ios(10.0), tvos(10.0));
@property(readonly, copy, nullable) NSLayoutAnchor *secondAnchor
    API_AVAILABLE(ios(10.0), tvos(10.0));
@property(readonly) NSLayoutRelation relation;
@property(readonly) CGFloat multiplier;
@property CGFloat constant;
@property(getter=isActive) BOOL active API_AVAILABLE(ios(8.0), tvos(9.0));
@property(nullable, copy) NSString *identifier;
@end

NS_ASSUME_NONNULL_END
