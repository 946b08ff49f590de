import LayoutReport
import PowerAnchors

extension LayoutReading {
  /// Measures the baselines that constraints name.
  ///
  /// UIKit does not say where a baseline is. So there, a guide is tied to each one for a layout, and
  /// taken away again: it is the only one that follows.
  mutating func readBaselines(around root: LayoutView) {
    var probes: [LayoutFacts.Side: BaselineProbe] = [:]
    for side in facts.constraints.lazy.flatMap(\.sides).filter({ $0.attribute.isBaseline }) {
      guard probes[side] == nil, let view = objects[side.item] as? LayoutView else { continue }
      if let distance = view.knownBaseline(side.attribute) {
        note(side, at: distance)
      } else {
        probes[side] = BaselineProbe(side.attribute, of: view)
      }
    }
    if probes.isEmpty { return }
    var top = root
    while let outer = top.surroundingView { top = outer }
    top.layOut()
    for (side, probe) in probes { note(side, at: probe.distance) }
    for probe in probes.values { probe.end() }
    top.layOut()
  }

  /// Notes a baseline.
  ///
  /// - Parameter distance: How far it is from the top of the view's bounds.
  private mutating func note(_ side: LayoutFacts.Side, at distance: Double) {
    let item = facts.items[side.item]
    let bounds = CGRect(origin: item.boundsOrigin, size: item.frame.size)
    let alignment = bounds.inset(by: item.alignmentInsets)
    if side.attribute == .firstBaseline {
      facts.items[side.item].firstBaseline = distance - alignment.minY
    } else {
      facts.items[side.item].lastBaseline = alignment.maxY - distance
    }
  }
}

/// A guide whose top is at a baseline.
@MainActor
private struct BaselineProbe {
  private let guide = LayoutGuide()
  private let constraint: NSLayoutConstraint

  init(_ attribute: LayoutFacts.Attribute, of view: LayoutView) {
    view.addLayoutGuide(guide)
    let anchor = attribute == .firstBaseline ? view.firstBaselineAnchor : view.lastBaselineAnchor
    constraint = guide.topAnchor.constraint(equalTo: anchor)
    constraint.isActive = true
  }

  /// Where it is in the view's bounds, counted downwards.
  var distance: Double { guide.reportFrame.minY }

  func end() {
    constraint.isActive = false
    guide.owningView?.removeLayoutGuide(guide)
  }
}
