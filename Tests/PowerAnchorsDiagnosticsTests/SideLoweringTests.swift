import Foundation
import LayoutReport
import LayoutSolver
import Testing

/// What sides of constraints come to as sums of columns, below the engine and the reports.
struct SideLoweringTests {
  private static let root = 0
  private static let outer = 1
  private static let middle = 2
  private static let inner = 3
  private static let beside = 4

  /// `root` has `outer` and `beside` in it, `outer` has `middle`, and that has `inner`.
  private static var facts: LayoutFacts {
    var facts = LayoutFacts()
    let frames: [(name: String, parent: Int?, frame: CGRect)] = [
      ("root", nil, CGRect(x: 0, y: 0, width: 400, height: 800)),
      ("outer", root, CGRect(x: 10, y: 20, width: 300, height: 500)),
      ("middle", outer, CGRect(x: 7, y: 9, width: 200, height: 400)),
      ("inner", middle, CGRect(x: 3, y: 5, width: 100, height: 50)),
      ("beside", root, CGRect(x: 330, y: 600, width: 40, height: 30)),
    ]
    facts.items = frames.map {
      .init(name: $0.name, kind: .view, parent: $0.parent, frame: $0.frame)
    }
    for item in facts.items.indices {
      let number = Double(item)
      facts.items[item].alignmentInsets = .init(
        left: 1 + number, top: 2 + number, right: 0.5 + number, bottom: 0.25 + number)
      facts.items[item].margins = .init(left: 8, top: 4, right: 2, bottom: 1)
      facts.items[item].firstBaseline = 12
      facts.items[item].lastBaseline = 3
    }
    return facts
  }

  private typealias Attribute = LayoutFacts.Attribute

  private static let measures: [(Attribute, LayoutFacts.Place, Double)] = [
    (.left, .left, 0), (.right, .right, 0), (.top, .top, 0), (.bottom, .bottom, 0),
    (.leading, .left, 0), (.trailing, .right, 0), (.width, .width, 0), (.height, .height, 0),
    (.centerX, .centerX, 0), (.centerY, .centerY, 0),
    (.lastBaseline, .bottom, -3), (.firstBaseline, .top, 12),
    (.leftMargin, .left, 8), (.rightMargin, .right, -2),
    (.topMargin, .top, 4), (.bottomMargin, .bottom, -1),
    (.leadingMargin, .left, 8), (.trailingMargin, .right, -2),
    (.centerXWithinMargins, .centerX, 3), (.centerYWithinMargins, .centerY, 1.5),
  ]

  private static let mirroredMeasures: [(Attribute, LayoutFacts.Place, Double)] = [
    (.leading, .right, 0), (.trailing, .left, 0),
    (.leadingMargin, .right, -2), (.trailingMargin, .left, 8),
  ]

  @Test func eachAttributeIsMeasuredAtAPlace() {
    #expect(Self.measures.map(\.0.rawValue).sorted() == Array(1...20))
    for rightToLeft in [false, true] {
      for (attribute, place, distance) in Self.measures {
        let mirrored = Self.mirroredMeasures.first { $0.0 == attribute && rightToLeft }
        let measured = Self.facts.measured(
          .init(Self.inner, attribute), rightToLeft: rightToLeft)
        #expect(measured.place == mirrored?.1 ?? place, "\(attribute), \(rightToLeft)")
        #expect(measured.distance == mirrored?.2 ?? distance, "\(attribute), \(rightToLeft)")
        #expect(measured.item == Self.inner)
      }
    }
  }

