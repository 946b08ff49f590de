// The notation of Apple's public headers: where an API exists, what isolates it, and how Swift
// spells it.
#pragma once

#define PLATFORM_ios(version) __attribute__((availability(ios, introduced = version)))
#define PLATFORM_tvos(version) __attribute__((availability(tvos, introduced = version)))
#define PLATFORM_visionos(version) __attribute__((availability(xros, introduced = version)))
#define PLATFORM_macos(version) __attribute__((availability(macos, introduced = version)))
#define PLATFORM_macCatalyst(version) \
  __attribute__((availability(maccatalyst, introduced = version)))

#define AVAILABLE_1(a) PLATFORM_##a
#define AVAILABLE_2(a, b) PLATFORM_##a PLATFORM_##b
#define AVAILABLE_3(a, b, c) PLATFORM_##a PLATFORM_##b PLATFORM_##c
#define AVAILABLE_4(a, b, c, d) AVAILABLE_2(a, b) AVAILABLE_2(c, d)
#define AVAILABLE_5(a, b, c, d, e) AVAILABLE_3(a, b, c) AVAILABLE_2(d, e)
#define AVAILABLE_COUNT(a, b, c, d, e, name, ...) name
#define API_AVAILABLE(...) \
  AVAILABLE_COUNT( \
    __VA_ARGS__, AVAILABLE_5, AVAILABLE_4, AVAILABLE_3, AVAILABLE_2, AVAILABLE_1)(__VA_ARGS__)
#define API_UNAVAILABLE(platform) __attribute__((availability(platform, unavailable)))

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))

// Open: a later system may add cases, so Swift asks for `@unknown default`.
#define NS_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#define NS_CLOSED_ENUM(type, name) \
  enum __attribute__((enum_extensibility(closed))) name : type name; \
  enum __attribute__((enum_extensibility(closed))) name : type
#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
