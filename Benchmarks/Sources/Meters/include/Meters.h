#pragma once

#include <stdbool.h>

/// The time that the thread has run on a processor, in nanoseconds. Unlike a clock on the wall it
/// stands still while others run.
double processor_time(void);

/// How many blocks of memory the process has asked for; 0 where the allocator cannot be counted.
unsigned long allocation_count(void);

/// How many bytes the process holds in blocks of memory; 0 where that is unknown.
unsigned long allocated_bytes(void);

/// Has the allocator keep what is freed, so that asking the system for pages is not measured.
void keep_freed_memory(void);

/// Takes every freed block of memory for good, so that what blocks cost next does not depend on what
/// the process has done before.
void use_up_freed_memory(void);

/// Whether the process runs under valgrind.
bool runs_under_valgrind(void);

/// Forgets the instructions that callgrind has counted.
void forget_instructions(void);

/// Has callgrind write down the instructions since it last forgot, under a name.
void write_instructions(const char *name);
