/// The exchanges since a basis was factored, each a factor of its own beside those of the basis.
///
/// Such a factor is the unit matrix plus a product of two vectors. There are two ways to have it:
/// - From the right it is the product form: the entering column, solved for the basis, less a unit
///   vector, times the unit vector of the position.
/// - From the left it is the alternate product form: the difference of the two columns, times the row
///   of the inverse (Q. Huangfu and J. Hall, "Novel update techniques for the revised simplex
///   method", 2015).
///
/// In both, one vector is of the inverse, and may be long, and the other one says what has changed.
/// If one view moves all that stand behind it, the columns of the inverse are long and its rows are
/// short. If a sum holds many views together, it is the other way round.
///
/// In the product form, the entry at the position is divided by the pivot, and is not in the vector of
/// the inverse: to subtract 1 from it and to multiply would lose digits.
struct BasisUpdates: ~Copyable {
  typealias Entry = BasisFactorization.Entry

  struct Update {
    /// What the entering column, solved for the basis, has at the position of the exchange.
    var pivot: Double
    // The vector of the inverse is entries[start..<changeStart], the other one entries[changeStart..<end].
    var start: Int32
    var changeStart: Int32
    var end: Int32
    /// The position of the exchange, in the product form.
    var divided: Int32?

    var inverseRange: Range<Int> { Int(start)..<Int(changeStart) }
    var changeRange: Range<Int> { Int(changeStart)..<Int(end) }
  }

  private(set) var updates = FlatArray<Update>()
  private var entries = FlatArray<Entry>()
  private var inverseMentions = Mentions()
  private var changeMentions = Mentions()
  /// The updates that have work to do in a solve.
  private var isLeft = OrderedBits()
  /// How many entries were read.
  var work = 0

  mutating func removeAll(size: Int) {
    updates.removeAll()
    entries.removeAll()
    inverseMentions.reset(count: size)
    changeMentions.reset(count: size)
    isLeft.reset(count: 0)
    work = 0
  }

  /// Starts an update, which has the vector of the inverse.
  ///
  /// - Parameter position: In the product form, the one of the exchange.
  mutating func begin(
    _ vector: borrowing SparseVector, dividing position: Int32? = nil, pivot: Double
  ) {
    let number = Int32(updates.count)
    let start = Int32(entries.count)
    for index in vector.indices.elements where vector[index] != 0 {
      inverseMentions.add(number, to: index)
      if index != position { entries.append(Entry(index: index, value: vector[index])) }
    }
    let end = Int32(entries.count)
    isLeft.grow(toInclude: number)
    updates.append(
      Update(pivot: pivot, start: start, changeStart: end, end: end, divided: position))
    if let position { appendChange(1, at: position) }
  }

  /// Adds to the other vector of the update that was started last.
  mutating func appendChange(_ value: Double, at index: Int32) {
    let number = updates.count - 1
    entries.append(Entry(index: index, value: value))
    updates[number].end += 1
    changeMentions.add(Int32(number), to: index)
  }

  /// Has the next `applyBackward` look at an index, which is not 0.
  mutating func noteRightSide(_ index: Int32, before end: Int32 = .max) {
    var mention = inverseMentions.latest(index)
    while let (update, previous) = inverseMentions[mention] {
      if update < end { isLeft.insert(update) }
      mention = previous
    }
  }

  /// Makes a right side one for the factors, from the last update to the first.
  ///
  /// - Parameters:
  ///   - values: The right side, by pivot.
  ///   - pivots: By index of the updates: the pivot.
  ///   - isAhead: The pivots whose values are not 0.
  mutating func applyBackward(
    _ values: inout FlatArray<Double>, _ pivots: borrowing FlatArray<Int32>,
    _ isAhead: inout OrderedBits
  ) {
    var cursor = isLeft.lastCursor
    while let number = isLeft.removeLast(&cursor) {
      let update = updates[number]
      work += update.inverseRange.count
      var share = 0.0
      for index in update.inverseRange {
        share += entries[index].value * values[pivots[entries[index].index]]
      }
      if let position = update.divided {
        let pivot = pivots[position]
        values[pivot] = (values[pivot] - share) / update.pivot
        isAhead.insert(pivot)
        noteRightSide(position, before: Int32(number))
        continue
      }
      guard share != 0 else { continue }
      share /= update.pivot
      for index in update.changeRange {
        let entry = entries[index]
        let pivot = pivots[entry.index]
        values[pivot] -= entry.value * share
        isAhead.insert(pivot)
        noteRightSide(entry.index, before: Int32(number))
      }
    }
  }

  /// Brings what was solved with the factors up to date, from the first update to the last.
  mutating func applyForward(to result: inout SparseVector) {
    guard !updates.isEmpty else { return }
    for index in result.indices.elements { noteResult(index, after: -1) }
    var cursor = 0
    while let number = isLeft.removeFirst(&cursor) {
      let update = updates[number]
      var share = 0.0
      for index in update.changeRange {
        share += entries[index].value * result[entries[index].index]
      }
      guard share != 0 else { continue }
      share /= update.pivot
      work += update.inverseRange.count
      for index in update.inverseRange {
        let entry = entries[index]
        if !result.isListed(entry.index) { noteResult(entry.index, after: Int32(number)) }
        result.add(-entry.value * share, at: entry.index)
      }
      if let position = update.divided { result.set(share, at: position) }
    }
  }

  private mutating func noteResult(_ index: Int32, after start: Int32) {
    var mention = changeMentions.latest(index)
    while let (update, previous) = changeMentions[mention], update > start {
      isLeft.insert(update)
      mention = previous
    }
  }
}

extension BasisUpdates {
  /// By index: the updates that mention it, as linked lists, the latest first.
  struct Mentions: ~Copyable {
    struct Mention {
      var update: Int32
      /// The mention before of the same index, or -1.
      var previous: Int32
    }

    private var latestMentions = FlatArray<Int32>()
    private var mentions = FlatArray<Mention>()

    mutating func reset(count: Int) {
      if !mentions.isEmpty {
        latestMentions.removeAll()
        mentions.removeAll()
      }
      latestMentions.grow(to: count, with: -1)
    }

    mutating func add(_ update: Int32, to index: Int32) {
      mentions.append(Mention(update: update, previous: latestMentions[index]))
      latestMentions[index] = Int32(mentions.count - 1)
    }

    /// Where an index's list begins.
    @inline(__always)
    func latest(_ index: Int32) -> Int32 { latestMentions[index] }

    /// A mention, and where the list goes on; `nil` at its end.
    @inline(__always)
    subscript(mention: Int32) -> (update: Int32, previous: Int32)? {
      mention >= 0 ? (mentions[mention].update, mentions[mention].previous) : nil
    }
  }
}
