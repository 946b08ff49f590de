#pragma once
#include <CoreFoundation/CoreFoundation.h>
#include <CoreGraphics/CGGeometry.h>
#include <Darwin/Darwin.h>
#include <Dispatch/Dispatch.h>
#include <ObjectiveC/NSObject.h>

NS_ASSUME_NONNULL_BEGIN

@class NSCoder, NSError;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone NS_SWIFT_NAME(copy(with:));
@end

@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone NS_SWIFT_NAME(mutableCopy(with:));
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder NS_SWIFT_NAME(encode(with:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property(class, readonly) BOOL supportsSecureCoding;
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

// Its generic parameters are not imported, as with Apple's.
@interface NSMutableDictionary : NSDictionary
@end

@interface NSMutableArray<Element> : NSArray<Element>
@end

__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant Element> : NSObject <NSCopying>
@end

@interface NSMutableSet<Element> : NSSet<Element>
@end

@interface NSOrderedSet<__covariant Element> : NSObject <NSCopying>
@end

@interface NSMutableOrderedSet<Element> : NSOrderedSet<Element>
@end

__attribute__((swift_bridge("Foundation.IndexSet")))
@interface NSIndexSet : NSObject <NSCopying>
@end

@interface NSError : NSObject <NSCopying>
@end

@interface NSNumber : NSObject <NSCopying>
@property(readonly) double doubleValue;
@end

typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);

@protocol NSLocking
- (void)lock;
- (void)unlock;
@end

@interface NSUUID : NSObject <NSCopying>
@end

NS_SWIFT_SENDABLE
@interface NSLock : NSObject <NSLocking>
@end

NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@end

typedef NS_CLOSED_ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1L,
  NSOrderedSame,
  NSOrderedDescending
} NS_SWIFT_NAME(ComparisonResult);

NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property(class, readonly) BOOL isMainThread;
@property(class, readonly, strong) NSThread *currentThread NS_SWIFT_NAME(current);
@property(readonly, retain) NSMutableDictionary *threadDictionary;
+ (void)detachNewThreadWithBlock:(NS_SWIFT_SENDABLE void (^)(void))block
    NS_SWIFT_NAME(detachNewThread(_:))
    API_AVAILABLE(macos(10.12), ios(10.0), tvos(10.0), visionos(1.0));
@end

typedef struct NSEdgeInsets {
  CGFloat top;
  CGFloat left;
  CGFloat bottom;
  CGFloat right;
} NSEdgeInsets API_AVAILABLE(macos(10.10)) API_UNAVAILABLE(ios) API_UNAVAILABLE(tvos);

NS_ASSUME_NONNULL_END
