#pragma once
#include <CoreGraphics/CGGeometry.h>
#include <ObjectiveC/NSObject.h>

NS_ASSUME_NONNULL_BEGIN

@class NSCoder;

@protocol NSCopying
- (id)copyWithZone:(nullable void *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@interface NSCoder : NSObject
@end

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSCopying>
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant Element> : NSObject <NSCopying>
@end

__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant Key, __covariant Value> : NSObject <NSCopying>
@end

typedef struct NSEdgeInsets {
  CGFloat top;
  CGFloat left;
  CGFloat bottom;
  CGFloat right;
} NSEdgeInsets API_AVAILABLE(macos(10.10)) API_UNAVAILABLE(ios) API_UNAVAILABLE(tvos);

NS_ASSUME_NONNULL_END
