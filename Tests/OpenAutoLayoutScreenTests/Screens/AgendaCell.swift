import Foundation
import OpenAutoLayout

/// An hour of a day: a column of times, a stripe in the calendar's color, and the event.
final class AgendaCell: UITableViewCell {
  let startLabel = UILabel()
  let endLabel = UILabel()
  let stripe = UIView()
  let titleLabel = UILabel()
  let placeLabel = UILabel()
  let guestsLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    startLabel.font = .preferredFont(forTextStyle: .footnote)
    endLabel.font = .preferredFont(forTextStyle: .footnote)
    endLabel.textColor = .secondaryLabel
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    placeLabel.font = .preferredFont(forTextStyle: .subheadline)
    guestsLabel.font = .preferredFont(forTextStyle: .caption1)
    stripe.backgroundColor = .systemGreen
    stripe.layer.cornerRadius = 2

    let labels = [startLabel, endLabel, titleLabel, placeLabel, guestsLabel]
    labels.forEach {
      $0.adjustsFontForContentSizeCategory = true
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    [titleLabel, placeLabel, guestsLabel].forEach { $0.numberOfLines = 0 }
    stripe.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stripe)

    let times = UILayoutGuide()
    contentView.addLayoutGuide(times)
    [startLabel, endLabel].forEach {
      $0.setContentCompressionResistancePriority(.required, for: .horizontal)
      $0.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    NSLayoutConstraint.activate([
      times.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      startLabel.trailingAnchor.constraint(equalTo: times.trailingAnchor),
      startLabel.leadingAnchor.constraint(greaterThanOrEqualTo: times.leadingAnchor),
      endLabel.trailingAnchor.constraint(equalTo: times.trailingAnchor),
      endLabel.leadingAnchor.constraint(greaterThanOrEqualTo: times.leadingAnchor),
      startLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      endLabel.topAnchor.constraint(equalTo: startLabel.bottomAnchor, constant: 2),
      endLabel.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
      times.topAnchor.constraint(equalTo: startLabel.topAnchor),
      times.bottomAnchor.constraint(equalTo: endLabel.bottomAnchor),

      stripe.leadingAnchor.constraint(equalTo: times.trailingAnchor, constant: 8),
      stripe.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stripe.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      stripe.widthAnchor.constraint(equalToConstant: 4),

      titleLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: stripe.trailingAnchor, multiplier: 1),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      titleLabel.topAnchor.constraint(equalTo: stripe.topAnchor),
      placeLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      placeLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      placeLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      guestsLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      guestsLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      guestsLabel.topAnchor.constraint(equalTo: placeLabel.bottomAnchor, constant: 2),
      guestsLabel.bottomAnchor.constraint(lessThanOrEqualTo: stripe.bottomAnchor),
    ])
    // A column of 44 points, unless the times are wider at this size of text.
    let column = times.widthAnchor.constraint(equalToConstant: 44)
    column.priority = .defaultHigh
    column.isActive = true
    // As high as the event and no higher, unless the times need more.
    let snug = guestsLabel.bottomAnchor.constraint(equalTo: stripe.bottomAnchor)
    snug.priority = UILayoutPriority(rawValue: 249)
    snug.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// The day above its events.
final class AgendaHeaderView: UITableViewHeaderFooterView {
  let dayLabel = UILabel()
  let todayButton = UIButton(type: .system)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    dayLabel.font = .preferredFont(forTextStyle: .title3)
    dayLabel.adjustsFontForContentSizeCategory = true
    dayLabel.numberOfLines = 0
    todayButton.setTitle("Today", for: .normal)
    todayButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    todayButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [dayLabel, todayButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    contentView.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      dayLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      dayLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      dayLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      todayButton.leadingAnchor.constraint(equalTo: dayLabel.trailingAnchor, constant: 12),
      todayButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      todayButton.centerYAnchor.constraint(equalTo: dayLabel.centerYAnchor),
      todayButton.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
