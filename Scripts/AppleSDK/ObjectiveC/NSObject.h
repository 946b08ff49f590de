#pragma once
#include "Declarations.h"

#if __x86_64__ && __is_target_os(macos)
typedef signed char BOOL;
#else
typedef _Bool BOOL;
#endif
typedef long NSInteger;
typedef unsigned long NSUInteger;

typedef id _Nullable (*IMP)(id _Nonnull, SEL _Nonnull, ...);

@class NSMethodSignature, NSString, Protocol;
typedef struct _NSZone NSZone;

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NAME(NSObjectProtocol)
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
@property(readonly) Class superclass;
- (id)performSelector:(SEL)aSelector NS_SWIFT_NAME(perform(_:));
- (id)performSelector:(SEL)aSelector
           withObject:(nullable id)object NS_SWIFT_NAME(perform(_:with:));
- (id)performSelector:(SEL)aSelector
           withObject:(nullable id)object1
           withObject:(nullable id)object2 NS_SWIFT_NAME(perform(_:with:with:));
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass NS_SWIFT_NAME(isKind(of:));
- (BOOL)isMemberOfClass:(Class)aClass NS_SWIFT_NAME(isMember(of:));
- (BOOL)conformsToProtocol:(Protocol *)aProtocol NS_SWIFT_NAME(conforms(to:));
- (BOOL)respondsToSelector:(SEL)aSelector NS_SWIFT_NAME(responds(to:));
@property(readonly, copy) NSString *description;
@optional
@property(readonly, copy) NSString *debugDescription;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (void)load;
+ (void)initialize;
+ (instancetype)alloc;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (id)copy;
- (id)mutableCopy;
+ (BOOL)instancesRespondToSelector:(SEL)aSelector NS_SWIFT_NAME(instancesRespond(to:));
+ (BOOL)conformsToProtocol:(Protocol *)protocol NS_SWIFT_NAME(conforms(to:));
- (IMP)methodForSelector:(SEL)aSelector NS_SWIFT_NAME(method(for:));
+ (IMP)instanceMethodForSelector:(SEL)aSelector NS_SWIFT_NAME(instanceMethod(for:));
- (void)doesNotRecognizeSelector:(SEL)aSelector;
- (nullable id)forwardingTargetForSelector:(SEL)aSelector NS_SWIFT_NAME(forwardingTarget(for:));
+ (BOOL)isSubclassOfClass:(Class)aClass NS_SWIFT_NAME(isSubclass(of:));
+ (BOOL)resolveClassMethod:(SEL)sel;
+ (BOOL)resolveInstanceMethod:(SEL)sel;
+ (NSUInteger)hash;
+ (Class)superclass;
+ (NSString *)description;
+ (NSString *)debugDescription;
@property(readonly, copy) NSString *debugDescription;
@end

NS_ASSUME_NONNULL_END
