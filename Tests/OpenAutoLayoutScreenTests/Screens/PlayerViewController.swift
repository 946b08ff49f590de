import Foundation
import OpenAutoLayout

/// What is playing, with a row of buttons.
final class PlayerViewController: UIViewController {
  lazy var artworkView: UIImageView = {
    let view = UIImageView(image: UIImage(named: "artwork"))
    view.contentMode = .scaleAspectFit
    view.layer.cornerRadius = 12
    view.layer.shadowOpacity = 0.3
    view.layer.shadowRadius = 20
    view.setContentHuggingPriority(.defaultLow, for: .vertical)
    view.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
    view.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    return view
  }()

  lazy var trackLabel = makeLabel("Blue Train", style: .title2)
  lazy var artistLabel = makeLabel("John Coltrane", style: .body)
  lazy var elapsedLabel = makeLabel("1:24", style: .caption1)
  lazy var remainingLabel = makeLabel("-9:19", style: .caption1)

  lazy var progressSlider: UISlider = {
    let slider = UISlider()
    slider.minimumValue = 0
    slider.maximumValue = 643
    slider.setValue(84, animated: false)
    slider.addAction(
      UIAction { [weak self] action in
        guard let slider = action.sender as? UISlider else { return }
        self?.elapsedLabel.text = "\(Int(slider.value) / 60):\(Int(slider.value) % 60)"
      }, for: .valueChanged)
    return slider
  }()

  lazy var controlsStack: UIStackView = {
    let names = ["backward.fill", "play.fill", "forward.fill"]
    let buttons = names.map { name -> UIButton in
      let symbol = UIImage.SymbolConfiguration(pointSize: name == "play.fill" ? 44 : 28)
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: name, withConfiguration: symbol), for: .normal)
      button.accessibilityIdentifier = name
      return button
    }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    return stack
  }()

  override func loadView() {
    let root = UIView()
    root.backgroundColor = .black
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 24, leading: 32, bottom: 24, trailing: 32)
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [
      artworkView, trackLabel, artistLabel, progressSlider, elapsedLabel, remainingLabel,
      controlsStack,
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let guide = view.layoutMarginsGuide
    let fullWidth = artworkView.widthAnchor.constraint(equalTo: guide.widthAnchor)
    fullWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      artworkView.topAnchor.constraint(equalTo: guide.topAnchor),
      artworkView.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      artworkView.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      artworkView.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor),
      artworkView.heightAnchor.constraint(equalTo: artworkView.widthAnchor),
      fullWidth,

      trackLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: artworkView.bottomAnchor, multiplier: 3),
      trackLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trackLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      artistLabel.topAnchor.constraint(equalTo: trackLabel.bottomAnchor, constant: 4),
      artistLabel.leadingAnchor.constraint(equalTo: trackLabel.leadingAnchor),
      artistLabel.trailingAnchor.constraint(equalTo: trackLabel.trailingAnchor),

      progressSlider.topAnchor.constraint(equalTo: artistLabel.bottomAnchor, constant: 20),
      progressSlider.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      progressSlider.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      elapsedLabel.topAnchor.constraint(equalTo: progressSlider.bottomAnchor, constant: 4),
      elapsedLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      remainingLabel.lastBaselineAnchor.constraint(equalTo: elapsedLabel.lastBaselineAnchor),
      remainingLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      remainingLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: elapsedLabel.trailingAnchor, constant: 8),

      controlsStack.topAnchor.constraint(equalTo: elapsedLabel.bottomAnchor, constant: 24),
      controlsStack.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      controlsStack.widthAnchor.constraint(equalToConstant: 220),
      controlsStack.bottomAnchor.constraint(
        lessThanOrEqualTo: guide.bottomAnchor),
    ])
  }

  private func makeLabel(_ text: String, style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = UIFont.preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.numberOfLines = 0
    return label
  }
}
