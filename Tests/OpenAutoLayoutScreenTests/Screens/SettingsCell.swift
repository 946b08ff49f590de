import Foundation
import OpenAutoLayout

/// A row of settings, with a switch in place of the accessory.
final class SettingsCell: UITableViewCell {
  static let reuseIdentifier = "SettingsCell"

  let iconContainer = UIView()
  let iconView = UIImageView()
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let toggle = UISwitch()

  private lazy var textStack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 2
    return stack
  }()

  private lazy var rowStack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [iconContainer, textStack, toggle])
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    commonInit()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func commonInit() {
    selectionStyle = .none
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.numberOfLines = 0
    titleLabel.adjustsFontForContentSizeCategory = true
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.numberOfLines = 0
    subtitleLabel.adjustsFontForContentSizeCategory = true
    iconContainer.layer.cornerRadius = 7
    iconContainer.layer.cornerCurve = .continuous
    iconView.tintColor = .white
    iconView.contentMode = .center
    iconView.translatesAutoresizingMaskIntoConstraints = false
    iconContainer.addSubview(iconView)
    contentView.addSubview(rowStack)
    let bottom = rowStack.bottomAnchor.constraint(
      equalTo: contentView.bottomAnchor, constant: -10)
    // The row's own height has the last word.
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      iconContainer.widthAnchor.constraint(equalToConstant: 30),
      iconContainer.heightAnchor.constraint(equalToConstant: 30),
      iconView.centerXAnchor.constraint(equalTo: iconContainer.centerXAnchor),
      iconView.centerYAnchor.constraint(equalTo: iconContainer.centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: 18),
      iconView.heightAnchor.constraint(equalToConstant: 18),
      rowStack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      rowStack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      rowStack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      bottom,
    ])
  }

  func configure(icon: String, color: UIColor, title: String, subtitle: String?, isOn: Bool) {
    iconView.image = UIImage(systemName: icon)
    iconContainer.backgroundColor = color
    titleLabel.text = title
    subtitleLabel.text = subtitle
    subtitleLabel.isHidden = subtitle == nil
    toggle.isOn = isOn
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    subtitleLabel.text = nil
    iconView.image = nil
  }
}
