#pragma once
#include "Foundation.h"
#include "NSRange.h"

NS_ASSUME_NONNULL_BEGIN

@class NSAttributedString;

typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM
  NS_SWIFT_NAME(NSAttributedString.Key);

typedef NS_OPTIONS(NSUInteger, NSAttributedStringEnumerationOptions) {
  NSAttributedStringEnumerationReverse = (1UL << 1),
  NSAttributedStringEnumerationLongestEffectiveRangeNotRequired = (1UL << 20)
} NS_SWIFT_NAME(NSAttributedString.EnumerationOptions);

@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property(readonly, copy) NSString *string;
- (NSDictionary<NSAttributedStringKey, id> *)
  attributesAtIndex:(NSUInteger)location
     effectiveRange:(nullable NSRangePointer)range;
@end

@interface NSAttributedString (NSExtendedAttributedString)
@property(readonly) NSUInteger length;
- (nullable id)attribute:(NSAttributedStringKey)attrName
                 atIndex:(NSUInteger)location
          effectiveRange:(nullable NSRangePointer)range;
- (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
- (BOOL)isEqualToAttributedString:(NSAttributedString *)other;
- (instancetype)initWithString:(NSString *)str;
- (instancetype)initWithString:(NSString *)str
                    attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
- (instancetype)initWithAttributedString:(NSAttributedString *)attrStr;
- (void)
  enumerateAttributesInRange:(NSRange)enumerationRange
                     options:(NSAttributedStringEnumerationOptions)opts
                  usingBlock:
                    (void(NS_NOESCAPE ^)(
                      NSDictionary<NSAttributedStringKey, id> *attrs, NSRange range, BOOL *stop))block;
- (void)enumerateAttribute:(NSAttributedStringKey)attrName
                   inRange:(NSRange)enumerationRange
                   options:(NSAttributedStringEnumerationOptions)opts
                usingBlock:
                  (void(NS_NOESCAPE ^)(id _Nullable value, NSRange range, BOOL *stop))block;
@end

@interface NSMutableAttributedString : NSAttributedString
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)str;
- (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs
                range:(NSRange)range;
@end

@interface NSMutableAttributedString (NSExtendedMutableAttributedString)
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)removeAttribute:(NSAttributedStringKey)name range:(NSRange)range;
- (void)replaceCharactersInRange:(NSRange)range
            withAttributedString:(NSAttributedString *)attrString;
- (void)insertAttributedString:(NSAttributedString *)attrString atIndex:(NSUInteger)loc;
- (void)appendAttributedString:(NSAttributedString *)attrString;
- (void)deleteCharactersInRange:(NSRange)range;
- (void)setAttributedString:(NSAttributedString *)attrString;
- (void)beginEditing;
- (void)endEditing;
@end

NS_ASSUME_NONNULL_END
