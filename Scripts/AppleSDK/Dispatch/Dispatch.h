#pragma once
#include <ObjectiveC/NSObject.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(macos(10.10), ios(8.0))
NS_SWIFT_NAME(DispatchObject) NS_SWIFT_SENDABLE
@interface OS_dispatch_object : NSObject
@end

API_AVAILABLE(macos(10.10), ios(8.0))
NS_SWIFT_NAME(DispatchQueue) NS_SWIFT_SENDABLE
@interface OS_dispatch_queue : OS_dispatch_object
@end

API_AVAILABLE(macos(10.10), ios(8.0))
NS_SWIFT_NAME(DispatchSemaphore) NS_SWIFT_SENDABLE
@interface OS_dispatch_semaphore : OS_dispatch_object
@end

NS_ASSUME_NONNULL_END
