// With UIKit and OpenAutoLayout, this module only exports PowerAnchors.
@_exported public import PowerAnchors
