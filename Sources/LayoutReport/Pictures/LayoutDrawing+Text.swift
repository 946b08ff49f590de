import Foundation

extension LayoutDrawing {
  /// The picture as a file, with what is red and what had no room in it below.
  package var text: String {
    var paper = canvas
    let captions = captions
    let notes = displacedLabels
    paper.size.height += Self.lineHeight * CGFloat(captions.count + notes.count)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(Self.measures(of: paper)) role=\"img\">",
      "<title>The layout of \(facts.root.name.escapedForXML)</title>",
      SVG.style, SVG.rectangle(paper, "paper"),
    ]
    lines += body
    var baseline = canvas.maxY
    for (words, kind) in captions + notes.map({ ($0, "note") }) {
      lines.append(SVG.text(words, at: CGPoint(x: canvas.minX + 4, y: baseline), kind))
      baseline += Self.lineHeight
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the picture alone as an element of a page, whose style has the rules of `SVG`.
  ///
  /// - Parameter title: The picture in words.
  package func element(titled title: String) -> String {
    """
    <svg \(Self.measures(of: canvas)) style="--natural:\(canvas.width.brief)px" role="img" \
    aria-label="\(title.escapedForXML)">\
    \(body.joined())</svg>
    """
  }

  /// The labels without room in the picture, as lines below it.
  package var displacedLabels: [String] {
    if displaced.isEmpty { return [] }
    let shown = displaced.prefix(Self.lineLimit)
    let hidden = displaced.count - shown.count
    return ["Without room above:"] + shown + (hidden > 0 ? ["and \(hidden) more."] : [])
  }

  /// What is red, a line of the picture's width after the other, with the class of each.
  private var captions: [(String, String)] {
    let room = max(24, Int(canvas.width / 4.25))
    return marks.problems.flatMap { problem in
      "\(problem.number)  \(problem.caption)".wrapped(to: room).map { ($0, "caption") }
    }
  }

  private static func measures(of paper: CGRect) -> String {
    let (width, height) = (paper.width.brief, paper.height.brief)
    return """
      viewBox="\(paper.minX.brief) \(paper.minY.brief) \(width) \(height)" width="\(width)" \
      height="\(height)"
      """
  }
}