  @Test func attributesAreOfAnAxisAndAKind() {
    let all = Self.measures.map(\.0)
    #expect(
      Set(all.filter { $0.axis == .horizontal })
        == [
          .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
          .leadingMargin, .trailingMargin, .centerXWithinMargins,
        ])
    #expect(all.filter { !$0.isLocation } == [.width, .height])
    #expect(
      all.filter { $0.isLocation && !$0.isEdge }
        == [.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins])
    #expect(all.filter(\.isBaseline) == [.lastBaseline, .firstBaseline])
    #expect(all.filter(\.isWithinMargins).count == 8)
    #expect(all.filter(\.followsReadingDirection).count == 4)
  }

  /// In whatever coordinates, and however deep, the terms come to where the frames are.
  @Test(arguments: [false, true])
  func aSideComesToWhereItLies(rightToLeft: Bool) {
    let facts = Self.facts
    for item in facts.items.indices {
      for space in facts.items.indices where facts.isInside(item, space) {
        for (attribute, _, _) in Self.measures {
          let side = facts.measured(.init(item, attribute), rightToLeft: rightToLeft)
          let row = RecordedRow(of: facts)
          row.known += row.addSide(-2, side, in: space, besides: nil)
          let position = facts.position(of: side, in: space)
          #expect(abs(row.value + 2 * position) < 1e-9, "\(attribute) of \(item) in \(space)")
        }
      }
    }
  }

  @Test func rowsAreShortHoweverDeepTheTree() {
    func columns(_ item: Int, in space: Int) -> Set<RecordedRow.Column> {
      let row = RecordedRow(of: Self.facts)
      _ = row.addSide(1, MeasuredSide(item, .left), in: space, besides: nil)
      return Set(row.terms.keys)
    }
    #expect(columns(Self.outer, in: Self.outer) == [])
    #expect(columns(Self.outer, in: Self.root) == [.item(Self.outer, .x)])
    #expect(
      columns(Self.middle, in: Self.root) == [.item(Self.middle, .x), .item(Self.outer, .x)])
    #expect(
      columns(Self.inner, in: Self.root) == [.item(Self.inner, .x), .origin(Self.middle, .x)])
    var deep = Self.facts
    deep.items.append(.init(name: "deepest", kind: .view, parent: Self.inner, frame: .zero))
    let row = RecordedRow(of: deep)
    _ = row.addSide(1, MeasuredSide(5, .top), in: Self.outer, besides: nil)
    #expect(
      Set(row.terms.keys)
        == [.item(5, .y), .origin(Self.inner, .y), .origin(Self.outer, .y)])
    #expect(row.itemsWithoutOrigin(upwardsFrom: Self.inner) { $0 == Self.outer } == [2, 3])
  }

  @Test(arguments: [RectanglePart.x, .y])
  func anOriginFollowsFromThatAround(part: RectanglePart) {
    for item in [Self.outer, Self.middle, Self.inner] {
      let row = RecordedRow(of: Self.facts)
      let constant = row.addOriginTerms(part, of: item)
      #expect(abs(row.value - constant) < 1e-9, "\(item)")
      #expect(row.terms.count == (item == Self.outer ? 2 : 3))
    }
  }

  @Test func aSideIsScrolledPastWhatIsOutside() {
    var facts = Self.facts
    facts.items[Self.outer].contentOffset = CGPoint(x: 30, y: 50)
    facts.items[Self.middle].contentOffset = CGPoint(x: 4, y: 6)
    func scrolled(_ place: LayoutFacts.Place, besides other: Int?) -> Double {
      let row = RecordedRow(of: facts)
      row.known += row.addSide(
        2, MeasuredSide(Self.inner, place), in: Self.root, besides: other)
      return row.value - 2 * facts.position(of: MeasuredSide(Self.inner, place), in: Self.root)
    }
    #expect(scrolled(.left, besides: Self.beside) == -68)
    #expect(scrolled(.bottom, besides: Self.beside) == -112)
    // The inner scroll view has the other side around it, and the outer one in it.
    #expect(scrolled(.centerX, besides: Self.outer) == -8)
    #expect(scrolled(.left, besides: Self.middle) == 0)
    #expect(scrolled(.width, besides: Self.beside) == 0)
    #expect(scrolled(.left, besides: nil) == 0)
  }

  @Test func aMirroredConstraintCountsToTheLeft() {
    var constraint = LayoutFacts.Constraint(
      first: .init(1, .leading), relation: .lessThanOrEqual, second: .init(0, .leading),
      constant: 8, holder: 0)
    #expect(constraint.physicalConstant == 8)
    #expect(constraint.physicalRelation == .lessThanOrEqual)
    constraint.isRightToLeft = true
    #expect(constraint.physicalConstant == -8)
    #expect(constraint.physicalRelation == .greaterThanOrEqual)
    (constraint.first, constraint.second) = (.init(1, .left), .init(0, .left))
    #expect(constraint.physicalConstant == 8)
  }

  @Test func contentIsWeightedByItsPlaceInAStack() {
    let content = LayoutFacts.Content(length: 40, hugging: 250, resistance: 750)
    #expect(ContentDemand(content, weightInStack: nil)?.constant == 40)
    #expect(ContentDemand(content, weightInStack: 1.5)?.constant == 60)
    #expect(ContentDemand(nil, weightInStack: nil) == nil)
    let empty = ContentDemand(nil, weightInStack: 1.5)
    #expect(empty?.constant == 0 && empty?.weight == 1.5)
    #expect(empty.map { $0.content.hugging > 0 && $0.content.resistance == 0 } == true)
    let far = LayoutFacts.Content(length: .infinity, hugging: 250, resistance: 750)
    #expect(ContentDemand(far, weightInStack: nil)?.constant == 1e9)
  }

  @Test func numbersAreClampedToABillion() {
    let numbers = [1e300, -.infinity, .nan, 1e9, -7.5]
    #expect(numbers.map(\.withinReach) == [1e9, -1e9, 0, 1e9, -7.5])
  }
}

