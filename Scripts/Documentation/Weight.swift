import Foundation

/// What a client waits for and gets, as `Scripts/measure-weight --record` writes it down.
struct Weight: Decodable {
  private let machine: Figures.Machine
  private let date: String
  private let debugSeconds: Double
  private let editSeconds: Double
  private let releaseSeconds: Double
  private let programBytes: Double
  private let strippedBytes: Double

  /// The page with its table of weights, if it has one.
  func filled(_ page: String) throws -> String {
    try FigureTables.filled(page) { name in
      guard name == "weight" else { throw Problem("There are no figures \(name).") }
      return table
    }
  }

  private var table: String {
    """
    | On Linux | |
    | --- | --- |
    | First build of the package above with its test, in debug | \(Self.seconds(debugSeconds)) of processor time |
    | Build after the change above | \(Self.seconds(editSeconds)) |
    | First build of a program with that view, in release | \(Self.seconds(releaseSeconds)) |
    | What the view adds to that program | \(Self.megabytes(strippedBytes)), and \(Self.megabytes(programBytes - strippedBytes)) of symbols and debug information, which `strip` removes |

    Measured by `Scripts/measure-weight` on \(date): \(machine.sentence).

    """
  }

  private static func megabytes(_ bytes: Double) -> String { "\(Int((bytes / 1e6).rounded())) MB" }

  private static func seconds(_ number: Double) -> String {
    number < 90 ? "\(Int(number)) s" : "\((number / 6).rounded() / 10) minutes"
  }
}
