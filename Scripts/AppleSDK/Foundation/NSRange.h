#pragma once
#include <ObjectiveC/NSObject.h>

typedef struct _NSRange {
  NSUInteger location;
  NSUInteger length;
} NSRange;

typedef NSRange *NSRangePointer;
