#pragma once
#import <Foundation/Foundation.h>

@class NSLayoutConstraint, NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;

// The documentation of AppKit does not say whether anchors are isolated, so both are checked.
#if ANCHORS_ARE_ISOLATED
#define ANCHOR_ISOLATION NS_SWIFT_UI_ACTOR
#else
#define ANCHOR_ISOLATION
#endif

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(macos(10.11)) ANCHOR_ISOLATION
@interface NSLayoutAnchor<AnchorType> : NSObject <NSCopying, NSCoding>
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NS_SWIFT_NAME(constraint(equalTo:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NS_SWIFT_NAME(constraint(lessThanOrEqualTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                            constant:(CGFloat)constant
    NS_SWIFT_NAME(constraint(equalTo:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                            constant:(CGFloat)constant
    NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                            constant:(CGFloat)constant
    NS_SWIFT_NAME(constraint(lessThanOrEqualTo:constant:));

@property(readonly, copy) NSString *name API_AVAILABLE(macos(10.12));
@property(readonly, nullable, weak) id item API_AVAILABLE(macos(10.12));
@property(readonly) BOOL hasAmbiguousLayout API_AVAILABLE(macos(10.12));
@property(readonly) NSArray<NSLayoutConstraint *> *constraintsAffectingLayout
    API_AVAILABLE(macos(10.12));
@end

API_AVAILABLE(macos(10.11)) ANCHOR_ISOLATION
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
- (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutXAxisAnchor *)otherAnchor
    NS_SWIFT_NAME(anchorWithOffset(to:)) API_AVAILABLE(macos(10.12));
- (NSLayoutConstraint *)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(equalToSystemSpacingAfter:multiplier:))
    API_AVAILABLE(macos(11.0));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:))
    API_AVAILABLE(macos(11.0));
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:))
    API_AVAILABLE(macos(11.0));
@end

API_AVAILABLE(macos(10.11)) ANCHOR_ISOLATION
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
- (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutYAxisAnchor *)otherAnchor
    NS_SWIFT_NAME(anchorWithOffset(to:)) API_AVAILABLE(macos(10.12));
- (NSLayoutConstraint *)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(equalToSystemSpacingBelow:multiplier:))
    API_AVAILABLE(macos(11.0));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:))
    API_AVAILABLE(macos(11.0));
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:))
    API_AVAILABLE(macos(11.0));
@end

API_AVAILABLE(macos(10.11)) ANCHOR_ISOLATION
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant
    NS_SWIFT_NAME(constraint(equalToConstant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)constant
    NS_SWIFT_NAME(constraint(greaterThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)constant
    NS_SWIFT_NAME(constraint(lessThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(equalTo:multiplier:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                            multiplier:(CGFloat)multiplier
                                              constant:(CGFloat)constant
    NS_SWIFT_NAME(constraint(equalTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor
                                            multiplier:(CGFloat)multiplier
                                              constant:(CGFloat)constant
    NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor
                                            multiplier:(CGFloat)multiplier
                                              constant:(CGFloat)constant
    NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:constant:));
@end

NS_ASSUME_NONNULL_END
