#pragma once
#include "Foundation.h"

NS_ASSUME_NONNULL_BEGIN

// What Foundation adds to every object.

@interface NSObject (NSCoderMethods)
+ (NSInteger)version;
+ (void)setVersion:(NSInteger)aVersion;
@property(nullable, readonly) Class classForCoder;
- (nullable id)replacementObjectForCoder:(NSCoder *)coder NS_SWIFT_NAME(replacementObject(for:));
- (nullable id)awakeAfterUsingCoder:(NSCoder *)coder NS_SWIFT_NAME(awakeAfter(using:));
@end

@interface NSObject (NSKeyedArchiverObjectSubstitution)
@property(nullable, readonly) Class classForKeyedArchiver;
+ (NSArray<NSString *> *)classFallbacksForKeyedArchiver;
@end

@interface NSObject (NSKeyedUnarchiverObjectSubstitution)
+ (Class)classForKeyedUnarchiver;
@end

@interface NSObject (NSDiscardableContentProxy)
@property(readonly, retain) id autoContentAccessingProxy API_AVAILABLE(macos(10.6), ios(4.0));
@end

@interface NSObject (NSDelayedPerforming)
- (void)performSelector:(SEL)aSelector
             withObject:(nullable id)anArgument
             afterDelay:(NSTimeInterval)delay NS_SWIFT_NAME(perform(_:with:afterDelay:));
+ (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget
    NS_SWIFT_NAME(cancelPreviousPerformRequests(withTarget:));
@end

@interface NSObject (NSThreadPerformAdditions)
- (void)performSelectorOnMainThread:(SEL)aSelector
                         withObject:(nullable id)arg
                      waitUntilDone:(BOOL)wait
    NS_SWIFT_NAME(performSelector(onMainThread:with:waitUntilDone:));
- (void)performSelectorInBackground:(SEL)aSelector
                         withObject:(nullable id)arg
    NS_SWIFT_NAME(performSelector(inBackground:with:)) API_AVAILABLE(macos(10.5), ios(2.0));
@end

// Scripts are of the Mac alone.
#if __is_target_os(macos) || __is_target_environment(macabi)
@class NSClassDescription, NSScriptObjectSpecifier;
typedef unsigned int FourCharCode;

@interface NSObject (NSScriptClassDescription)
@property(readonly) FourCharCode classCode;
@property(readonly, copy) NSString *className;
@end

@interface NSObject (NSClassDescriptionPrimitives)
@property(readonly, copy) NSClassDescription *classDescription;
@property(readonly, copy) NSArray<NSString *> *attributeKeys;
@property(readonly, copy) NSArray<NSString *> *toOneRelationshipKeys;
@property(readonly, copy) NSArray<NSString *> *toManyRelationshipKeys;
- (nullable NSString *)inverseForRelationshipKey:(NSString *)relationshipKey
    NS_SWIFT_NAME(inverse(forRelationshipKey:));
@end

@interface NSObject (NSScripting)
- (nullable id)scriptingValueForSpecifier:(NSScriptObjectSpecifier *)objectSpecifier
    NS_SWIFT_NAME(scriptingValue(for:));
@property(nullable, copy) NSDictionary<NSString *, id> *scriptingProperties;
- (nullable id)copyScriptingValue:(id)value
                           forKey:(NSString *)key
                   withProperties:(NSDictionary<NSString *, id> *)properties
    NS_SWIFT_NAME(copyScriptingValue(_:forKey:withProperties:));
@end

@interface NSObject (NSScriptObjectSpecifiers)
@property(nullable, readonly) NSScriptObjectSpecifier *objectSpecifier;
@end

@interface NSObject (NSComparisonMethods)
- (BOOL)isEqualTo:(nullable id)object NS_SWIFT_NAME(isEqual(to:));
- (BOOL)isLessThanOrEqualTo:(nullable id)object NS_SWIFT_NAME(isLessThanOrEqual(to:));
- (BOOL)isLessThan:(nullable id)object NS_SWIFT_NAME(isLessThan(_:));
- (BOOL)isGreaterThanOrEqualTo:(nullable id)object NS_SWIFT_NAME(isGreaterThanOrEqual(to:));
- (BOOL)isGreaterThan:(nullable id)object NS_SWIFT_NAME(isGreaterThan(_:));
- (BOOL)isNotEqualTo:(nullable id)object NS_SWIFT_NAME(isNotEqual(to:));
- (BOOL)doesContain:(id)object NS_SWIFT_NAME(doesContain(_:));
- (BOOL)isLike:(NSString *)object NS_SWIFT_NAME(isLike(_:));
- (BOOL)isCaseInsensitiveLike:(NSString *)object NS_SWIFT_NAME(isCaseInsensitiveLike(_:));
@end
#endif

NS_ASSUME_NONNULL_END
