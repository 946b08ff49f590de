import Foundation
import LayoutReport
public import PowerAnchors

/// A page that shows screens at several sizes, with their problems in red and in words beside the drawings.
///
///     var page = LayoutPage(title: "My app")
///     let problems = page.add(root, named: "Profile", widths: [320, 1024])
///     // problems.isEmpty == true
///     try page.write(toFile: NSTemporaryDirectory() + "layouts.html")
///
/// A slider moves through the widths, and switches choose the reading direction and the text size. The page is one
/// file of HTML, which loads nothing, for a browser or as an artifact of a continuous integration. It follows the light
/// or dark style of the system, and has a switch of its own.
@MainActor
public struct LayoutPage {
  private let title: String
  private var screens: [Screen] = []

  /// Makes an empty page.
  ///
  ///     var page = LayoutPage(title: "My app")
  ///     page.add(root, widths: [320, 1024])
  ///
  /// - Parameter title: The title of the page.
  public init(title: String) { self.title = title }
}

extension LayoutPage {
  /// Tries a screen at several sizes, and adds it to the page.
  ///
  ///     var page = LayoutPage(title: "My app")
  ///     let problems = page.add(root, widths: [320, 1024], textSizes: [.large, .accessibilityLarge])
  ///     // problems.isEmpty == true
  ///
  /// The parameters are those of `layoutProblems(widths:)`. Of more than 400 circumstances, about 400 are drawn:
  /// those in which problems appear or go, and others at even distances.
  ///
  /// - Parameters:
  ///   - screen: The root view of the screen.
  ///   - name: The heading, or `nil` for the name of the view.
  ///   - kinds: The kinds of problems to look for.
  ///   - acceptances: The problems that are on purpose, which are not shown.
  ///   - widths: The widths to try, in points.
  ///   - heights: The heights to try at each width, in points. If it is empty, the height is not changed.
  ///   - directions: The reading directions to try.
  ///   - textSizes: The text sizes to try. If it is empty, the text size is not changed.
  /// - Returns: The problems, in the order in which they were found.
  /// - Precondition: The view is a root view.
  /// - Complexity: One layout or more, and a drawing, for each combination of width, height, direction and
  ///   text size.
  @discardableResult
  public mutating func add(
    _ screen: LayoutView, named name: String? = nil,
    of kinds: Set<LayoutProblem.Kind> = .standard, ignoring acceptances: [LayoutAcceptance] = [],
    widths: some Sequence<CGFloat>, heights: some Sequence<CGFloat> = EmptyCollection<CGFloat>(),
    directions: [LayoutReadingDirection] = LayoutReadingDirection.allCases,
    textSizes: [LayoutTextSize] = []
  ) -> [LayoutProblem] {
    let tried = TriedCircumstances(
      widths: widths, heights: heights, directions: directions, textSizes: textSizes)
    var gallery = Gallery(of: kinds, ignoring: acceptances, tried)
    screen.read(in: tried) { gallery.add($0, $1) }
    screens.append(
      Screen(
        name: name ?? gallery.root, tried: tried, problems: gallery.shownProblems,
        drawings: gallery.drawings))
    return gallery.problems
  }

  /// The page as a text of HTML.
  ///
  ///     let words = LayoutPage(title: "My app").html
  ///     // words.hasPrefix("<!DOCTYPE html>") == true
  public var html: String {
    let sections = screens.enumerated().map { $1.section(numbered: $0 + 1) }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title.escapedForXML)</title>
      <style>
      \(PageStyle.text)
      </style>
      <script>document.documentElement.classList.add("scripted")</script>
      </head>
      <body>
      <header class="head">
      <div><h1>\(title.escapedForXML)</h1>
      <p>\(summary)</p></div>
      <p class="appearance"><label for="appearance">Appearance</label>
      <select id="appearance"><option value="">Automatic</option><option value="light">Light</option>\
      <option value="dark">Dark</option></select></p>
      </header>
      \(screens.count > 1 ? contents : "")
      <main>
      \(sections.joined(separator: "\n"))
      \(Self.legend)
      </main>
      <script>
      \(PageScript.text)
      </script>
      </body>
      </html>

      """
  }

  /// Writes the page to a file, and makes the folders that it lies in.
  ///
  ///     try LayoutPage(title: "My app").write(toFile: NSTemporaryDirectory() + "pages/layouts.html")
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: An error if the file cannot be written.
  public func write(toFile path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try html.write(to: file, atomically: true, encoding: .utf8)
  }

  private var summary: String {
    let count = screens.reduce(0) { $0 + $1.problems.count }
    let wrong = screens.filter { !$0.problems.isEmpty }.count
    let all = Words.count(screens.count, "screen")
    if count == 0 { return "\(all), no problems" }
    let problems = Words.count(count, "problem")
    return screens.count == 1 ? "\(all), \(problems)" : "\(all), \(problems) in \(wrong) of them"
  }

  /// The links to the screens.
  private var contents: String {
    let links = screens.enumerated().map { number, screen in
      """
      <li><a href="#screen-\(number + 1)">\(screen.name.escapedForXML)</a> \(screen.verdict)</li>
      """
    }
    return "<nav aria-label=\"Screens\"><ul>\(links.joined())</ul></nav>"
  }

  private static let legend = """
    <section class="legend" aria-labelledby="legend"><h2 id="legend">How to read the drawings</h2>
    <dl>
    <dt><span class="key view-key"></span>View</dt><dd>Its frame and its name. A cross is a view of no size.</dd>
    <dt><span class="key guide-key"></span>Layout guide</dt><dd>Its frame, which nobody sees on a screen.</dd>
    <dt><span class="key line-key"></span>Constraint</dt><dd>A distance or a length, with its number of points. \
    If it is optional, the line is dashed; if it does not hold, the number is struck out.</dd>
    <dt><span class="key red-key">1</span>Problem</dt><dd>Its number stands at the view. Red are sides that nothing \
    decides or that have too little room, constraints that contradict each other, and areas that overlap or reach \
    out.</dd>
    </dl></section>
    """
}
