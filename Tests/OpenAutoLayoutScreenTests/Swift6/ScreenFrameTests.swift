import Foundation
import OpenAutoLayout
import Testing

/// Where the views of the screens are on a phone of 390 points, from left to right, at the default size
/// of text. Widths that are those of a text are left out: they are within 3 % of what was recorded.
@MainActor
struct ScreenFrameTests {
  /// A frame in the window, or its sides that are expected.
  private struct Sides {
    var x: CGFloat?
    var y: CGFloat?
    var width: CGFloat?
    var height: CGFloat?

    init(_ x: CGFloat?, _ y: CGFloat?, _ width: CGFloat?, _ height: CGFloat?) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    func match(_ frame: CGRect) -> Bool {
      zip([x, y, width, height], [frame.minX, frame.minY, frame.width, frame.height])
        .allSatisfy { expected, side in expected.map { abs($0 - side) < 0.01 } ?? true }
    }
  }

  private func show(_ screen: Screen) -> ShownScreen {
    ShownScreen(screen) { Issue.record("\($0)") }
  }

  private func expect(
    _ frames: KeyValuePairs<UIView, Sides>, in shown: ShownScreen,
    _ location: SourceLocation = #_sourceLocation
  ) {
    for (view, sides) in frames {
      let frame = shown.frame(of: view)
      #expect(sides.match(frame), "\(view) at \(frame)", sourceLocation: location)
    }
  }

  @Test func login() throws {
    let shown = show(.login)
    let controller = try #require(shown.controller as? LoginViewController)
    expect(
      [
        controller.logoView: Sides(151, 48, 88, 88),
        controller.titleLabel: Sides(24, 160, 342, 41),
        controller.emailField: Sides(24, 233, 342, 34),
        controller.passwordField: Sides(24, 279, 342, 34),
        controller.signInButton: Sides(24, 337, 342, 52),
        controller.forgotButton: Sides(24, 401, 342, 28),
      ], in: shown)
    #expect(controller.scrollView.contentSize == CGSize(width: 390, height: 453))
    controller.signInButton.sendActions(for: .primaryActionTriggered)
    #expect(controller.isSignedIn)
  }

  @Test func settings() throws {
    let shown = show(.settings)
    let cells = try #require((shown.controller as? ListViewController)?.cells as? [SettingsCell])
    expect(
      [
        cells[0]: Sides(0, 0, 390, 51),
        cells[0].iconContainer: Sides(16, 10.5, 30, 30),
        cells[0].titleLabel: Sides(58, 15.5, nil, 20.5),
        // The switch reaches 2 points beyond what constraints know of it.
        cells[0].toggle: Sides(308, 10.5, 68, 30),
        cells[1]: Sides(0, 51, 390, 77.5),
        cells[1].subtitleLabel: Sides(58, 84, nil, 34),
        cells[2].titleLabel: Sides(58, 139, nil, 42.5),
      ], in: shown)
  }

  @Test func chat() throws {
    let shown = show(.chat)
    let cells = try #require((shown.controller as? ListViewController)?.cells as? [ChatMessageCell])
    expect(
      [
        cells[0].bubbleView: Sides(12, 4, nil, 95),
        cells[0].messageLabel: Sides(24, 12, nil, 65.5),
        cells[0].timeLabel: Sides(nil, 79.5, nil, 13.5),
        cells[1]: Sides(0, 103, 390, 59),
        cells[1].messageLabel: Sides(nil, 115, nil, 21.5),
      ], in: shown)
    #expect(shown.frame(of: cells[1].bubbleView).maxX == 378)
    #expect(shown.frame(of: cells[0].bubbleView).width <= 0.78 * 390)
  }

  @Test func products() throws {
    let shown = show(.products)
    let cells = try #require((shown.controller as? ListViewController)?.cells as? [ProductCell])
    expect(
      [
        cells[0]: Sides(12, 12, 177, 290),
        cells[0].imageView: Sides(12, 12, 177, 133),
        cells[0].badgeLabel: Sides(20, 20, nil, 17.5),
        cells[1].nameLabel: Sides(213, 157, nil, 38),
        cells[1].priceLabel: Sides(213, 201, nil, 20.5),
        cells[1].addButton: Sides(213, 254, nil, 36.5),
        cells[2]: Sides(12, 314, 177, 270),
      ], in: shown)
  }

  @Test func profile() throws {
    let shown = show(.profile)
    let cells = try #require((shown.controller as? ListViewController)?.cells)
    let header = try #require(cells.first as? ProfileHeaderView)
    expect(
      [
        header: Sides(0, 0, 390, 252),
        header.avatarView: Sides(16, 16, 86, 86),
        header.statsStack: Sides(122, 41.5, 252, 35),
        header.statsStack.arrangedSubviews[1]: Sides(206, 41.5, 84, 35),
        header.nameLabel: Sides(16, 114, 358, 24),
        header.bioLabel: Sides(16, 146, 358, 38),
        header.followButton: Sides(16, 200, 175, 36),
        header.messageButton: Sides(199, 200, 175, 36),
      ], in: shown)
    #expect(header.avatarView.layer.cornerRadius == 43)
  }

  @Test func player() throws {
    let shown = show(.player)
    let controller = try #require(shown.controller as? PlayerViewController)
    expect(
      [
        controller.artworkView: Sides(32, 24, 326, 326),
        controller.trackLabel: Sides(32, 374, 326, 26.5),
        controller.artistLabel: Sides(32, 404.5, 326, 20.5),
        controller.progressSlider: Sides(32, 445, 326, 34),
        controller.elapsedLabel: Sides(32, 483, nil, 14.5),
        controller.remainingLabel: Sides(nil, 483, nil, 14.5),
        controller.controlsStack: Sides(85, 521.5, 220, nil),
      ], in: shown)
    #expect(shown.frame(of: controller.remainingLabel).maxX == 358)
    controller.progressSlider.value = 150
    controller.progressSlider.sendActions(for: .valueChanged)
    #expect(controller.elapsedLabel.text == "2:30")
  }

