import Foundation
import OpenAutoLayout

/// The top of a profile: a picture, three counts, a name, a text, and what can be done.
final class ProfileHeaderView: UIView {
  final class StatView: UIView {
    let valueLabel = UILabel()
    let captionLabel = UILabel()

    init(value: String, caption: String) {
      super.init(frame: .zero)
      valueLabel.text = value
      valueLabel.font = .preferredFont(forTextStyle: .headline)
      captionLabel.text = caption
      captionLabel.font = .preferredFont(forTextStyle: .caption1)
      captionLabel.textColor = .secondaryLabel
      for label in [valueLabel, captionLabel] {
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
      }
      let stack = UIStackView(arrangedSubviews: [valueLabel, captionLabel])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
      isAccessibilityElement = true
      accessibilityLabel = "\(value) \(caption)"
    }

    required init?(coder: NSCoder) { fatalError() }
  }

  final class CircularImageView: UIImageView {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.height / 2
    }
  }

  let avatarView = CircularImageView()
  let statsStack = UIStackView()
  let nameLabel = UILabel()
  let bioLabel = UILabel()
  let followButton = UIButton(configuration: .filled())
  let messageButton = UIButton(configuration: .gray())
  let buttonsStack = UIStackView()
  private let topStack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)

    avatarView.contentMode = .scaleAspectFill
    avatarView.layer.masksToBounds = true
    avatarView.layer.borderWidth = 2

    let stats = [("128", "Posts"), ("4.2k", "Followers"), ("310", "Following")]
    for (value, caption) in stats {
      statsStack.addArrangedSubview(StatView(value: value, caption: caption))
    }
    statsStack.distribution = .fillEqually

    topStack.alignment = .center
    topStack.spacing = 20
    topStack.addArrangedSubview(avatarView)
    topStack.addArrangedSubview(statsStack)

    nameLabel.text = "Katherine Johnson"
    nameLabel.font = .preferredFont(forTextStyle: .title3)
    nameLabel.numberOfLines = 0
    bioLabel.text =
      "Mathematician. Computes trajectories by hand, and checks what the machine says."
    bioLabel.font = .preferredFont(forTextStyle: .subheadline)
    bioLabel.numberOfLines = 0
    [nameLabel, bioLabel].forEach { $0.adjustsFontForContentSizeCategory = true }

    followButton.configuration?.title = "Follow"
    followButton.configuration?.image = UIImage(systemName: "plus")
    followButton.configuration?.imagePadding = 6
    messageButton.configuration?.title = "Message"
    buttonsStack.addArrangedSubview(followButton)
    buttonsStack.addArrangedSubview(messageButton)
    buttonsStack.spacing = 8
    buttonsStack.distribution = .fillEqually

    let column = UIStackView(arrangedSubviews: [topStack, nameLabel, bioLabel, buttonsStack])
    column.axis = .vertical
    column.spacing = 8
    column.setCustomSpacing(12, after: topStack)
    column.setCustomSpacing(16, after: bioLabel)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)

    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatarView.widthAnchor.constraint(equalToConstant: 86),
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
      column.topAnchor.constraint(equalTo: margins.topAnchor),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    topStack.axis = isLarge ? .vertical : .horizontal
    statsStack.axis = isLarge ? .vertical : .horizontal
    buttonsStack.axis = isLarge ? .vertical : .horizontal
  }
}
