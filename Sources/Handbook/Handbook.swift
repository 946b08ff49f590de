// The module has no code: it exists so that a target owns Docs.docc. The imports are the modules that
// its articles are about.

import OpenAutoLayout
import PowerAnchors
import PowerAnchorsDiagnostics
import PowerAnchorsGuides
import PowerAnchorsSpacing
