#pragma once
#import <Foundation/Foundation.h>
#import "NSLayoutAnchor.h"

NS_ASSUME_NONNULL_BEGIN

typedef float NSLayoutPriority NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSLayoutConstraint.Priority);
static const NSLayoutPriority NSLayoutPriorityRequired = 1000;
static const NSLayoutPriority NSLayoutPriorityDefaultHigh = 750;
static const NSLayoutPriority NSLayoutPriorityDragThatCanResizeWindow = 510;
static const NSLayoutPriority NSLayoutPriorityWindowSizeStayPut = 500;
static const NSLayoutPriority NSLayoutPriorityDragThatCannotResizeWindow = 490;
static const NSLayoutPriority NSLayoutPriorityDefaultLow = 250;
static const NSLayoutPriority NSLayoutPriorityFittingSizeCompression = 50;

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
  NSLayoutAttributeNotAnAttribute = 0,
} NS_SWIFT_NAME(NSLayoutConstraint.Attribute);

typedef NS_ENUM(NSInteger, NSLayoutConstraintOrientation) {
  NSLayoutConstraintOrientationHorizontal = 0,
  NSLayoutConstraintOrientationVertical = 1,
} NS_SWIFT_NAME(NSLayoutConstraint.Orientation);

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
} NS_SWIFT_NAME(NSLayoutConstraint.FormatOptions);

API_AVAILABLE(macos(10.7)) NS_SWIFT_UI_ACTOR
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
    NS_SWIFT_NAME(activate(_:)) API_AVAILABLE(macos(10.10));
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NS_SWIFT_NAME(deactivate(_:)) API_AVAILABLE(macos(10.10));

@property NSLayoutPriority priority;
@property BOOL shouldBeArchived;
@property(nullable, readonly, assign) id firstItem;
@property(nullable, readonly, assign) id secondItem;
@property(readonly) NSLayoutAttribute firstAttribute;
@property(readonly) NSLayoutAttribute secondAttribute;
@property(readonly, copy) NSLayoutAnchor *firstAnchor API_AVAILABLE(macos(10.12));
@property(readonly, copy, nullable) NSLayoutAnchor *secondAnchor
    API_AVAILABLE(macos(10.12));
@property(readonly) NSLayoutRelation relation;
@property(readonly) CGFloat multiplier;
@property CGFloat constant;
@property(getter=isActive) BOOL active API_AVAILABLE(macos(10.10));
@property(nullable, copy) NSString *identifier;
@end

NS_ASSUME_NONNULL_END
