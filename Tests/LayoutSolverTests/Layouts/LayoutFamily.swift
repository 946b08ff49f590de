/// The kinds of random layouts, from meaningless systems to what people build.
enum LayoutFamily: String, CaseIterable, Sendable {
  case tiny, dense, parallel, multiplied
  case toolbar, form, squeezedForm, list, chain, optionalChain, nest, aspect, events, shares,
    table, stack, web, conflicting

  /// The layout that a seed stands for.
  func layout(seed: UInt64, size: Int = 1) throws(Rational.Overflow) -> LinearLayout {
    var sketch = LayoutSketch(seed: seed, size: size, namesEnds: seed.isMultiple(of: 3))
    switch self {
    case .tiny: sketch.drawSystem(columns: 1...3, rows: 1...5)
    case .dense: sketch.drawSystem(columns: 3...6, rows: 4...12)
    case .parallel: try sketch.drawParallelRows()
    case .multiplied: try sketch.drawMultipliedViews()
    case .toolbar: try sketch.drawToolbar()
    case .form: try sketch.drawForm(isSqueezed: false)
    case .squeezedForm: try sketch.drawForm(isSqueezed: true)
    case .list: try sketch.drawList()
    case .chain: try sketch.drawChain(equality: 1000)
    case .optionalChain: try sketch.drawChain(equality: 750)
    case .nest: try sketch.drawNest()
    case .aspect: try sketch.drawAspect()
    case .events: try sketch.drawEvents()
    case .shares: try sketch.drawShares()
    case .table: try sketch.drawTable()
    case .stack: try sketch.drawStack()
    case .web: try sketch.drawWeb()
    case .conflicting: try sketch.drawConflicts()
    }
    return sketch.layout
  }
}
