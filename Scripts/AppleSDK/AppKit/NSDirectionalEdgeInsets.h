#pragma once
#import <Foundation/Foundation.h>

typedef struct NSDirectionalEdgeInsets {
  CGFloat top;
  CGFloat leading;
  CGFloat bottom;
  CGFloat trailing;
} NSDirectionalEdgeInsets API_AVAILABLE(macos(10.15));

typedef NS_OPTIONS(NSUInteger, NSDirectionalRectEdge) {
  NSDirectionalRectEdgeNone = 0,
  NSDirectionalRectEdgeTop = 1 << 0,
  NSDirectionalRectEdgeLeading = 1 << 1,
  NSDirectionalRectEdgeBottom = 1 << 2,
  NSDirectionalRectEdgeTrailing = 1 << 3,
  NSDirectionalRectEdgeAll = NSDirectionalRectEdgeTop | NSDirectionalRectEdgeLeading
      | NSDirectionalRectEdgeBottom | NSDirectionalRectEdgeTrailing,
} API_AVAILABLE(macos(10.15));
