/// The exchanges since a basis was factored, each a factor of its own behind those of the basis: the product form of
/// the inverse (G. Dantzig and W. Orchard-Hays, 1954).
///
/// Such a factor is the unit matrix, with the entering column, solved for the basis, at the position of the exchange.
/// There are forms that have fewer entries where a sum couples many views (Q. Huangfu and J. Hall, "Novel update
/// techniques for the revised simplex method", 2015). They saved a seventh of a table's instructions.
struct BasisUpdates: ~Copyable {
  typealias Entry = BasisFactorization.Entry

  struct Update {
    var position: Int32
    /// What the entering column has at the position. It is divided by, and not among the entries: to subtract 1 from it
    /// and to multiply would lose digits.
    var pivot: Double
    /// The other entries of the column are entries[start..<end].
    var start: Int32
    var end: Int32

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  private(set) var updates = FlatArray<Update>()
  private var entries = FlatArray<Entry>()
  /// By position: the updates whose columns have it.
  private var mentions = Mentions()
  /// By position: the updates that exchanged it.
  private var exchanges = Mentions()
  /// The updates that have work to do in a solve.
  private var isLeft = OrderedBits()
  /// How many entries were read.
  var work = 0

  mutating func removeAll(size: Int) {
    updates.removeAll()
    entries.removeAll()
    mentions.reset(count: size)
    exchanges.reset(count: size)
    isLeft.reset(count: 0)
    work = 0
  }

  mutating func append(_ column: borrowing SparseVector, exchanging position: Int32) {
    let number = Int32(updates.count)
    let start = Int32(entries.count)
    for index in column.indices.elements where column[index] != 0 {
      mentions.add(number, to: index)
      if index != position { entries.append(Entry(index: index, value: column[index])) }
    }
    exchanges.add(number, to: position)
    isLeft.grow(toInclude: number)
    updates.append(
      Update(position: position, pivot: column[position], start: start, end: Int32(entries.count)))
  }

  /// Has the next `applyBackward` look at a position, which is not 0.
  mutating func noteRightSide(_ position: Int32, before end: Int32 = .max) {
    var mention = mentions.latest(position)
    while let (update, previous) = mentions[mention] {
      if update < end { isLeft.insert(update) }
      mention = previous
    }
  }

  mutating func applyBackward(_ factors: inout BasisFactorization.TriangularFactors) {
    // The inverse of the last update comes first, as seen from the left. Only those matter whose columns have a
    // position that is not 0.
    var cursor = isLeft.lastCursor
    while let number = isLeft.removeLast(&cursor) {
      let update = updates[number]
      work += update.range.count
      // A row vector times this factor changes at the position alone.
      var share = 0.0
      for index in update.range {
        share += entries[index].value * factors.rightSide(atPosition: entries[index].index)
      }
      let value = factors.rightSide(atPosition: update.position)
      factors.setRightSide((value - share) / update.pivot, atPosition: update.position)
      // It may be 0 no longer, so the earlier updates that have it are looked at, too.
      noteRightSide(update.position, before: Int32(number))
    }
  }

  mutating func applyForward(to result: inout SparseVector) {
    // From the first update to the last. Only those matter that exchanged a position whose value is not 0.
    guard !updates.isEmpty else { return }
    for index in result.indices.elements { noteResult(index, after: nil) }
    var cursor = 0
    while let number = isLeft.removeFirst(&cursor) {
      let update = updates[number]
      let share = result[update.position] / update.pivot
      guard share != 0 else { continue }
      work += update.range.count
      for index in update.range {
        let entry = entries[index]
        // One that was 0 so far has its later exchanges looked at.
        if !result.isListed(entry.index) { noteResult(entry.index, after: Int32(number)) }
        result.add(-entry.value * share, at: entry.index)
      }
      result.set(share, at: update.position)
    }
  }

  private mutating func noteResult(_ position: Int32, after start: Int32?) {
    var mention = exchanges.latest(position)
    while let (update, previous) = exchanges[mention], start.map({ update > $0 }) ?? true {
      isLeft.insert(update)
      mention = previous
    }
  }
}

extension BasisUpdates {
  /// By position: the updates that mention it, as linked lists, the latest first.
  struct Mentions: ~Copyable {
    struct Mention {
      var update: Int32
      /// The mention before of the same position.
      var previous: PackedOptional
    }

    private var latestMentions = FlatArray<PackedOptional>()
    private var mentions = FlatArray<Mention>()

    mutating func reset(count: Int) {
      if !mentions.isEmpty {
        latestMentions.removeAll()
        mentions.removeAll()
      }
      latestMentions.grow(to: count, with: nil)
    }

    mutating func add(_ update: Int32, to position: Int32) {
      mentions.append(Mention(update: update, previous: latestMentions[position]))
      latestMentions[position] = PackedOptional(mentions.count - 1)
    }

    /// Where a position's list begins.
    @inline(__always)
    func latest(_ position: Int32) -> PackedOptional { latestMentions[position] }

    /// A mention, and where the list goes on; `nil` at its end.
    @inline(__always)
    subscript(mention: PackedOptional) -> (update: Int32, previous: PackedOptional)? {
      mention.number.map { (mentions[$0].update, mentions[$0].previous) }
    }
  }
}
