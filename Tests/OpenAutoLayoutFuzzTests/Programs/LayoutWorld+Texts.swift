import OpenAutoLayout
import RandomTestSupport

/// Labels, text fields and text views.
extension LayoutWorld {
  func text(_ word: inout StepWord) -> String? {
    switch word.number(below: 8) {
    case 0: nil
    case 1: ""
    case 2: "One line\nand another"
    case 3: "Unbreakable_as_an_identifier_is"
    default: String(repeating: "word ", count: 1 + word.number(below: 25))
    }
  }

  func font(_ word: inout StepWord) -> UIFont {
    switch word.number(below: 6) {
    case 0: .preferredFont(forTextStyle: .title1)
    case 1: .preferredFont(forTextStyle: .footnote)
    case 2: .boldSystemFont(ofSize: 17)
    case 3: .systemFont(ofSize: length(6...40, &word))
    default: .systemFont(ofSize: 17)
    }
  }

  func attributedText(_ word: inout StepWord) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: text(&word) ?? "none", attributes: [.font: font(&word)])
    text.append(NSAttributedString(string: " end", attributes: [.font: font(&word)]))
    return text
  }

  func makeText(_ word: inout StepWord) -> UIView {
    let text = self.text(&word)
    switch word.number(below: 6) {
    case 0:
      let view = makeView(by: { UITextField() })
      set("placeholder", of: view) { $0.placeholder = text }
      return view
    case 1:
      let view = makeView(by: { UITextView() })
      set("isScrollEnabled", of: view) { $0.isScrollEnabled = false }
      set("text", of: view, in: "text") { $0.text = text }
      return view
    default:
      let lines = word.oneIn(3) ? 1 : 0
      let view = makeView(by: { UILabel() })
      set("numberOfLines", of: view) { $0.numberOfLines = lines }
      set("text", of: view, in: "text") { $0.text = text }
      return view
    }
  }

  func change(_ label: UILabel, _ word: inout StepWord) {
    switch word.number(below: 8) {
    case 0..<3:
      let text = self.text(&word)
      set("text", of: label, in: "text") { $0.text = text }
    case 3:
      let text = attributedText(&word)
      set("text", of: label, in: "text") { $0.attributedText = text }
    case 4:
      let font = self.font(&word)
      set("font", of: label, in: "text") { $0.font = font }
    case 5:
      let lines = word.number(below: 4)
      set("numberOfLines", of: label) { $0.numberOfLines = lines }
    case 6:
      let width = word.oneIn(2) ? 0 : length(30...200, &word)
      set("preferredMaxLayoutWidth", of: label) { $0.preferredMaxLayoutWidth = width }
    default:
      let mode: NSLineBreakMode = word.oneIn(2) ? .byCharWrapping : .byTruncatingTail
      set("lineBreakMode", of: label) { $0.lineBreakMode = mode }
    }
  }

  func change(_ view: UITextView, _ word: inout StepWord) {
    switch word.number(below: 6) {
    case 0..<2:
      let text = self.text(&word)
      set("text", of: view, in: "text") { $0.text = text }
    case 2:
      let text = attributedText(&word)
      set("text", of: view, in: "text") { $0.attributedText = text }
    case 3:
      let font = self.font(&word)
      set("font", of: view, in: "text") { $0.font = font }
    case 4:
      let scrolls = word.oneIn(3)
      set("isScrollEnabled", of: view) { $0.isScrollEnabled = scrolls }
    default:
      let inset = length(0...20, &word)
      set("textContainerInset", of: view) { view in
        view.textContainerInset = UIEdgeInsets(top: inset, left: 3, bottom: 4, right: inset)
      }
    }
  }
}
