import Foundation

extension String {
  /// Writes the sentence to standard error, on a line of its own.
  func writeToStandardError() {
    FileHandle.standardError.write(Data((self + "\n").utf8))
  }
}
