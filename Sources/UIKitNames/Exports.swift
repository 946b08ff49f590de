// Where the foundation has UIKit's API, there is nothing to add to it.
@_exported public import PowerAnchors
