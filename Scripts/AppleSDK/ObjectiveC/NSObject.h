#pragma once
#include "Declarations.h"

#if __x86_64__ && __is_target_os(macos)
typedef signed char BOOL;
#else
typedef _Bool BOOL;
#endif
typedef long NSInteger;
typedef unsigned long NSUInteger;

@class NSString;
typedef struct _NSZone NSZone;

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NAME(NSObjectProtocol)
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
@property(readonly, copy) NSString *description;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (id)copy;
- (id)mutableCopy;
@end

NS_ASSUME_NONNULL_END
