import LayoutReport

extension LayoutItem {
  func contentDemand(along axis: NSLayoutConstraint.Axis) -> ContentDemand? {
    let place = content?.place
    return ContentDemand(
      countedContent(along: axis), weightInStack: place?.axis == axis ? place?.weight : nil)
  }
}
