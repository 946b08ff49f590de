#pragma once

// Apple's CGFloat, and what is made of it, belong to this module. Here they are CoreGraphics'.

typedef long CFIndex;
typedef double CFTimeInterval;
typedef double CFAbsoluteTime;
typedef unsigned long CFTypeID;
typedef unsigned long CFHashCode;
typedef unsigned long CFOptionFlags;
