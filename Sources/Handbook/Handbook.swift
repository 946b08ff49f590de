// This module has no code. It exists so that a target owns Docs.docc. It imports the modules that the
// articles describe.

import OpenAutoLayout
import PowerAnchors
import PowerAnchorsDiagnostics
import PowerAnchorsGuides
import PowerAnchorsSpacing
