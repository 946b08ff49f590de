#pragma once
#import <Foundation/Foundation.h>

@class NSLayoutConstraint, NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(9.0), tvos(9.0)) NS_SWIFT_UI_ACTOR
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
@end

API_AVAILABLE(ios(9.0), tvos(9.0)) NS_SWIFT_UI_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
- (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutXAxisAnchor *)otherAnchor
    NS_SWIFT_NAME(anchorWithOffset(to:)) API_AVAILABLE(ios(10.0), tvos(10.0));
- (NSLayoutConstraint *)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(equalToSystemSpacingAfter:multiplier:))
    API_AVAILABLE(ios(11.0), tvos(11.0));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:))
    API_AVAILABLE(ios(11.0), tvos(11.0));
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:))
    API_AVAILABLE(ios(11.0), tvos(11.0));
@end

API_AVAILABLE(ios(9.0), tvos(9.0)) NS_SWIFT_UI_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
- (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutYAxisAnchor *)otherAnchor
    NS_SWIFT_NAME(anchorWithOffset(to:)) API_AVAILABLE(ios(10.0), tvos(10.0));
- (NSLayoutConstraint *)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(equalToSystemSpacingBelow:multiplier:))
    API_AVAILABLE(ios(11.0), tvos(11.0));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:))
    API_AVAILABLE(ios(11.0), tvos(11.0));
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                            multiplier:(CGFloat)multiplier
    NS_SWIFT_NAME(constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:))
    API_AVAILABLE(ios(11.0), tvos(11.0));
@end

API_AVAILABLE(ios(9.0), tvos(9.0)) NS_SWIFT_UI_ACTOR
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
