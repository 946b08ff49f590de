// One import gives the core and the platform, too.
@_exported public import PowerAnchors
