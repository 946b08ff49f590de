import PowerAnchorsDiagnostics
import Testing

/// Trees as UIKit, AppKit, WebKit and SwiftUI build them, by the names and masks in public logs.
struct StandingTests {
  /// A double of a view: the kit's class, and what is known beside it.
  private struct Double {
    var origin: ViewOrigin
    var subviews: [Double]

    init(
      _ kitClass: String, isClients: Bool = false, controller: String? = nil,
      isContentView: Bool = false, mask: Bool = true, _ subviews: [Double] = []
    ) {
      origin = ViewOrigin(kitClass: kitClass)
      origin.isClients = isClients
      origin.controller = controller
      origin.isContentView = isContentView
      origin.translatesMask = mask
      self.subviews = subviews
    }

    /// The classes of the views whose own frames are judged.
    func judged(in superview: Standing? = nil) -> [String] {
      let standing = Standing(of: origin, in: superview)
      return (standing.isPart ? [] : [origin.kitClass])
        + subviews.flatMap { $0.judged(in: standing) }
    }
  }

  @Test func aToolbarPlacesItsButtons() {
    let toolbar = Double(
      "UIToolbar", mask: false,
      [
        Double("_UIBarBackground", [Double("UIImageView"), Double("UIVisualEffectView")]),
        Double(
          "_UIToolbarContentView",
          [
            Double(
              "_UIButtonBarStackView", mask: false,
              [
                Double("UIView", mask: false),
                Double(
                  "_UIButtonBarButton", mask: false, [Double("_UIModernBarButton", mask: false)]),
              ])
          ]),
      ])
    #expect(Double("UIView", [toolbar]).judged() == ["UIView", "UIToolbar"])
    #expect(toolbar.judged() == ["UIToolbar"])
  }

  @Test func aClientsViewInABarIsJudgedFromTheInside() {
    let custom = Double(
      "UIView", isClients: true, mask: false, [Double("UILabel", mask: false), Double("UISwitch")])
    let bar = Double(
      "UINavigationBar",
      [
        Double(
          "_UINavigationBarContentView",
          [Double("_UITAMICAdaptorView", mask: false, [custom])])
      ])
    #expect(bar.judged() == ["UINavigationBar", "UILabel", "UISwitch"])
  }

  @Test(arguments: [
    "UIPickerView", "UIDatePicker", "UISwitch", "UISlider", "UISegmentedControl", "UISearchBar",
    "UITabBar", "UICalendarView", "UIListContentView", "UIContentUnavailableView",
    "UIRefreshControl",
    "WKWebView", "MKMapView", "PDFView", "NSHostingView<ContentView>", "NSSlider", "NSSearchField",
    "NSDatePicker", "SomeViewOfTheNextSystem",
  ])
  func whatIsInAViewOfTheSystemIsItsOwn(kitClass: String) {
    for mask in [true, false] {
      let parts = [
        Double("UIView", mask: mask, [Double("UILabel", mask: false)]),
        Double("UIStackView", mask: mask, [Double("UIButton", mask: false, [Double("UILabel")])]),
        Double("NSStackView", mask: mask, [Double("NSTextField", mask: false)]),
      ]
      let view = Double(kitClass, mask: false, parts)
      #expect(Double("UIView", [view]).judged() == ["UIView", kitClass])
      // The same in a class of a client that inherits from it, but for what the client has added.
      let added = Double("UILabel", isClients: true, mask: false)
      let subclass = Double(kitClass, isClients: true, mask: false, parts + [added])
      #expect(Double("UIView", [subclass]).judged() == ["UIView", kitClass, "UILabel"])
    }
  }

