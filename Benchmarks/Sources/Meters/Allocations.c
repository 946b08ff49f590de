#include "Meters.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>

// An executable's malloc takes the place of glibc's for every library, Swift's runtime included.
// Measurements allocate on the main thread only, so a plain counter does.
static unsigned long count;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count += 1;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

unsigned long allocation_count(void) { return count; }

void keep_freed_memory(void) { mallopt(M_TRIM_THRESHOLD, 1 << 30); }

void use_up_freed_memory(void) {
  // What a small block costs depends on what was freed before: a list of its size, a larger block to
  // split. Without any of these, every block is cut from the end of the heap, which is long enough.
  for (size_t size = 1 << 16; size >= 16; size -= size > 1024 ? 1024 : 16) {
    struct mallinfo2 before, after = mallinfo2();
    do {
      before = after;
      if (!__libc_malloc(size)) return;
      after = mallinfo2();
    } while (after.keepcost == before.keepcost);
  }
  mallopt(M_TOP_PAD, 1 << 24);
  while (mallinfo2().keepcost < 1 << 22) {
    if (!__libc_malloc(1 << 16)) return;
  }
}

unsigned long allocated_bytes(void) {
  struct mallinfo2 information = mallinfo2();
  return information.uordblks + information.hblkhd;
}
#else
unsigned long allocation_count(void) { return 0; }

void keep_freed_memory(void) {}

void use_up_freed_memory(void) {}

unsigned long allocated_bytes(void) { return 0; }
#endif
