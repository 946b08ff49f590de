// One import also imports the core and the platform.
@_exported public import PowerAnchors
