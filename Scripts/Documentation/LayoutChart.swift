import Foundation

/// The time of a first layout over the number of views, drawn from what the benchmarks measured.
///
/// Both axes are logarithmic, so that time in proportion to the views is a line of the same slope for
/// each shape, and a steeper line shows a cost that grows faster.
struct LayoutChart {
  /// A shape's points: its numbers of views, and the milliseconds of the whole layout.
  private struct Curve {
    let name: String
    let points: [(views: Double, milliseconds: Double)]
  }

  private let curves: [Curve]
  private let views: ClosedRange<Double>
  private let milliseconds: ClosedRange<Double>

  private static let plot = (left: 44.0, top: 26.0, width: 300.0, height: 210.0)
  private static let lineHeight = 12.0
  private static let colors = 6

  init(_ rows: [Figures.Layout]) throws {
    var order: [String] = []
    var points: [String: [(Double, Double)]] = [:]
    for row in rows {
      if points[row.shape] == nil { order.append(row.shape) }
      points[row.shape, default: []].append(
        (Double(row.views), row.layout * Double(row.views) / 1e3))
    }
    curves = order.map { Curve(name: $0, points: points[$0] ?? []) }
    let all = curves.flatMap(\.points)
    guard let fewest = all.map(\.views).min(), let most = all.map(\.views).max(), fewest < most,
      let least = all.map(\.milliseconds).min(), let longest = all.map(\.milliseconds).max(),
      least > 0
    else { throw Problem("A chart needs layouts of two sizes, with times.") }
    views = fewest...most
    milliseconds = Self.power(below: least)...Self.power(below: longest) * 10
  }

  var svg: String {
    let plot = Self.plot
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 280" width="520" height="280" role="img">"#,
      "<title>Milliseconds of a first layout, by the number of views</title>",
      "<style>",
      "text { font: 10px ui-sans-serif, system-ui, sans-serif; fill: #444 } .paper { fill: #fff }",
      ".grid { stroke: #ddd } .leader { stroke: #bbb } .curve { fill: none; stroke-width: 1.5 }",
    ]
    lines += Self.palette(["#0a6ebd", "#b3541e", "#2e7d32", "#8e24aa", "#c2185b", "#00838f"])
    lines += ["@media (prefers-color-scheme: dark) {"]
    lines += [
      "text { fill: #ccc } .paper { fill: #16181d } .grid { stroke: #444 } .leader { stroke: #666 }"
    ]
    lines += Self.palette(["#64b5f6", "#ffab66", "#81c784", "#ce93d8", "#f48fb1", "#4dd0e1"])
    lines += ["}", "</style>", #"<rect class="paper" width="520" height="280"/>"#]
    lines.append(text(at: 4, 14, "Milliseconds of the first layout"))
    for value in Self.powers(in: milliseconds) {
      let y = self.y(value)
      lines.append(Self.line("grid", plot.left, y, plot.left + plot.width, y))
      lines.append(text(at: plot.left - 6, y + 3.5, Self.plain(value), anchor: "end"))
    }
    for value in Self.powers(in: views) {
      let x = self.x(value)
      lines.append(Self.line("grid", x, plot.top, x, plot.top + plot.height))
      lines.append(text(at: x, plot.top + plot.height + 16, Self.plain(value), anchor: "middle"))
    }
    let middle = plot.left + plot.width / 2
    lines.append(text(at: middle, plot.top + plot.height + 34, "Views", anchor: "middle"))
    lines += curves.enumerated().map { index, curve in
      let points = curve.points.map {
        "\(Self.number(x($0.views))),\(Self.number(y($0.milliseconds)))"
      }
      let color = "curve c\(index % Self.colors)"
      return #"<polyline class="\#(color)" points="\#(points.joined(separator: " "))"/>"#
    }
    lines += labels
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The names of the curves beside their ends, from the lowest up, each clear of the one below.
  private var labels: [String] {
    let plot = Self.plot
    let end = plot.left + plot.width
    var free = Double.infinity
    var lines: [String] = []
    let lowestFirst = curves.sorted { ends(of: $0) > ends(of: $1) }
    for curve in lowestFirst {
      let height = ends(of: curve)
      let place = min(height, free)
      free = place - Self.lineHeight
      lines.append(Self.line("leader", end + 2, height, end + 14, place))
      lines.append(text(at: end + 18, place + 3.5, curve.name))
    }
    return lines
  }

  private func ends(of curve: Curve) -> Double { y(curve.points.last?.milliseconds ?? 1) }

  private func x(_ value: Double) -> Double {
    Self.plot.left + Self.fraction(value, in: views) * Self.plot.width
  }

  private func y(_ value: Double) -> Double {
    Self.plot.top + (1 - Self.fraction(value, in: milliseconds)) * Self.plot.height
  }

  private func text(
    at x: Double, _ y: Double, _ words: String, anchor: String = "start"
  ) -> String {
    """
    <text x="\(Self.number(x))" y="\(Self.number(y))" text-anchor="\(anchor)">\(words)</text>
    """
  }
}

extension LayoutChart {
  private static func palette(_ colors: [String]) -> [String] {
    colors.enumerated().map { ".c\($0) { stroke: \($1) }" }
  }

  private static func line(
    _ style: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> String {
    let ends = zip(["x1", "y1", "x2", "y2"], [x1, y1, x2, y2]).map { #"\#($0)="\#(number($1))""# }
    return #"<line class="\#(style)" \#(ends.joined(separator: " "))/>"#
  }

  /// Where the value lies between the ends, by its logarithm.
  private static func fraction(_ value: Double, in range: ClosedRange<Double>) -> Double {
    log(value / range.lowerBound) / log(range.upperBound / range.lowerBound)
  }

  private static func power(below value: Double) -> Double { pow(10, floor(log10(value))) }

  private static func powers(in range: ClosedRange<Double>) -> [Double] {
    var powers: [Double] = []
    var value = power(below: range.lowerBound)
    while value <= range.upperBound * 1.001 {
      if value >= range.lowerBound * 0.999 { powers.append(value) }
      value *= 10
    }
    return powers
  }

  private static func number(_ value: Double) -> String { String(format: "%.1f", value) }

  private static func plain(_ value: Double) -> String { String(format: "%g", value) }
}
