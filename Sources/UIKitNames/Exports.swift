// With UIKit and OpenAutoLayout, this module exports PowerAnchors, and has only the checks of the
// snippets.
@_exported public import PowerAnchors