  @Test func checkout() throws {
    let shown = show(.checkout)
    let navigation = try #require(shown.controller as? UINavigationController)
    let controller = try #require(navigation.topViewController as? CheckoutViewController)
    expect(
      [
        navigation.navigationBar: Sides(0, 0, 390, 54),
        controller.headerLabel: Sides(20, 70, 350, 33.5),
        controller.nameField: Sides(20, 123.5, 350, 34),
        controller.expiryField: Sides(20, 215.5, 169, 34),
        controller.codeField: Sides(201, 215.5, 169, 34),
        controller.shippingControl: Sides(20, 269.5, 350, 32),
        controller.quantityStepper: Sides(276, nil, 94, 32),
        controller.totalTitleLabel: Sides(20, 372, nil, 20.5),
        controller.totalLabel: Sides(nil, 369, nil, 24),
        controller.payButton: Sides(20, 1304, 350, 50),
      ], in: shown)
    controller.quantityStepper.value = 3
    controller.quantityStepper.sendActions(for: .valueChanged)
    #expect(controller.quantityLabel.text == "Quantity: 3")
  }

  @Test func onboarding() throws {
    let shown = show(.onboarding)
    let controller = try #require(shown.controller as? OnboardingPageViewController)
    expect(
      [
        controller.titleLabel: Sides(24, 546.5, 342, 33.5),
        controller.bodyLabel: Sides(24, 592, 342, 42.5),
        controller.pageControl: Sides(158, 1275.5, 74, 26),
        controller.skipButton: Sides(24, 1319, 30, 30),
        controller.nextButton: Sides(nil, 1317.5, nil, 32.5),
      ], in: shown)
    #expect(abs(controller.imageArea.layoutFrame.height - 0.4 * 1366) < 0.01)
  }

  @Test func article() throws {
    let shown = show(.article)
    let controller = try #require(shown.controller as? ArticleViewController)
    expect(
      [
        controller.kickerLabel: Sides(8, 16, nil, 14.5),
        controller.headlineLabel: Sides(8, 38.5, 374, 72),
        controller.bylineLabel: Sides(8, 118.5, 374, 16),
        controller.heroView: Sides(0, 150.5, 390, 219.5),
        controller.bodyTextView: Sides(8, 386, 374, 110.5),
        controller.tagsStack: Sides(8, 512.5, nil, 32),
      ], in: shown)
    let contentSize = controller.scrollView.contentSize
    #expect(contentSize.width == 390 && abs(contentSize.height - 568.5) < 0.5)
  }

  @Test func dashboard() throws {
    let shown = show(.dashboard)
    let tabs = try #require(shown.controller as? UITabBarController)
    let controller = try #require(tabs.selectedViewController as? DashboardViewController)
    expect(
      [
        controller.greetingLabel: Sides(16, 16, nil, 26.5),
        controller.cardsStack: Sides(16, 58.5, 358, 334.5),
        controller.cards[1].view: Sides(16, 174, 358, 103.5),
        controller.cards[1].captionLabel: Sides(32, 227.5, 326, 18),
        controller.cards[1].progressView: Sides(32, 257.5, 326, 4),
        tabs.tabBar: Sides(0, 1317, 390, 49),
      ], in: shown)
  }

  @Test func theCardsOfADashboardStandBesideEachOtherOnAPad() throws {
    let shown = ShownScreen(.dashboard, ShownScreen.Place(width: 1024)) { Issue.record("\($0)") }
    let tabs = try #require(shown.controller as? UITabBarController)
    let controller = try #require(tabs.selectedViewController as? DashboardViewController)
    let frames = controller.cards.map { shown.frame(of: $0.view) }
    // Margins of 20 on both sides, and two gaps of 12.
    #expect(frames.map(\.width).allSatisfy { $0 == 320 })
    #expect(frames.map(\.minX) == [20, 352, 684])
    #expect(Set(frames.map(\.minY)).count == 1)
  }

  @Test func agenda() throws {
    let shown = show(.agenda)
    let cells = try #require((shown.controller as? ListViewController)?.cells)
    let header = try #require(cells[0] as? AgendaHeaderView)
    let cell = try #require(cells[2] as? AgendaCell)
    expect(
      [
        header: Sides(0, 0, 390, 40),
        header.dayLabel: Sides(16, 8, nil, 24),
        header.todayButton: Sides(nil, 5, nil, 30),
        cells[1]: Sides(0, 40, 390, 74),
        cell.contentView: Sides(0, 114, 363.5, 112),
        cell.stripe: Sides(58, 122, 4, 96),
        cell.titleLabel: Sides(70, 122, 285.5, 42.5),
        cell.placeLabel: Sides(70, 166.5, 285.5, 18),
      ], in: shown)
    #expect(shown.frame(of: cell.endLabel).maxX == 50)
  }

  #if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
    @Test func photo() throws {
      let shown = show(.photo)
      let controller = try #require(shown.controller as? PhotoDetailViewController)
      expect(
        [
          controller.photoView: Sides(0, 0, 390, 1366),
          controller.closeButton: Sides(344, 12, 30, 30),
          controller.authorLabel: Sides(16, 1285, nil, 20.5),
          controller.captionLabel: Sides(16, 1309.5, nil, 40.5),
          controller.scrim: Sides(0, 1245, 390, 121),
          controller.actionsStack: Sides(nil, 1225.5, nil, 124.5),
        ], in: shown)
      #expect(controller.scrim.layer is CAGradientLayer)
    }
  #endif
}
