#pragma once
// The C library, which Foundation hands on as a whole.

typedef __SIZE_TYPE__ size_t;

void *_Nullable malloc(size_t size);
void *_Nullable realloc(void *_Nullable memory, size_t size);
void *_Nullable calloc(size_t count, size_t size);
void free(void *_Nullable memory);
void abort(void) __attribute__((noreturn));
void exit(int status) __attribute__((noreturn));
unsigned int alarm(unsigned int seconds);
unsigned int sleep(unsigned int seconds);
char *_Nullable getenv(const char *_Nonnull name);

double acos(double);
double asin(double);
double atan(double);
double atan2(double, double);
double cbrt(double);
double ceil(double);
double cos(double);
double exp(double);
double fabs(double);
double floor(double);
double fmod(double, double);
double hypot(double, double);
double log(double);
double log10(double);
double log2(double);
double pow(double, double);
double round(double);
double sin(double);
double sqrt(double);
double tan(double);
double trunc(double);
