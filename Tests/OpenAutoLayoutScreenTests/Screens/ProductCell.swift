import Foundation
import OpenAutoLayout

/// A product in a grid: a picture with a badge, a name, a price with the former one, stars.
final class ProductCell: UICollectionViewCell {
  private enum Metrics {
    static let padding: CGFloat = 12
    static let spacing: CGFloat = 6
    static let badgeInset: CGFloat = 8
  }

  let imageView: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.backgroundColor = .tertiarySystemFill
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  let badgeLabel = PaddedLabel()
  let nameLabel = UILabel()
  let priceLabel = UILabel()
  let starsStack = UIStackView()
  let addButton = UIButton(type: .system)
  let infoStack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
    layout()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(name: String, price: String, oldPrice: String?, rating: Int, discount: String?) {
    nameLabel.text = name
    badgeLabel.text = discount
    badgeLabel.isHidden = discount == nil
    let text = NSMutableAttributedString(
      string: price,
      attributes: [
        .font: UIFontMetrics(forTextStyle: .headline)
          .scaledFont(for: .systemFont(ofSize: 17, weight: .bold)),
        .foregroundColor: UIColor.label,
      ])
    if let oldPrice = oldPrice {
      text.append(
        NSAttributedString(
          string: "  " + oldPrice,
          attributes: [
            .font: UIFont.preferredFont(forTextStyle: .footnote),
            .foregroundColor: UIColor.secondaryLabel,
            .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          ]))
    }
    priceLabel.attributedText = text
    for (index, star) in starsStack.arrangedSubviews.enumerated() {
      (star as? UIImageView)?.image = UIImage(systemName: index < rating ? "star.fill" : "star")
    }
  }

  private func setup() {
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 16
    contentView.layer.masksToBounds = true
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 4)

    nameLabel.font = .preferredFont(forTextStyle: .subheadline)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    priceLabel.numberOfLines = 0

    badgeLabel.font = .systemFont(ofSize: 11, weight: .semibold)
    badgeLabel.textColor = .white
    badgeLabel.backgroundColor = .systemRed
    badgeLabel.layer.cornerRadius = 4
    badgeLabel.clipsToBounds = true

    for _ in 0..<5 {
      let star = UIImageView(image: UIImage(systemName: "star"))
      star.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12)
      star.tintColor = .systemYellow
      starsStack.addArrangedSubview(star)
    }
    starsStack.spacing = 2

    addButton.setImage(UIImage(systemName: "cart.badge.plus"), for: .normal)
    addButton.setTitle("Add", for: .normal)
    addButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    addButton.layer.borderWidth = 1
    addButton.layer.borderColor = UIColor.separator.cgColor

    infoStack.axis = .vertical
    infoStack.alignment = .leading
    infoStack.spacing = Metrics.spacing
  }

  private func layout() {
    [nameLabel, priceLabel, starsStack, addButton].forEach { infoStack.addArrangedSubview($0) }
    infoStack.setCustomSpacing(12, after: starsStack)
    [imageView, badgeLabel, infoStack].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 3.0 / 4.0),
      badgeLabel.topAnchor.constraint(
        equalTo: imageView.topAnchor, constant: Metrics.badgeInset),
      badgeLabel.leadingAnchor.constraint(
        equalTo: imageView.leadingAnchor, constant: Metrics.badgeInset),
      infoStack.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: Metrics.padding),
      infoStack.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: Metrics.padding),
      infoStack.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: -Metrics.padding),
      infoStack.bottomAnchor.constraint(
        equalTo: contentView.bottomAnchor, constant: -Metrics.padding),
    ])
  }
}

/// A label with room around its text.
final class PaddedLabel: UILabel {
  var textInsets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + textInsets.left + textInsets.right,
      height: size.height + textInsets.top + textInsets.bottom)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: textInsets))
  }
}
