import Foundation

extension String {
  /// Reports what goes on all the same: writes the sentence to standard error, on a line of its own.
  func writeToStandardError() {
    FileHandle.standardError.write(Data((self + "\n").utf8))
  }
}
