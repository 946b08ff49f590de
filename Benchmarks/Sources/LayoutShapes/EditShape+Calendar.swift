import PowerAnchors

extension EditShape {
  /// The text of an event gets higher, in a calendar whose days lie below one another. Events that overlap in time stand
  /// below one another, too, would be equally high, and share the height of their day.
  static let eventInCalendar = EditShape("event in a calendar") { viewCount in
    let root = LayoutView.root(width: 700, height: CGFloat(9 * viewCount))
    var numbers = PseudorandomNumbers()
    var edited: ChangingView?
    var dayTop = root.topAnchor
    for _ in 0..<viewCount / 20 {
      let day = UILayoutGuide()
      root.addLayoutGuide(day)
      day.topAnchor.constrain(to: dayTop)
      day.heightAnchor.constrain(to: 180)
      dayTop = day.bottomAnchor
      var events: [(view: ChangingView, hours: Range<Int>)] = []
      for _ in 0..<20 {
        let start = numbers.next(below: 600)
        let hours = start..<start + 20 + numbers.next(below: 80)
        let view = ChangingView()
        root.addSubviewsUsingAutoLayout(view)
        view.leadingAnchor.constrain(to: root.leadingAnchor, with: CGFloat(start))
        view.topAnchor.constrain(.greaterThanOrEqual, to: day.topAnchor)
        view.bottomAnchor.constrain(.lessThanOrEqual, to: day.bottomAnchor)
        view.topAnchor.constrain(to: day.topAnchor, prioritizeAs: LayoutPriority(200))
        view.heightAnchor.constrain(to: day.heightAnchor, prioritizeAs: LayoutPriority(100))
        let overlapped = events.filter { $0.hours.overlaps(hours) }
        for other in overlapped {
          view.topAnchor.constrain(
            .greaterThanOrEqual, to: other.view.bottomAnchor, with: 2,
            prioritizeAs: LayoutPriority(900))
          view.heightAnchor.constrain(
            to: other.view.heightAnchor, prioritizeAs: LayoutPriority(500))
        }
        events.append((view, hours))
        // The last one that ends its day and overlaps two others, or else the first that does.
        if edited == nil || events.count == 20, overlapped.count == 2 { edited = view }
      }
    }
    return EditedLayout(root: root) { edited?.height = CGFloat(18 + $0 % 5) }
  }
}
