import Foundation

/// Large blocks of memory that nobody uses, kept for the next who needs one.
///
/// The system takes a large block back at once, and hands it out page by page again, each of them
/// emptied first: that took longer than the layout for which the memory was.
package enum LargeBlocks {
  package typealias Block = (start: UnsafeMutableRawPointer, size: Int)

  /// Blocks from this size on are kept, and all of them are multiples of it.
  package static var unit: Int { 1 << 16 }
  /// How much is kept at most, in bytes.
  package static var limit: Int { 1 << 25 }

  // Solvers may work on several threads.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var kept = Kept()

  private struct Kept {
    var blocks: [Block] = []
    var size = 0
  }

  /// A block of at least so many bytes; `nil` if there is no memory.
  package static func take(_ byteCount: Int) -> Block? {
    let size = size(of: byteCount)
    return lock.withLock { takeKept(size) } ?? malloc(size).map { ($0, size) }
  }

  /// Takes a block back, of which so many bytes were used, up to less than a unit below its size.
  package static func give(_ start: UnsafeMutableRawPointer, _ byteCount: Int) {
    let size = size(of: byteCount)
    let isKept = lock.withLock {
      guard kept.size + size <= limit else { return false }
      kept.blocks.append((start, size))
      kept.size += size
      return true
    }
    if !isKept { free(start) }
  }

  private static func size(of byteCount: Int) -> Int { (byteCount + unit - 1) / unit * unit }

  /// The smallest block that is kept and large enough, unless it is more than twice as large.
  private static func takeKept(_ size: Int) -> Block? {
    let fitting = kept.blocks.indices.filter { (size...2 * size).contains(kept.blocks[$0].size) }
    guard let best = fitting.min(by: { kept.blocks[$0].size < kept.blocks[$1].size }) else {
      return nil
    }
    kept.size -= kept.blocks[best].size
    return kept.blocks.remove(at: best)
  }
}
