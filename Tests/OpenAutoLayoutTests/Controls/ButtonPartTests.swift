import Foundation
import OpenAutoLayout
import Testing

/// The parts of a button have their frames as soon as they are read.
@MainActor
struct ButtonPartTests {
  private func image(_ width: CGFloat = 22, _ height: CGFloat = 20) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func theImageAfterALayout() {
    let button = UIButton(type: .custom)
    button.setImage(image(), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 39, y: 20, width: 22, height: 20))
  }

  @Test func theImageBeforeALayout() {
    let button = UIButton(type: .custom)
    button.setImage(image(), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(button.imageView?.frame == CGRect(x: 39, y: 20, width: 22, height: 20))
    button.frame.size.width = 200
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 89, y: 20, width: 22, height: 20))
  }

  @Test(arguments: [false, true])
  func theTitleAndTheImageStandBesideEachOther(rightToLeft: Bool) throws {
    for isTitleFirst in [false, true] {
      let button = UIButton(type: .system)
      if rightToLeft { button.semanticContentAttribute = .forceRightToLeft }
      button.setTitle("Title", for: .normal)
      button.setImage(image(), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      button.layoutIfNeeded()
      if isTitleFirst { _ = button.titleLabel }
      let image = try #require(button.imageView).frame
      let title = try #require(button.titleLabel).frame
      #expect(image.size == CGSize(width: 22, height: 20) && image.midY == 22)
      #expect(rightToLeft ? title.maxX == image.minX : image.maxX == title.minX)
      #expect(abs(image.union(title).midX - 100) < 0.001 && title.width > 20)
    }
  }

  @Test(arguments: [false, true])
  func thePartsOfAConfiguration(rightToLeft: Bool) throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "A longer subtitle"
    configuration.image = image()
    configuration.imagePadding = 8
    let button = UIButton(configuration: configuration)
    if rightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel).frame
    let subtitle = try #require(button.subtitleLabel).frame
    let image = try #require(button.imageView).frame
    #expect(button.subtitleLabel?.text == "A longer subtitle")
    #expect(subtitle.width > title.width && subtitle.midX == title.midX)
    #expect(subtitle.minY == title.maxY + configuration.titlePadding)
    #expect(rightToLeft ? image.minX == subtitle.maxX + 8 : image.maxX == subtitle.minX - 8)
    #expect(abs(title.union(subtitle).midY - 40) < 0.001 && image.midY == 40)
    #expect(button.subtitleLabel?.superview === button && button.subviews.count == 3)
    button.configuration?.subtitle = "Short"
    button.layoutIfNeeded()
    #expect(try #require(button.subtitleLabel).frame.width < subtitle.width)
    #expect(UIButton(type: .system).subtitleLabel == nil)
  }

  @Test func constraintsPlaceTheButton() {
    let scene = Scene(320, 200)
    let button = UIButton(type: .custom)
    button.setImage(image(30, 30), for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(button)
    button.pinOrigin()
    button.pinSize(90, 50)
    scene.layout()
    #expect(button.imageView?.frame == CGRect(x: 30, y: 10, width: 30, height: 30))
    button.contentHorizontalAlignment = .leading
    scene.layout()
    #expect(button.imageView?.frame.minX == 0)
  }
}
