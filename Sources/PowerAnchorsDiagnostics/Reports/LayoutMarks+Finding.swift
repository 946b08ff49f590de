import LayoutReport

extension LayoutMarks {
  /// Marks a finding.
  mutating func mark(_ finding: Finding) {
    areas += finding.areas
    switch finding.kind {
    case .conflict: leftOut.formUnion(finding.leftOut.map { [$0] } ?? [])
    case .brokenOptional: broken.formUnion(finding.constraints)
    case .ambiguity:
      for item in finding.items { openAxes[item, default: []].formUnion(finding.parts.map(\.axis)) }
    case .emptyView, .clippedText, .smallTarget, .heldOpen, .scrollContent, .fixedFrame,
      .hiddenSpace:
      openAxes[finding.items[0], default: []].formUnion(finding.parts.map(\.axis))
    case .translatedMask: openAxes[finding.items[0]] = Set(LayoutFacts.Axis.allCases)
    case .mixedDirections, .unsafeArea: broken.formUnion(finding.constraints)
    case .outsideSuperview, .overlap, .underKeyboard, .endlessLayout, .unusedAcceptance: break
    }
  }
}
