import Foundation

/// A row of items in a bar: some from its leading side, some from its trailing side, and a view between
/// them, which is in the middle of the bar if there is room.
///
/// The distances are chosen, since those of iOS 26 are not recorded: the margins are those of the views
/// of controllers, and views are 8 points apart.
@MainActor
struct BarRow {
  var leading: [UIBarButtonItem] = []
  var center: BarItemView?
  /// The items at the trailing side, in the direction of reading.
  var trailing: [UIBarButtonItem] = []

  private static let spacing: CGFloat = 8

  static func margin(ofWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// A view, a space, or the gap between two views.
  private struct Piece {
    var view: BarItemView?
    var size: CGSize
    var isFlexible = false
  }

  /// Shows the items in a bar, and places them in a row of it. Items that do not fit are made narrower by
  /// one factor.
  func place(in row: CGRect, of bar: UIView, beside lines: [BarLabel] = []) {
    let items = (leading + trailing).filter { $0.kind == .button }
    // Texts are measured for the pixels of their tree.
    bar.showParts(items.map(\.shownView) + [center].compactMap(\.self) + lines)
    let first = pieces(of: leading)
    let last = pieces(of: trailing)
    let margin = Self.margin(ofWidth: row.width)
    let room = max(0, row.width - 2 * margin)
    let gap = first.isEmpty || last.isEmpty ? 0 : Self.spacing
    let lengths = (first + last).reduce(gap) { $0 + $1.size.width }
    let factor = lengths > room ? room / lengths : 1
    let flexibleCount = (first + last).count(where: \.isFlexible)
    let share = flexibleCount == 0 ? 0 : max(0, room - lengths) / CGFloat(flexibleCount)

    func length(_ piece: Piece) -> CGFloat {
      piece.isFlexible ? share : piece.size.width * factor
    }
    func put(_ view: BarItemView, _ size: CGSize, at position: CGFloat, _ length: CGFloat) {
      let height = min(size.height, row.height)
      view.frame = CGRect(
        x: row.minX + (bar.isRightToLeft ? row.width - position - length : position),
        y: row.minY + (row.height - height) / 2, width: length, height: height)
    }
    func put(_ pieces: [Piece], at start: CGFloat) {
      var position = start
      for piece in pieces {
        let length = length(piece)
        if let view = piece.view { put(view, piece.size, at: position, length) }
        position += length
      }
    }

    let lastStart = row.width - margin - last.reduce(0) { $0 + length($1) }
    put(first, at: margin)
    put(last, at: lastStart)
    guard let center else { return }
    let start =
      first.isEmpty ? margin : margin + first.reduce(0) { $0 + length($1) } + Self.spacing
    let end = last.isEmpty ? row.width - margin : lastStart - Self.spacing
    let size = center.askForSize()
    let between = max(0, end - start)
    // A search bar has no width of its own.
    let width = size.width > 0 ? min(size.width, between) : between
    put(center, size, at: max(start, min((row.width - width) / 2, end - width)), width)
  }

  private func pieces(of items: [UIBarButtonItem]) -> [Piece] {
    var pieces: [Piece] = []
    for item in items {
      switch item.kind {
      case .fixedSpace: pieces.append(Piece(size: CGSize(width: max(0, item.width), height: 0)))
      case .flexibleSpace: pieces.append(Piece(size: .zero, isFlexible: true))
      case .button:
        if pieces.last?.view != nil {
          pieces.append(Piece(size: CGSize(width: Self.spacing, height: 0)))
        }
        let view = item.shownView
        var size = view.askForSize()
        if item.width > 0 { size.width = item.width }
        pieces.append(Piece(view: view, size: size))
      }
    }
    return pieces
  }
}
