#pragma once
#import <Foundation/Foundation.h>

typedef struct UIEdgeInsets {
  CGFloat top;
  CGFloat left;
  CGFloat bottom;
  CGFloat right;
} UIEdgeInsets;

typedef struct NSDirectionalEdgeInsets {
  CGFloat top;
  CGFloat leading;
  CGFloat bottom;
  CGFloat trailing;
} NSDirectionalEdgeInsets API_AVAILABLE(ios(11.0), tvos(11.0));

typedef NS_OPTIONS(NSUInteger, NSDirectionalRectEdge) {
  NSDirectionalRectEdgeNone = 0,
  NSDirectionalRectEdgeTop = 1 << 0,
  NSDirectionalRectEdgeLeading = 1 << 1,
  NSDirectionalRectEdgeBottom = 1 << 2,
  NSDirectionalRectEdgeTrailing = 1 << 3,
  NSDirectionalRectEdgeAll = NSDirectionalRectEdgeTop | NSDirectionalRectEdgeLeading
      | NSDirectionalRectEdgeBottom | NSDirectionalRectEdgeTrailing,
} API_AVAILABLE(ios(13.0), tvos(13.0));
