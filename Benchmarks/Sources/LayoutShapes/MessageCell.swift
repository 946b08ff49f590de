import PowerAnchors

/// A cell of nine views with 25 constraints, as lists of messages have them: a picture, texts in two
/// columns, and a box with two more.
final class MessageCell: LayoutView {
  private let title: any MessageText
  private let subtitle: any MessageText

  /// - Parameter kind: What shows the texts.
  init(_ kind: any MessageText.Type = TextView.self) {
    let (title, subtitle) = (kind.init(""), kind.init(""))
    (self.title, self.subtitle) = (title, subtitle)
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    let (picture, box) = (LayoutView(), LayoutView())
    let (date, badge) = (kind.init("today"), kind.init("12"))
    let (first, second) = (kind.init("first"), kind.init("second"))
    addSubviewsUsingAutoLayout(picture, title, date, subtitle, badge, box)
    box.addSubviewsUsingAutoLayout(first, second)
    title.setContentCompressionResistancePriority(LayoutPriority(700), for: [.horizontal])
    picture.leadingAnchor.constrain(to: leadingAnchor, with: 16)
    picture.topAnchor.constrain(to: topAnchor, with: 12)
    picture.widthAnchor.constrain(to: 40)
    picture.heightAnchor.constrain(to: 40)
    picture.bottomAnchor.constrain(.lessThanOrEqual, to: bottomAnchor, with: -12)
    title.leadingAnchor.constrain(to: picture.trailingAnchor, with: 8)
    title.topAnchor.constrain(to: topAnchor, with: 12)
    date.leadingAnchor.constrain(.greaterThanOrEqual, to: title.trailingAnchor, with: 8)
    date.trailingAnchor.constrain(to: trailingAnchor, with: -16)
    date.centerYAnchor.constrain(to: title.centerYAnchor)
    subtitle.leadingAnchor.constrain(to: title.leadingAnchor)
    subtitle.topAnchor.constrain(to: title.bottomAnchor, with: 4)
    subtitle.trailingAnchor.constrain(.lessThanOrEqual, to: badge.leadingAnchor, with: -8)
    badge.trailingAnchor.constrain(to: trailingAnchor, with: -16)
    badge.centerYAnchor.constrain(to: subtitle.centerYAnchor)
    box.leadingAnchor.constrain(to: title.leadingAnchor)
    box.trailingAnchor.constrain(to: trailingAnchor, with: -16)
    box.topAnchor.constrain(to: subtitle.bottomAnchor, with: 8)
    box.bottomAnchor.constrain(to: bottomAnchor, with: -12)
    first.leadingAnchor.constrain(to: box.leadingAnchor, with: 8)
    first.topAnchor.constrain(to: box.topAnchor, with: 8)
    first.bottomAnchor.constrain(to: box.bottomAnchor, with: -8)
    second.leadingAnchor.constrain(to: first.trailingAnchor, with: 8)
    second.centerYAnchor.constrain(to: first.centerYAnchor)
    second.trailingAnchor.constrain(.lessThanOrEqual, to: box.trailingAnchor, with: -8)
    write(0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Gives two of the views other texts.
  func write(_ number: Int) {
    title.message = String(repeating: "t", count: 5 + number % 7)
    subtitle.message = String(repeating: "s", count: 9 + number % 5)
  }

  /// Measures the cell at the width of a phone, and lays it out.
  func measureAndLayOut() {
    #if canImport(AppKit) && !canImport(UIKit)
      frame.size = CGSize(width: 375, height: fittingSize.height)
    #else
      frame.size = systemLayoutSizeFitting(
        CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    #endif
    updateFrames()
  }
}

/// What shows a text in a message.
@MainActor
protocol MessageText: LayoutView {
  var message: String { get set }
  init(_ message: String)
}

/// A view as wide as its text.
private final class TextView: LayoutView, MessageText {
  var message: String {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ text: String = "") {
    self.message = text
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 7 * message.count, height: 20) }
}

#if !canImport(AppKit) || canImport(UIKit)
  /// A label, whose text is measured.
  final class LabelText: UILabel, MessageText {
    var message: String {
      get { text ?? "" }
      set { text = newValue }
    }

    init(_ message: String) {
      super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      text = message
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
#endif
