#pragma once
#import "NSLayoutConstraint.h"

@class NSView;

NS_ASSUME_NONNULL_BEGIN

typedef NSString *NSUserInterfaceItemIdentifier NS_TYPED_EXTENSIBLE_ENUM;

API_AVAILABLE(macos(10.11)) NS_SWIFT_UI_ACTOR
@interface NSLayoutGuide : NSObject <NSCoding>
@property(readonly) CGRect frame;
@property(nullable, weak) NSView *owningView;
@property(copy) NSUserInterfaceItemIdentifier identifier;

@property(readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property(readonly, strong) NSLayoutDimension *widthAnchor;
@property(readonly, strong) NSLayoutDimension *heightAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;

@property(readonly) BOOL hasAmbiguousLayout;
- (NSArray<NSLayoutConstraint *> *)constraintsAffectingLayoutForOrientation:
    (NSLayoutConstraintOrientation)orientation NS_SWIFT_NAME(constraintsAffectingLayout(for:));
@end

NS_ASSUME_NONNULL_END
