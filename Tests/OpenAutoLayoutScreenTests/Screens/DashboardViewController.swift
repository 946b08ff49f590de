import Foundation
import OpenAutoLayout

/// Cards, each a controller of its own: below each other on a phone, beside each other on a pad.
final class DashboardViewController: UIViewController {
  final class CardViewController: UIViewController {
    let valueLabel = UILabel()
    let captionLabel = UILabel()
    let progressView = UIProgressView(progressViewStyle: .default)
    private let value: String
    private let caption: String

    init(value: String, caption: String) {
      self.value = value
      self.caption = caption
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      view.layer.cornerRadius = 14
      valueLabel.text = value
      valueLabel.font = .preferredFont(forTextStyle: .title1)
      captionLabel.text = caption
      captionLabel.font = .preferredFont(forTextStyle: .subheadline)
      captionLabel.textColor = .secondaryLabel
      [valueLabel, captionLabel].forEach {
        $0.adjustsFontForContentSizeCategory = true
        $0.numberOfLines = 0
      }
      progressView.progress = 0.6
      let stack = UIStackView(arrangedSubviews: [valueLabel, captionLabel, progressView])
      stack.axis = .vertical
      stack.spacing = 4
      stack.setCustomSpacing(12, after: captionLabel)
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
        view.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 16),
      ])
    }
  }

  let greetingLabel = UILabel()
  let refreshButton = UIButton(type: .system)
  let cardsStack = UIStackView()
  let cards = [
    CardViewController(value: "8,412", caption: "Steps today"),
    CardViewController(value: "6 h 50", caption: "Asleep, a little less than last week"),
    CardViewController(value: "72", caption: "Resting heart rate"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    greetingLabel.text = "Good morning, Grace"
    greetingLabel.font = .preferredFont(forTextStyle: .title2)
    greetingLabel.adjustsFontForContentSizeCategory = true
    greetingLabel.numberOfLines = 0
    refreshButton.setImage(UIImage(systemName: "arrow.clockwise"), for: .normal)
    refreshButton.setContentHuggingPriority(.required, for: .horizontal)
    refreshButton.setContentCompressionResistancePriority(.required, for: .horizontal)

    let header = UIStackView(arrangedSubviews: [greetingLabel, refreshButton])
    header.alignment = .center
    header.spacing = 8

    cardsStack.spacing = 12
    for card in cards {
      addChild(card)
      cardsStack.addArrangedSubview(card.view)
      card.didMove(toParent: self)
    }

    let root = UIStackView(arrangedSubviews: [header, cardsStack])
    root.axis = .vertical
    root.spacing = 16
    root.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(root)
    NSLayoutConstraint.activate([
      root.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 16),
      root.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      root.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    updateCards()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateCards()
  }

  private func updateCards() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    cardsStack.axis = isWide ? .horizontal : .vertical
    cardsStack.distribution = isWide ? .fillEqually : .fill
  }
}
