import Foundation

/// Tables of figures for an article, each under its name.
struct FigureTables {
  private let figures: Figures
  private let kiwi: KiwiFigures
  private let limits: GrowthLimits

  init(_ figures: Figures, _ kiwi: KiwiFigures, _ limits: GrowthLimits) {
    self.figures = figures
    self.kiwi = kiwi
    self.limits = limits
  }

  /// The article with the text between each pair of marks replaced by the table of that name:
  ///
  ///     <!-- figures: calls -->
  ///     <!-- end of figures -->
  func filled(_ article: String) throws -> String {
    try Self.filled(article, by: table)
  }

  static func filled(
    _ article: String, by table: (_ name: String) throws -> String
  ) throws -> String {
    var result = ""
    var rest = article[...]
    while let mark = rest.firstMatch(of: /<!-- figures: ([a-z ]+) -->\n/) {
      guard let end = rest.range(of: "<!-- end of figures -->") else {
        throw Problem("The figures \(mark.1) have no end.")
      }
      result += rest[..<mark.range.upperBound]
      result += try table(String(mark.1))
      rest = rest[end.lowerBound...]
      let line = rest.firstIndex(of: "\n") ?? rest.endIndex
      result += rest[..<line]
      rest = rest[line...]
    }
    return result + rest
  }

  private func table(_ name: String) throws -> String {
    let lines =
      switch name {
      case "machine": [machine]
      case "calls": try calls
      case "layouts": try layouts
      case "chart": try chart
      case "growth": growth
      case "edits": edits
      case "compilation": compilation
      case "kiwi": try comparison
      default: throw Problem("There are no figures \(name).")
      }
    return lines.joined(separator: "\n") + "\n"
  }

  private var machine: String {
    """
    Those of calls, builds, layouts and edits were measured on one machine on \(figures.date): \
    \(figures.machine.sentence).
    """
  }

  /// The chart of first layouts, with what it shows in words.
  private var chart: [String] {
    get throws {
      let most = figures.layouts.rows.map(\.views).max() ?? 0
      let milliseconds = figures.layouts.rows.filter { $0.views == most }
        .map { $0.layout * Double($0.views) / 1e3 }
      guard let least = milliseconds.min(), let longest = milliseconds.max() else {
        throw Problem("There are no layouts to draw.")
      }
      let words = [
        "A chart with logarithmic axes: the first layout of \(Self.whole(Double(most))) views takes",
        "from \(Self.whole(least)) to \(Self.whole(longest)) milliseconds,",
        "and the line of each shape rises as fast as the number of views.",
      ]
      return ["![\(words.joined(separator: " "))](LayoutTimes)"]
    }
  }

  private var growth: [String] {
    func percent(_ limit: Double) -> String { "\(Self.whole(limit * 100 - 100)) %" }
    let others = limits.layoutGrowthOfSome.sorted { $0.key < $1.key }.map {
      ", and those of *\($0.key)* by at most \(percent($0.value))"
    }
    return [
      """
      From 200 views to 1,000, the instructions per view grow by at most \
      \(percent(limits.layoutGrowth))\(others.joined()). `Scripts/benchmark --check` fails otherwise.
      """
    ]
  }

  /// A call of each kind. The results have all.
  private static let shownCalls = [
    "EqualX", "Priority", "PositionMultiplier", "DimensionToConstant", "SystemSpacingBelow",
    "Range",
    "Edges", "Size", "SeveralAnchors", "ArrayToFirst", "Chain", "Stack", "Group", "GroupOfNothing",
    "ArticleScreen", "Lifetime",
  ]

  private var calls: [String] {
    get throws {
      let rows = try Self.shownCalls.map { name in
        guard let call = figures.calls.rows.first(where: { $0.name == name }) else {
          throw Problem("There is no call \(name).")
        }
        return [
          Self.words(call.name),
          Self.whole(call.raw.instructions), Self.whole(call.powered.instructions),
          Self.ratio(call.powered.instructions, call.raw.instructions),
          call.oneByOne.map { Self.ratio(call.powered.instructions, $0.instructions) } ?? "",
        ]
      }
      let ratios = figures.calls.rows.map { $0.powered.instructions / $0.raw.instructions }
      let bounds = [ratios.min() ?? 0, ratios.max() ?? 0].map { String(format: "%.3f", $0) }
      return Self.table(["Call", "Raw", "PowerAnchors", "Ratio", "To one by one"], rows) + [
        "",
        "All \(ratios.count) calls that are measured have ratios from \(bounds[0]) to \(bounds[1]).",
      ]
    }
  }