  @Test func aHostedViewOfSwiftUIStandsWhereAClientPutsIt() {
    let hosted = Double(
      "_UIHostingView<ModifiedContent<Text, Padding>>", isClients: false,
      controller: "UIHostingController<Text>", mask: false,
      [
        Double("UICoreHostingView", mask: true, [Double("_UIGraphicsView")]),
        Double(
          "PlatformViewHost<Map>",
          [Double("UIView", isClients: true, [Double("UILabel", mask: false)])]),
      ])
    #expect(
      Double("UIView", [hosted]).judged()
        == ["UIView", "_UIHostingView<ModifiedContent<Text, Padding>>", "UILabel"])
  }

  @Test func screensInTheWindowsOfAnAppAreJudged() {
    let screen = Double(
      "UIView", isClients: true, controller: "UIViewController", [Double("UILabel", mask: false)])
    let window = Double(
      "UIWindow",
      [
        Double(
          "UITransitionView",
          [
            Double(
              "UIDropShadowView",
              [
                Double(
                  "UILayoutContainerView", controller: "UINavigationController",
                  [
                    Double(
                      "UINavigationTransitionView",
                      [Double("UIViewControllerWrapperView", [screen])]),
                    Double("UINavigationBar", [Double("_UIBarBackground")]),
                  ])
              ])
          ])
      ])
    #expect(window.judged() == ["UIWindow", "UITransitionView", "UILabel"])
  }

  @Test func aTableHasPartsBesideItsRows() {
    let content = Double(
      "UITableViewCellContentView", isContentView: true, [Double("UILabel", mask: false)])
    let cell = Double(
      "UITableViewCell",
      [content, Double("_UITableViewCellSeparatorView"), Double("UITableViewCellEditControl")])
    let table = Double(
      "UITableView", mask: false,
      [
        cell, Double("UIView", [Double("UIButton", mask: false)]), Double("UITableViewIndex"),
        Double("_UIScrollViewScrollIndicator", [Double("UIView")]),
      ])
    #expect(
      table.judged() == [
        "UITableView", "UITableViewCell", "UITableViewCellContentView", "UILabel", "UIView",
        "UIButton",
      ])
  }

  @Test(arguments: ["UIListContentView", "_UIHostingView<Text>", "UIHostingContentView<Text>"])
  func aContentViewOfAConfigurationIsTheKits(kitClass: String) {
    let content = Double(
      kitClass, isContentView: true, [Double("UILabel", mask: false), Double("UIImageView")])
    #expect(Double("UICollectionViewCell", [content]).judged() == ["UICollectionViewCell"])
    let own = Double("UIView", isClients: true, isContentView: true, [Double("UILabel")])
    #expect(Double("UITableViewCell", [own]).judged() == ["UITableViewCell", "UIView", "UILabel"])
  }

  @Test func rowsOfTablesOnAMacAreJudged() {
    let text = Double("NSTextField", mask: false, [Double("_NSKeyboardFocusClipView")])
    let row = Double("NSTableRowView", [Double("NSTableCellView", [text])])
    let scroll = Double(
      "NSScrollView", mask: false,
      [
        Double("NSClipView", [Double("NSTableView", [row])]), Double("NSScroller"),
        Double("NSClipView", [Double("NSTableHeaderView", [Double("NSView")])]),
      ])
    #expect(
      scroll.judged() == [
        "NSScrollView", "NSClipView", "NSTableView", "NSTableRowView", "NSTableCellView",
        "NSTextField", "NSClipView", "NSTableHeaderView",
      ])
  }

  @Test func aButtonHasItsTitleAndWhatAClientAdds() {
    let button = Double(
      "UIButton", mask: false,
      [
        Double("UIButtonLabel"), Double("UIImageView", [Double("UIView")]),
        Double("_UISystemBackgroundView", [Double("UIView", mask: false)]),
        Double("UILabel", mask: false), Double("UIView", isClients: true, [Double("UILabel")]),
      ])
    #expect(button.judged() == ["UIButton", "UILabel", "UILabel"])
  }

  @Test func theContentOfAnEffectIsTheClients() {
    let effect = Double(
      "UIVisualEffectView", mask: false,
      [
        Double("_UIVisualEffectBackdropView"), Double("_UIVisualEffectSubview"),
        Double("_UIVisualEffectContentView", isContentView: true, [Double("UILabel", mask: false)]),
      ])
    #expect(
      effect.judged() == ["UIVisualEffectView", "_UIVisualEffectContentView", "UILabel"])
    // One that a bar has made is the bar's.
    #expect(Double("UITabBar", [effect]).judged() == ["UITabBar"])
  }
}
