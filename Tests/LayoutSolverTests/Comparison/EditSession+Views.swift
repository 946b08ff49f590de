import LayoutSolver
import RandomTestSupport

extension EditSession {
  private typealias Term = LinearLayout.Term
  private typealias Row = LinearLayout.Row

  /// Adds or removes a view, or puts a row in the place of another one, and says what.
  ///
  /// Most views follow one other, as the last of a list does, or come between two. Then the others
  /// hardly ever have to be solved again.
  mutating func editViews(_ random: inout SplitMix64) -> String {
    switch random.number(1...8) {
    case 1...2:
      let view = addView(&random)
      return "c\(view) added with its rows"
    case 3:
      return addViewBetween(&random)
    case 4...5:
      guard let number = addedViews.popLast() else { return "nothing" }
      removeView(number)
      return "b\(number) removed with its rows"
    case 6:
      return replaceRow(&random)
    case 7:
      return editConstant(&random)
    default:
      return edit(&random)
    }
  }

  /// Adds a view that rows give all that it has.
  ///
  /// - Returns: Its first column: origin, size, origin, size.
  private mutating func addView(_ random: inout SplitMix64) -> Int {
    let others = columns.indices.filter { columns[$0] != nil }
    let kinds: [Solver.Kind] = [.origin, .size, .origin, .size]
    let first = addBlock(kinds.map { LinearLayout.Column(kind: $0) })
    addedViews.append(first / 4)
    var rows = [sizeRows(of: first + 1, &random), sizeRows(of: first + 3, &random)].joined() + []
    var links = [Term(coefficient: 1, column: first)]
    for _ in 0..<random.number(0...2) {
      guard let other = others.isEmpty ? nil : random.pick(others) else { break }
      links.append(Term(coefficient: -1, column: other))
    }
    rows.append(
      Row(
        terms: links, relation: .equal, constant: Rational(random.number(0...20)),
        priority: random.pick([1000, 1000, 600])))
    rows.append(
      Row(
        terms: [
          Term(coefficient: 1, column: first + 2), Term(coefficient: -1, column: first),
          Term(coefficient: -1, column: first + 1),
        ],
        relation: .equal, constant: Rational(random.number(0...8))))
    if random.oneIn(3) {
      // Beside it, or overlapping it.
      rows.append(
        Row(
          terms: [Term(coefficient: 1, column: first + 2)], relation: .lessThanOrEqual,
          constant: Rational(random.number(0...400)), priority: random.pick([1000, 700])))
    }
    while !rows.isEmpty { addRow(rows.remove(at: random.number(0...rows.count - 1))) }
    return first
  }

  private func sizeRows(of column: Int, _ random: inout SplitMix64) -> [Row] {
    let terms = [Term(coefficient: 1, column: column)]
    let size = Rational(random.number(0...30))
    if random.oneIn(2) { return [Row(terms: terms, relation: .equal, constant: size)] }
    return [
      Row(terms: terms, relation: .lessThanOrEqual, constant: size, priority: 250),
      Row(terms: terms, relation: .greaterThanOrEqual, constant: size, priority: 750),
    ]
  }

  /// Puts a view into a row, so that what it names becomes further apart by the view's size.
  private mutating func addViewBetween(_ random: inout SplitMix64) -> String {
    let candidates = rows.indices.filter { rows[$0].content.terms.count > 1 }
    guard !candidates.isEmpty else { return "nothing" }
    let position = random.pick(candidates)
    var row = rows[position].content
    removeRow(position)
    let view = addView(&random)
    row.terms.append(Term(coefficient: random.pick([1, -1]), column: view + 1))
    addRow(row)
    return "c\(view) put into row \(position)"
  }

  /// Puts a row with another constant, or the same one, in the place of a row.
  private mutating func replaceRow(_ random: inout SplitMix64) -> String {
    guard !rows.isEmpty else { return "nothing" }
    let position = random.number(0...rows.count - 1)
    var row = rows[position].content
    removeRow(position)
    if random.oneIn(2), let moved = try? row.constant + Rational(random.number(-3...3)) {
      row.constant = moved
    }
    addRow(row)
    return "row \(position) to the end as \(row)"
  }
}
