import Foundation
import OpenAutoLayout

/// A text to read, as wide as reads well, in a scroll view.
final class ArticleViewController: UIViewController {
  let scrollView = UIScrollView()
  let contentView = UIView()
  let kickerLabel = UILabel()
  let headlineLabel = UILabel()
  let bylineLabel = UILabel()
  let heroView = UIImageView(image: UIImage(named: "hero"))
  let bodyTextView = UITextView()
  let tagsStack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()

    scrollView.translatesAutoresizingMaskIntoConstraints = false
    contentView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(contentView)

    kickerLabel.attributedText = NSAttributedString(
      string: "ENGINEERING",
      attributes: [
        .kern: 1.2, .font: UIFont.preferredFont(forTextStyle: .caption1),
        .foregroundColor: UIColor.systemRed,
      ])
    headlineLabel.text = "How wide should a line of text be?"
    headlineLabel.font = UIFontMetrics.default.scaledFont(
      for: UIFont(name: "Georgia-Bold", size: 30) ?? .boldSystemFont(ofSize: 30))
    headlineLabel.numberOfLines = 0
    headlineLabel.lineBreakMode = .byWordWrapping
    bylineLabel.text = "By Ada · 7 min read"
    bylineLabel.font = .preferredFont(forTextStyle: .footnote)
    bylineLabel.numberOfLines = 0
    [headlineLabel, bylineLabel].forEach { $0.adjustsFontForContentSizeCategory = true }
    heroView.contentMode = .scaleAspectFill
    heroView.clipsToBounds = true

    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 4
    paragraph.paragraphSpacing = 12
    bodyTextView.isScrollEnabled = false
    bodyTextView.isEditable = false
    bodyTextView.textContainerInset = .zero
    bodyTextView.textContainer.lineFragmentPadding = 0
    bodyTextView.attributedText = NSAttributedString(
      string:
        "Lines that are too long make the eye lose its place on the way back.\n"
        + "Lines that are too short break up what belongs together, so somewhere in between is best.",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: paragraph,
        .foregroundColor: UIColor.label,
      ])

    for tag in ["Type", "Layout", "Reading"] {
      let button = UIButton(type: .system)
      var configuration = UIButton.Configuration.tinted()
      configuration.title = tag
      configuration.buttonSize = .mini
      configuration.cornerStyle = .capsule
      button.configuration = configuration
      tagsStack.addArrangedSubview(button)
    }
    tagsStack.spacing = 8
    tagsStack.alignment = .leading

    for subview in [kickerLabel, headlineLabel, bylineLabel, heroView, bodyTextView, tagsStack] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
    updateTags()
    activateConstraints()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: ArticleViewController, _: UITraitCollection) in controller.updateTags()
    }
  }

  private func updateTags() {
    let isLarge = traitCollection.preferredContentSizeCategory >= .accessibilityMedium
    tagsStack.axis = isLarge ? .vertical : .horizontal
  }

  private func activateConstraints() {
    let readable = contentView.readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      contentView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      contentView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),

      kickerLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      kickerLabel.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      kickerLabel.trailingAnchor.constraint(lessThanOrEqualTo: readable.trailingAnchor),
      headlineLabel.topAnchor.constraint(equalTo: kickerLabel.bottomAnchor, constant: 8),
      headlineLabel.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      headlineLabel.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      bylineLabel.topAnchor.constraint(equalTo: headlineLabel.bottomAnchor, constant: 8),
      bylineLabel.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      bylineLabel.trailingAnchor.constraint(equalTo: readable.trailingAnchor),

      heroView.topAnchor.constraint(equalTo: bylineLabel.bottomAnchor, constant: 16),
      heroView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      heroView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      heroView.heightAnchor.constraint(equalTo: heroView.widthAnchor, multiplier: 9 / 16),

      bodyTextView.topAnchor.constraint(equalTo: heroView.bottomAnchor, constant: 16),
      bodyTextView.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      bodyTextView.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      tagsStack.topAnchor.constraint(equalTo: bodyTextView.bottomAnchor, constant: 16),
      tagsStack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      tagsStack.trailingAnchor.constraint(lessThanOrEqualTo: readable.trailingAnchor),
      tagsStack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -24),
    ])
  }
}
