import OpenAutoLayout
import Testing

/// Labels of several lines in cells and stacks, as they were recorded on iOS 26 at 2 pixels a point.
@MainActor
struct WrappingCellTests {
  private let scene = Scene(320, 600, scale: 2)

  private func note(lines: Int) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.numberOfLines = lines
    label.text =
      "A longer note that needs a third line at this size once it has said everything it has to "
      + "say about itself"
    return label
  }

  /// The least size of a view that is as wide as the screen.
  private func fit(_ view: UIView) -> CGSize {
    view.contentScaleFactor = 2
    return view.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @Test(arguments: [(0, 78), (2, 60)] as [(Int, CGFloat)], [false, true])
  func f16AndC2ARowIsAPointHigherThanItsNote(_ note: (lines: Int, height: CGFloat), inStack: Bool) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = self.note(lines: note.lines)
    let view = inStack ? UIStackView(arrangedSubviews: [label]) : label
    (view as? UIStackView)?.axis = .vertical
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    view.pinEdges(12, 16, 12, 16)
    #expect(fit(cell.contentView) == CGSize(width: 320, height: note.height))
    #expect(fit(cell) == CGSize(width: 320, height: note.height))
    // As a table has it, which adds a point for the separator.
    cell.frame = CGRect(x: 0, y: 160, width: 320, height: note.height + 1)
    scene.root.addSubview(cell)
    scene.layout()
    #expect(view.frame == CGRect(x: 16, y: 12, width: 288, height: note.height - 23))
    #expect(label.frame.height == note.height - 23)
  }

  /// The line below a row is the table's: without one, there is nothing to give away.
  @Test(arguments: [false, true], [UITableViewCell.AccessoryType.none, .disclosureIndicator])
  func aCellThatSizedItselfHasItsTextsAsHighAsTheyAre(
    isRightToLeft: Bool, accessory: UITableViewCell.AccessoryType
  ) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = accessory
    if isRightToLeft { cell.semanticContentAttribute = .forceRightToLeft }
    let texts = [note(lines: 1), note(lines: 0)]
    for text in texts {
      text.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
        text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      ])
    }
    NSLayoutConstraint.activate([
      texts[0].topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      texts[1].topAnchor.constraint(equalTo: texts[0].bottomAnchor, constant: 4),
      texts[1].bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
    ])
    cell.frame.size = fit(cell)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.height == cell.frame.height)
    for text in texts {
      let needed = text.sizeThatFits(CGSize(width: text.frame.width, height: 0)).height
      #expect(abs(text.frame.height - needed) <= 0.5)
    }
    #expect(texts[1].frame.height > texts[0].frame.height)
  }

  @Test func notesInAColumnAreAsHighAsTheirLines() {
    let notes = (0..<3).map { _ in note(lines: 0) }
    let stack = UIStackView(arrangedSubviews: notes)
    (stack.axis, stack.spacing) = (.vertical, 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(stack)
    stack.pinOrigin()
    stack.widthAnchor.constraint(equalToConstant: 288).isActive = true
    scene.layout()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 288, height: 178))
    #expect(notes.map(\.frame.minY) == [0, 62, 124])
  }

  @Test func s30TheBaselinesOfARowOfLabels() {
    let stack = UIStackView(
      arrangedSubviews: [("Big", 28), ("small", 13), ("mid", 17)].map { text, size in
        let label = UILabel()
        (label.text, label.font) = (text, .systemFont(ofSize: size))
        return label
      })
    (stack.alignment, stack.spacing) = (.firstBaseline, 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(stack)
    stack.pinOrigin()
    scene.layout()
    #expect(stack.frame.height == 33.5)
    #expect(abs(stack.frame.width - 115.5) < 0.03 * 115.5)
    #expect(stack.subviews.map(\.frame.minY) == [0, 14, 10.5])
    #expect(stack.subviews.map(\.frame.height) == [33.5, 16, 20.5])
  }
}
