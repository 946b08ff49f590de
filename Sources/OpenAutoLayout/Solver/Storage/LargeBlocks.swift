import Foundation

/// Large blocks of memory that nobody uses, kept for the next one who does.
///
/// The system takes a large block back at once, and hands it out page by page again, each of them
/// emptied first: that took longer than the layout for which the memory was.
enum LargeBlocks {
  /// Blocks from here on are kept, and are multiples of it.
  static let unit = 1 << 16
  /// How much is kept at most, in bytes.
  private static let limit = 1 << 25

  private struct Kept {
    var blocks: [(start: UnsafeMutableRawPointer, size: Int)] = []
    var size = 0
  }

  // Solvers may work on several threads.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var kept = Kept()

  /// The size that a block of at least so many bytes has.
  static func size(of byteCount: Int) -> Int { (byteCount + unit - 1) / unit * unit }

  /// A block of at least a size, or `nil` if there is no memory.
  static func take(_ minimum: Int) -> (start: UnsafeMutableRawPointer, size: Int)? {
    let size = size(of: minimum)
    lock.lock()
    defer { lock.unlock() }
    var best: Int?
    for (index, block) in kept.blocks.enumerated()
    where block.size >= size && block.size <= 2 * size {
      if let best, kept.blocks[best].size <= block.size { continue }
      best = index
    }
    if let best {
      let block = kept.blocks.remove(at: best)
      kept.size -= block.size
      return block
    }
    return malloc(size).map { ($0, size) }
  }

  /// Takes a block back.
  static func give(_ start: UnsafeMutableRawPointer, _ byteCount: Int) {
    let size = size(of: byteCount)
    lock.lock()
    defer { lock.unlock() }
    if kept.size + size > limit {
      free(start)
    } else {
      kept.blocks.append((start, size))
      kept.size += size
    }
  }
}
