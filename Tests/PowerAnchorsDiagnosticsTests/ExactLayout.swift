#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import LayoutSolver
  import PowerAnchors

  /// A tree's constraints in exact numbers, read without this package's reader: for what is plain, from
  /// left to right, in whole and half points.
  @MainActor
  struct ExactLayout {
    private(set) var layout = LinearLayout()
    private let root: LayoutView
    private var blocks: [ObjectIdentifier: Int] = [:]

    init(_ root: LayoutView, _ views: [LayoutView]) throws(Rational.Overflow) {
      self.root = root
      blocks[ObjectIdentifier(root)] = 0
      layout.columns = [0, 0, root.frame.width, root.frame.height].map {
        LinearLayout.Column(kind: .origin, fixed: Self.exact($0))
      }
      for view in views {
        blocks[ObjectIdentifier(view)] = layout.columns.count
        for kind in [Solver.Kind.origin, .origin, .size, .size] {
          layout.columns.append(LinearLayout.Column(kind: kind))
        }
        addContent(of: view)
      }
      for constraint in ([root] + views).flatMap(\.constraints)
      where type(of: constraint) == NSLayoutConstraint.self {
        try add(constraint)
      }
    }

    /// Which of the views the reference leaves more than one frame; `nil` if constraints contradict each
    /// other.
    func ambiguous(among views: [LayoutView]) throws(Rational.Overflow) -> [LayoutView]? {
      let solution = try ReferenceSolution(layout)
      guard solution.leftOut.isEmpty else { return nil }
      return views.filter { view in
        let first = column(0, of: view)
        return solution.determinedValues[first..<first + 4].contains { $0 == nil }
      }
    }

    private static func exact(_ number: CGFloat) -> Rational { Rational(Int(number * 2), over: 2) }

    private func column(_ part: Int, of view: LayoutView) -> Int {
      (blocks[ObjectIdentifier(view)] ?? 0) + part
    }

    private mutating func addContent(of view: LayoutView) {
      let size = view.intrinsicContentSize
      for (axis, length, part) in [
        (LayoutAxis.horizontal, size.width, 2), (.vertical, size.height, 3),
      ] where length != LayoutView.noIntrinsicMetric {
        let pairs: [(Solver.Relation, LayoutPriority)] = [
          (.lessThanOrEqual, view.contentHuggingPriority(for: axis)),
          (.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis)),
        ]
        for (relation, priority) in pairs {
          layout.rows.append(
            LinearLayout.Row(
              terms: [.init(coefficient: 1, column: column(part, of: view))], relation: relation,
              constant: Self.exact(length), priority: priority.rawValue, author: .engine))
        }
      }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) throws(Rational.Overflow) {
      var sums: [Int: Rational] = [:]
      for (item, attribute, factor) in [
        (constraint.firstItem, constraint.firstAttribute, 1),
        (constraint.secondItem, constraint.secondAttribute, -Self.exact(constraint.multiplier)),
      ] {
        for (column, coefficient) in terms(item, attribute) {
          sums[column] = try sums[column, default: 0] + factor * coefficient
        }
      }
      let relation: Solver.Relation =
        switch constraint.relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        default: .equal
        }
      layout.rows.append(
        LinearLayout.Row(
          terms: sums.map { .init(coefficient: $0.value, column: $0.key) }, relation: relation,
          constant: Self.exact(constraint.constant), priority: constraint.priority.rawValue))
    }

    /// A side as a sum of columns: a position counts from the root, over all origins on the way.
    private func terms(
      _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> [(column: Int, coefficient: Rational)] {
      guard let view = item as? LayoutView else { return [] }
      let length: (part: Int, share: Rational) =
        switch attribute {
        case .leading: (2, 0)
        case .top: (3, 0)
        case .centerX: (2, Rational(1, over: 2))
        case .centerY: (3, Rational(1, over: 2))
        case .trailing, .width: (2, 1)
        default: (3, 1)
        }
      var terms = [(column: column(length.part, of: view), coefficient: length.share)]
      if attribute == .width || attribute == .height { return terms }
      var next: LayoutView? = view
      while let view = next {
        terms.append((column(length.part - 2, of: view), 1))
        next = view === root ? nil : view.superview
      }
      return terms
    }
  }
#endif