  /// Each shape at 1,000 views, and its first layout at the most views, too.
  private var layouts: [String] {
    get throws {
      let views = 1000
      let most = figures.layouts.rows.map(\.views).max() ?? 0
      let rows = try figures.layouts.rows.filter { $0.views == views }.map { row in
        let large = figures.layouts.rows.first { $0.shape == row.shape && $0.views == most }
        guard let large else { throw Problem("\(row.shape) has no layout of \(most) views.") }
        return [
          row.shape, Self.tenths(row.build, 2), Self.tenths(row.layout, 2),
          Self.tenths(large.layout, 2), Self.tenths(row.resize, 2), Self.tenths(row.edit, 1),
          Self.whole(row.bytes),
        ]
      }
      return Self.table(
        [
          "Shape", "Build", "Layout", "Layout of \(Self.whole(Double(most)))", "Resize",
          "First edit",
          "Bytes",
        ], rows)
    }
  }

  /// The edits among the most views.
  private var edits: [String] {
    let most = figures.edits.rows.map(\.views).max()
    return Self.table(
      ["Edit", "Moved", "First", "Next"],
      figures.edits.rows.filter { $0.views == most }.map { row in
        [
          row.edit, Self.whole(Double(row.moved)), Self.tenths(row.first, 1),
          Self.tenths(row.next, 1),
        ]
      })
  }

  private var compilation: [String] {
    let time = figures.typeChecking, size = figures.binarySize
    let statements = Self.whole(Double(time.statements))
    let rawTime = time.raw - time.empty, poweredTime = time.powered - time.empty
    let raw = size.raw - size.empty
    // What linking adds is there once, however many statements there are.
    let linked = size.linked ?? size.empty
    let powered = size.powered - linked
    return Self.table(
      ["What", "Raw", "PowerAnchors", "Ratio"],
      [
        [
          "Type-checking \(statements) statements, ms", Self.whole(rawTime),
          Self.whole(poweredTime), Self.ratio(poweredTime, rawTime),
        ],
        [
          "\(statements) statements in a stripped release program, bytes", Self.whole(raw),
          Self.whole(powered), Self.ratio(powered, raw),
        ],
        [
          "Linking PowerAnchors at all, bytes", "0", Self.whole(linked - size.empty), "",
        ],
      ])
  }

  /// Shapes that people build, kiwi's best one and the worst one of this solver among them, at a size for which
  /// kiwi is made. The results have all.
  private static let comparedShapes = ["independent", "chain", "cells", "squeezed-form"]
  private static let comparedViews = 100

  private var comparison: [String] {
    get throws {
      func cell(_ pair: KiwiFigures.Pair?) -> String {
        guard let pair else { return "" }
        return "\(Self.brief(pair.ours)) : \(pair.kiwi.map(Self.brief) ?? "over \(kiwi.limit) s")"
      }
      let rows = try Self.comparedShapes.map { shape in
        let row = kiwi.rows.first { $0.shape == shape && $0.views == Self.comparedViews }
        guard let row else { throw Problem("\(shape) is not compared with kiwi.") }
        return [
          shape.replacing("-", with: " "), cell(row.build), cell(row.constant), cell(row.resize),
          cell(row.activation), cell(row.content), cell(row.view),
        ]
      }
      return [
        """
        Microseconds for \(Self.comparedViews) views, this solver : kiwi \(kiwi.version), measured on \
        \(kiwi.date).
        """, "",
      ]
        + Self.table(
          [
            "Shape", "Build", "One constant", "Root height", "Constraint off and on", "Content",
            "View added and removed",
          ], rows)
    }
  }
}

extension FigureTables {
  private static func table(_ head: [String], _ rows: [[String]]) -> [String] {
    let columns = head.indices.map { $0 == 0 ? "---" : "--:" }
    return ([head, columns] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }

  /// `SystemSpacingBelow` as words.
  private static func words(_ name: String) -> String {
    let words = name.replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }
    return words.prefix(1) + words.dropFirst().lowercased()
  }

  private static func ratio(_ value: Double, _ reference: Double) -> String {
    reference > 0 ? String(format: "%.3f", value / reference) : ""
  }

  /// With one digit after the point below 10, and two below 0.1.
  private static func brief(_ value: Double) -> String {
    if value < 0.1 { return String(format: "%.2f", value) }
    return value < 10 ? String(format: "%.1f", value) : whole(value)
  }

  /// With as many digits after the point, and none from 100 on.
  private static func tenths(_ value: Double, _ digits: Int) -> String {
    value >= 100 ? whole(value) : String(format: "%.\(digits)f", value)
  }

  /// Rounded, in groups of three digits.
  private static func whole(_ value: Double) -> String {
    var digits = String(Int(value.rounded()))
    var index = digits.endIndex
    while let next = digits.index(index, offsetBy: -3, limitedBy: digits.startIndex),
      next > digits.startIndex, digits[digits.index(before: next)] != "-"
    {
      digits.insert(",", at: next)
      index = next
    }
    return digits
  }
}
