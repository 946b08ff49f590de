/// Memory for the records of items that were made one after the other.
///
/// A pass goes from record to record. Beside the items' other memory, each would be on a page of its
/// own, and in a large tree the processor would wait for each of them.
final class RecordBlock {
  private static let capacity = 32
  @MainActor private static var latest = RecordBlock()

  private let records = LayoutNode.allocate(capacity: capacity)
  private var count = 0

  /// Makes room for a record, which is not initialised. Whoever has it keeps the block, and
  /// deinitialises the record.
  @MainActor
  static func makeRoom() -> (block: RecordBlock, node: LayoutNode) {
    if latest.count == capacity { latest = RecordBlock() }
    let block = latest
    block.count += 1
    return (block, block.records + (block.count - 1))
  }

  // No place is used twice, so the items may go in any order, on any thread: the last one takes the
  // block with it.
  deinit { records.deallocate() }
}
