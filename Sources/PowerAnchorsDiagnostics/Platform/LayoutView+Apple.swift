#if !OpenAutoLayout && (canImport(AppKit) || (canImport(UIKit) && !os(watchOS)))
  import Foundation
  import LayoutReport
  import PowerAnchors

  extension LayoutView {
    /// The kit does not say where a baseline is.
    func knownBaseline(_ attribute: LayoutFacts.Attribute) -> CGFloat? { nil }

    /// Does nothing, since the kit logs what it will.
    func silenceConflictReports() -> () -> Void { {} }

    /// Whether a class is one of the system's frameworks, public or private. An app brings its own
    /// and others' along.
    static func isOfSystem(_ type: AnyClass) -> Bool {
      // Generic classes are made at run time, and lie in no image.
      if ["SwiftUI.", "SwiftUICore."].contains(where: String(reflecting: type).hasPrefix) {
        return true
      }
      // Simulators have the frameworks in a folder of their own, which has this one in it.
      return Bundle(for: type).bundlePath.contains("/System/Library/")
    }
  }

  extension NSLayoutConstraint {
    /// The kit shows no items of a constraint between distances.
    var distances: ComparedDistances? { nil }
  }
#endif
