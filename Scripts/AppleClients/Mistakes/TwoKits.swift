// expected: 'NSLayoutConstraint' is ambiguous for type lookup
// platform: macos
import PowerAnchors
import SecondKit

func name(_ constraint: NSLayoutConstraint) {}