extension LayoutFacts {
  /// Where a side lies in the coordinates of a space, by the frames.
  fileprivate func position(of side: MeasuredSide<Int>, in space: Int) -> Double {
    let origin = rectangles[space].origin
    let rectangle = rectangles[side.item].inset(by: items[side.item].alignmentInsets)
      .offsetBy(dx: -origin.x, dy: -origin.y)
    let position: CGFloat =
      switch side.place {
      case .left: rectangle.minX
      case .centerX: rectangle.midX
      case .right: rectangle.maxX
      case .top: rectangle.minY
      case .centerY: rectangle.midY
      case .bottom: rectangle.maxY
      case .width: rectangle.width
      case .height: rectangle.height
      }
    return Double(position) + side.distance
  }
}

/// A row as it is made, with the values that its columns have in the facts.
private final class RecordedRow: SideLowering {
  enum Column: Hashable {
    case item(Int, RectanglePart)
    case origin(Int, RectanglePart)
  }

  private let facts: LayoutFacts
  let solver = Solver()
  private var blocks: [Int: Solver.Block] = [:]
  private var origins: [Int: Solver.Block] = [:]
  var known = 0.0

  init(of facts: LayoutFacts) { self.facts = facts }

  /// Completes the row.
  private(set) lazy var terms: [Column: Double] = {
    let row = solver.addRow(.equal, 0)
    var terms: [Column: Double] = [:]
    for part in RectanglePart.allCases {
      for (item, block) in blocks {
        terms[.item(item, part)] = solver.coefficient(of: block[part.rawValue], in: row)
      }
      for (item, block) in origins {
        terms[.origin(item, part)] = solver.coefficient(of: block[part.rawValue], in: row)
      }
    }
    return terms.filter { $0.value != 0 }
  }()

  var value: Double {
    terms.reduce(known) { sum, term in
      switch term.key {
      case .item(let item, let part):
        let fact = facts.items[item]
        return sum
          + term.value * Double(part.value(of: fact.frame.inset(by: fact.alignmentInsets)))
      case .origin(let item, let part):
        let origin = facts.rectangles[item].origin
        return sum + term.value * Double(part == .x ? origin.x : origin.y)
      }
    }
  }

  var root: Int { 0 }
  var hasScrollViews: Bool { true }

  func parent(of item: Int) -> Int? { facts.items[item].parent }

  func isItem(_ item: Int, in ancestor: Int) -> Bool { facts.isInside(item, ancestor) }

  func alignmentInset(_ part: RectanglePart, of item: Int) -> Double {
    let insets = facts.items[item].alignmentInsets
    return part == .x ? insets.left : insets.top
  }

  func scrolls(_ item: Int) -> Bool { facts.items[item].contentOffset != .zero }

  func block(of item: Int) -> Solver.Block { block(of: item, &blocks) }

  func originBlock(of item: Int) -> Solver.Block { block(of: item, &origins) }

  private func block(of item: Int, _ blocks: inout [Int: Solver.Block]) -> Solver.Block {
    let block = blocks[item] ?? solver.addBlock(.origin, .origin, .size, .size)
    blocks[item] = block
    return block
  }

  func carry(_ item: Int) {}

  func addContentOffset(_ coefficient: Double, _ part: RectanglePart, of item: Int) -> Double {
    let offset = facts.items[item].contentOffset
    return coefficient * Double(part == .x ? offset.x : offset.y)
  }
}
