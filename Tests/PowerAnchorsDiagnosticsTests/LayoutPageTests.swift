import Foundation
import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics
import Testing

@MainActor
struct LayoutPageTests {
  private let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let view = LayoutView()

  /// A view of 400 points, which reaches out of narrow screens.
  init() {
    root.addSubviewsUsingAutoLayout(view)
    view.verticalAnchors.constrain(to: root.verticalAnchors)
    view.leadingAnchor.constrain(to: root.leadingAnchor)
    view.widthAnchor.constrain(to: 400)
  }

  private func page(
    ignoring acceptances: [LayoutAcceptance] = [], widths: [CGFloat] = [320, 375, 430]
  ) -> String {
    var page = LayoutPage(title: "Screens & more")
    page.add(root, named: "<Wide>", ignoring: acceptances, widths: widths)
    return page.html
  }

  private func attributes(_ name: String, in html: String) -> [String] {
    html.components(separatedBy: " \(name)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func drawsEachWidthInBothDirections() {
    let html = page()
    #expect(
      attributes("data-width", in: html) == ["320", "375", "430", "320", "375", "430"])
    #expect(
      attributes("data-direction", in: html)
        == Array(repeating: "leftToRight", count: 3) + Array(repeating: "rightToLeft", count: 3))
    #expect(attributes("data-problems", in: html) == ["1", "1", "", "1", "1", ""])
    #expect(attributes("data-widths", in: html) == ["320 375 430"])
    #expect(html.components(separatedBy: "class=\"badge\"").count - 1 == 4)
  }

  @Test func saysWhatIsWrongBesideTheDrawing() {
    var page = LayoutPage(title: "Screens")
    let problems = page.add(root, widths: [320, 430])
    #expect(problems.map(\.kind) == [.outsideSuperview])
    #expect(problems.map(\.circumstancesInWords) == ["at width 320"])
    let html = page.html
    #expect(html.contains("<span>Outside superview</span>"))
    for problem in problems {
      #expect(html.contains(problem.remedy))
      #expect(html.contains("At width 320"))
      #expect(problem.callSite.map { html.contains("\($0)") } ?? !isDebugBuild)
    }
    #expect(html.contains("1 screen, 1 problem<"))
  }

  @Test func whatIsAcceptedIsNotShown() {
    let html = page(ignoring: [.at(view, [.outsideSuperview])])
    #expect(attributes("data-problems", in: html) == Array(repeating: "", count: 6))
    #expect(!html.contains("class=\"badge\""))
    #expect(
      html.contains("No problems at 3 widths from 320 to 430 points, in both reading directions."))
  }

  @Test func anAcceptanceThatNothingNeedsIsShown() {
    let html = page(ignoring: [.at(root, [.overlap])])
    #expect(attributes("data-number", in: html) == ["1", "2"])
    #expect(html.contains("<span>Unused acceptance</span>"))
  }

  @Test func ofManyWidthsThoseAreDrawnWhereProblemsAppear() {
    let html = page(widths: (0..<1_000).map { 321 + CGFloat($0) })
    let widths = Set(attributes("data-width", in: html))
    #expect((300...420).contains(attributes("data-width", in: html).count))
    #expect(widths.isSuperset(of: ["321", "400", "1320"]))
    let (drawn, problems) = (
      attributes("data-width", in: html), attributes("data-problems", in: html)
    )
    for (width, problem) in zip(drawn, problems) {
      #expect((problem == "1") == ((Int(width) ?? 0) < 400))
    }
  }

  @Test func isOneFileThatLoadsNothing() {
    let html = page()
    for loading in ["http", " src=", "@import", "url(", "<link"] {
      #expect(!html.contains(loading))
    }
    #expect(html.contains("<title>Screens &amp; more</title>"))
    #expect(html.contains("&lt;Wide&gt;"))
    #expect(html.contains("prefers-color-scheme: dark"))
  }

  @Test func tagsAreClosedAndReferencesLeadSomewhere() {
    view.accessibilityName("</script><b>\u{1}\"")
    var page = LayoutPage(title: "Two")
    page.add(
      root, named: "First", widths: [320, 375], heights: [200, 300],
      textSizes: [.large, .accessibilityLarge])
    page.add(TestScreen(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), widths: [100])
    let html = page.html
    var open: [String] = []
    for part in html.components(separatedBy: "<").dropFirst() {
      let name = String(part.prefix { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "!" })
      if open.last == "script" && name != "/script" { continue }
      if part.prefix(while: { $0 != ">" }).hasSuffix("/")
        || ["meta", "input", "!DOCTYPE"].contains(name)
      {
        continue
      }
      if name.hasPrefix("/") {
        #expect(open.popLast() == String(name.dropFirst()))
      } else {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
    let ids = attributes("id", in: html)
    #expect(Set(ids).count == ids.count)
    for reference in attributes("for", in: html) + attributes("aria-labelledby", in: html) {
      #expect(ids.contains(reference))
    }
    #expect(attributes("href", in: html) == ["#screen-1", "#screen-2"])
    #expect(attributes("aria-label", in: html).allSatisfy { !$0.isEmpty })
  }

  @Test func isWrittenToAFolderThatItMakes() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("LayoutPageTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("pages/layouts.html").path
    let page = LayoutPage(title: "Written")
    try page.write(toFile: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == page.html)
  }
}

extension LayoutView {
  /// Names the view in reports, on every platform.
  fileprivate func accessibilityName(_ name: String) {
    #if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
      identifier = NSUserInterfaceItemIdentifier(name)
    #else
      accessibilityIdentifier = name
    #endif
  }
}
