import OpenAutoLayout
import Testing

/// The guide for the line below a row of a list.
@MainActor
struct SeparatorGuideTests {
  @Test(arguments: [false, true])
  func theLineBeginsWhereItIsConstrainedTo(rightToLeft: Bool) {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.traitOverrides.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    let guide = cell.separatorLayoutGuide
    #expect(cell.separatorLayoutGuide === guide && cell.layoutGuides == [guide])
    cell.layoutIfNeeded()
    let margin = cell.layoutMargins.left
    #expect(
      guide.layoutFrame
        == CGRect(
          x: rightToLeft ? 0 : margin, y: 43, width: 320 - margin, height: 1))
    let title = UILabel()
    title.text = "Grace"
    title.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 60),
      title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
      title.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -12),
      guide.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    ])
    cell.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: rightToLeft ? 0 : 60, y: 43, width: 260, height: 1))
  }

  @Test func theLineChangesNoHeight() {
    func height(withGuide: Bool) -> CGFloat {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      var content = cell.defaultContentConfiguration()
      content.text = "Grace"
      cell.contentConfiguration = content
      if withGuide { _ = cell.separatorLayoutGuide }
      return cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(withGuide: true) == height(withGuide: false))
  }
}
