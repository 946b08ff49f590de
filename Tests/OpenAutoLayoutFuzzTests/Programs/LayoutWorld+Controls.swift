import OpenAutoLayout
import RandomTestSupport

/// Buttons, images, and what a program changes of controls.
extension LayoutWorld {
  func image(_ word: inout StepWord) -> UIImage? {
    switch word.number(below: 4) {
    case 0: nil
    case 1: UIImage(systemName: "star")
    case 2: UIImage(size: CGSize(width: 30.5, height: 40))
    default:
      UIImage(
        size: CGSize(width: length(1...90, &word), height: length(1...90, &word)),
        alignmentRectInsets: UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
    }
  }

  func makeControl(_ word: inout StepWord) -> UIView {
    switch word.number(below: 17) {
    case 0..<4:
      let types: [UIButton.ButtonType] = [.system, .custom]
      let type = types[word.number(below: 2)]
      let ways = ManualButton.Way.allCases
      let way = word.oneIn(2) ? .none : ways[word.number(below: ways.count)]
      let button = makeView(by: { ManualButton(type: type, way: way) })
      for _ in 0..<2 { changeControl(button, &word) }
      return button
    case 4..<7:
      let view = makeView(by: { UIImageView() })
      changeControl(view, &word)
      return view
    case 7: return makeView(by: { UISwitch() })
    case 8: return makeView(by: { UISegmentedControl(items: ["First", "Second segment"]) })
    case 9: return makeView(by: { UIProgressView() })
    case 10: return makeView(by: { UISlider() })
    case 11: return makeView(by: { UIActivityIndicatorView(style: .medium) })
    case 12: return makeView(by: { UIPageControl() })
    case 13: return makeView(by: { UISearchBar() })
    case 14: return makeView(by: { UIDatePicker() })
    case 15: return makeView(by: { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) })
    default: return makeView(by: { UIStepper() })
    }
  }

  func changeControl(_ view: UIView, _ word: inout StepWord) {
    switch view {
    case let button as UIButton: change(button, &word)
    case let view as UIImageView:
      let image = self.image(&word)
      set("image", of: view) { $0.image = image }
    case let field as UITextField:
      let text = self.text(&word)
      let isRounded = word.oneIn(2)
      set("text", of: field) { $0.text = text }
      set("borderStyle", of: field) { $0.borderStyle = isRounded ? .roundedRect : .none }
    case let bar as UISearchBar:
      let text = self.text(&word)
      set("placeholder", of: bar) { $0.placeholder = text }
      set("text", of: bar) { $0.text = text }
    case let picker as UIDatePicker:
      let isWheels = word.oneIn(2)
      set("style", of: picker) { $0.preferredDatePickerStyle = isWheels ? .wheels : .compact }
    case let control as UISegmentedControl:
      let text = self.text(&word)
      let isByContent = word.oneIn(2)
      set("title", of: control) { $0.setTitle(text, forSegmentAt: 0) }
      set("widths", of: control) { $0.apportionsSegmentWidthsByContent = isByContent }
      set("selection", of: control) { $0.selectedSegmentIndex = 1 }
    case let view as UIProgressView:
      set("progress", of: view) { $0.progress = 0.5 }
    case let slider as UISlider:
      set("value", of: slider) { $0.value = 0.5 }
    case let view as UIActivityIndicatorView:
      let isLarge = word.oneIn(2)
      set("style", of: view) { $0.style = isLarge ? .large : .medium }
    case let pages as UIPageControl:
      let count = word.number(below: 6)
      set("numberOfPages", of: pages) { $0.numberOfPages = count }
    case let stack as UIStackView:
      stack.spacing = length(0...20, &word)
    default: break
    }
  }

  private func change(_ button: UIButton, _ word: inout StepWord) {
    let text = self.text(&word)
    switch word.number(below: 9) {
    case 0..<2: set("title", of: button, in: "text") { $0.setTitle(text, for: .normal) }
    case 2:
      let attributed = word.oneIn(3) ? nil : attributedText(&word)
      set("attributedTitle", of: button, in: "text") {
        $0.setAttributedTitle(attributed, for: .normal)
      }
    case 3:
      let image = self.image(&word)
      set("image", of: button) { $0.setImage(image, for: .normal) }
    case 4:
      // What else has a font replaces this one.
      if button.configuration != nil || button.currentAttributedTitle != nil { return }
      let font = self.font(&word)
      set("font", of: button, in: "text") { $0.titleLabel?.font = font }
    case 5:
      let inset = length(0...16, &word)
      set("contentEdgeInsets", of: button) { button in
        button.contentEdgeInsets = UIEdgeInsets(top: inset, left: 8, bottom: 2, right: inset)
      }
    case 6:
      let lines = word.number(below: 3)
      set("numberOfLines", of: button) { $0.titleLabel?.numberOfLines = lines }
    case 7:
      var configuration: UIButton.Configuration = word.oneIn(2) ? .filled() : .plain()
      configuration.title = text
      configuration.subtitle = word.oneIn(2) ? nil : "A subtitle"
      configuration.image = image(&word)
      configuration.imagePadding = length(0...8, &word)
      configuration.imagePlacement = word.oneIn(2) ? .top : .trailing
      let made = word.oneIn(4) ? nil : configuration
      set("configuration", of: button, in: "text") { $0.configuration = made }
    default:
      let isEnabled = word.oneIn(2)
      set("isEnabled", of: button) { $0.isEnabled = isEnabled }
    }
  }
}
