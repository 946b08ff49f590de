#include "Meters.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

bool runs_under_valgrind(void) { return RUNNING_ON_VALGRIND; }

void forget_instructions(void) { CALLGRIND_ZERO_STATS; }

void write_instructions(const char *name) { CALLGRIND_DUMP_STATS_AT(name); }
#else
bool runs_under_valgrind(void) { return false; }

void forget_instructions(void) {}

void write_instructions(const char *name) {}
#endif
