#pragma once
#include "Foundation.h"

NS_ASSUME_NONNULL_BEGIN

@interface NSObject (NSKeyValueCoding)
@property(class, readonly) BOOL accessInstanceVariablesDirectly;
- (nullable id)valueForKey:(NSString *)key NS_SWIFT_NAME(value(forKey:));
- (void)setValue:(nullable id)value forKey:(NSString *)key NS_SWIFT_NAME(setValue(_:forKey:));
- (BOOL)validateValue:(inout id _Nullable *_Nonnull)ioValue
               forKey:(NSString *)inKey
                error:(NSError **)outError NS_SWIFT_NAME(validateValue(_:forKey:));
- (NSMutableArray *)mutableArrayValueForKey:(NSString *)key
    NS_SWIFT_NAME(mutableArrayValue(forKey:));
- (NSMutableOrderedSet *)mutableOrderedSetValueForKey:(NSString *)key
    NS_SWIFT_NAME(mutableOrderedSetValue(forKey:));
- (NSMutableSet *)mutableSetValueForKey:(NSString *)key NS_SWIFT_NAME(mutableSetValue(forKey:));
- (nullable id)valueForKeyPath:(NSString *)keyPath NS_SWIFT_NAME(value(forKeyPath:));
- (void)setValue:(nullable id)value
      forKeyPath:(NSString *)keyPath NS_SWIFT_NAME(setValue(_:forKeyPath:));
- (BOOL)validateValue:(inout id _Nullable *_Nonnull)ioValue
           forKeyPath:(NSString *)inKeyPath
                error:(NSError **)outError NS_SWIFT_NAME(validateValue(_:forKeyPath:));
- (NSMutableArray *)mutableArrayValueForKeyPath:(NSString *)keyPath
    NS_SWIFT_NAME(mutableArrayValue(forKeyPath:));
- (NSMutableOrderedSet *)mutableOrderedSetValueForKeyPath:(NSString *)keyPath
    NS_SWIFT_NAME(mutableOrderedSetValue(forKeyPath:));
- (NSMutableSet *)mutableSetValueForKeyPath:(NSString *)keyPath
    NS_SWIFT_NAME(mutableSetValue(forKeyPath:));
- (nullable id)valueForUndefinedKey:(NSString *)key NS_SWIFT_NAME(value(forUndefinedKey:));
- (void)setValue:(nullable id)value
    forUndefinedKey:(NSString *)key NS_SWIFT_NAME(setValue(_:forUndefinedKey:));
- (void)setNilValueForKey:(NSString *)key NS_SWIFT_NAME(setNilValueForKey(_:));
- (NSDictionary<NSString *, id> *)dictionaryWithValuesForKeys:(NSArray<NSString *> *)keys
    NS_SWIFT_NAME(dictionaryWithValues(forKeys:));
- (void)setValuesForKeysWithDictionary:(NSDictionary<NSString *, id> *)keyedValues
    NS_SWIFT_NAME(setValuesForKeys(_:));
@end

typedef NSString *NSKeyValueChangeKey NS_TYPED_ENUM;

typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) {
  NSKeyValueObservingOptionNew = 0x01,
  NSKeyValueObservingOptionOld = 0x02,
  NSKeyValueObservingOptionInitial = 0x04,
  NSKeyValueObservingOptionPrior = 0x08
};

typedef NS_ENUM(NSUInteger, NSKeyValueChange) {
  NSKeyValueChangeSetting = 1,
  NSKeyValueChangeInsertion = 2,
  NSKeyValueChangeRemoval = 3,
  NSKeyValueChangeReplacement = 4,
};

typedef NS_ENUM(NSUInteger, NSKeyValueSetMutationKind) {
  NSKeyValueUnionSetMutation = 1,
  NSKeyValueMinusSetMutation = 2,
  NSKeyValueIntersectSetMutation = 3,
  NSKeyValueSetSetMutation = 4
};

@interface NSObject (NSKeyValueObserving)
- (void)observeValueForKeyPath:(nullable NSString *)keyPath
                      ofObject:(nullable id)object
                        change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change
                       context:(nullable void *)context
    NS_SWIFT_NAME(observeValue(forKeyPath:of:change:context:));
- (void)addObserver:(NSObject *)observer
         forKeyPath:(NSString *)keyPath
            options:(NSKeyValueObservingOptions)options
            context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer
            forKeyPath:(NSString *)keyPath
               context:(nullable void *)context API_AVAILABLE(macos(10.7), ios(5.0));
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
- (void)willChangeValueForKey:(NSString *)key NS_SWIFT_NAME(willChangeValue(forKey:));
- (void)didChangeValueForKey:(NSString *)key NS_SWIFT_NAME(didChangeValue(forKey:));
- (void)willChange:(NSKeyValueChange)changeKind
    valuesAtIndexes:(NSIndexSet *)indexes
             forKey:(NSString *)key NS_SWIFT_NAME(willChange(_:valuesAt:forKey:));
- (void)didChange:(NSKeyValueChange)changeKind
    valuesAtIndexes:(NSIndexSet *)indexes
             forKey:(NSString *)key NS_SWIFT_NAME(didChange(_:valuesAt:forKey:));
- (void)willChangeValueForKey:(NSString *)key
              withSetMutation:(NSKeyValueSetMutationKind)mutationKind
                 usingObjects:(NSSet *)objects
    NS_SWIFT_NAME(willChangeValue(forKey:withSetMutation:using:));
- (void)didChangeValueForKey:(NSString *)key
             withSetMutation:(NSKeyValueSetMutationKind)mutationKind
                usingObjects:(NSSet *)objects
    NS_SWIFT_NAME(didChangeValue(forKey:withSetMutation:using:));
+ (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key
    NS_SWIFT_NAME(keyPathsForValuesAffectingValue(forKey:));
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key
    NS_SWIFT_NAME(automaticallyNotifiesObservers(forKey:));
@property(nullable) void *observationInfo;
@end

NS_ASSUME_NONNULL_END
