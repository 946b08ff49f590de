import PowerAnchors

extension ShapedLayout {
  /// Cards in a column, each a row of a picture, two texts and an accessory. Some details and accessories are hidden.
  static func stacks(cardCount: Int) -> ShapedLayout {
    let root = LayoutView.root(width: 320, height: 480)
    let column = StackView()
    column.orientVertically()
    column.spacing = 4
    var views: [LayoutView] = []
    var pictureHeights: [NSLayoutConstraint] = []
    for index in 0..<cardCount {
      let (card, texts) = (StackView(), StackView())
      let picture = ContentView(width: 40, height: 20)
      let title = ContentView(width: CGFloat(80 + index % 9 * 30), height: 20)
      let detail = ContentView(width: CGFloat(60 + index % 13 * 20), height: 16)
      let accessory = ContentView(width: 12, height: 20)
      card.spacing = 8
      texts.orientVertically()
      texts.spacing = 2
      detail.isHidden = index % 3 == 0
      accessory.isHidden = index % 5 == 0
      for text in [title, detail] { texts.addArrangedSubview(text) }
      for part in [picture, texts, accessory] { card.addArrangedSubview(part) }
      column.addArrangedSubview(card)
      pictureHeights.append(picture.heightAnchor.constrain(to: 40))
      views += [card, picture, texts, title, detail, accessory]
    }
    root.addSubviewsUsingAutoLayout(column)
    column.topAnchor.constrain(to: root.topAnchor)
    column.horizontalAnchors.constrain(to: root.horizontalAnchors)
    return ShapedLayout(root, views, edited: pictureHeights[cardCount / 2])
  }
}
