import Foundation
import OpenAutoLayout

/// A bubble at the side of who wrote it.
final class ChatMessageCell: UITableViewCell {
  struct Message {
    let text: String
    let time: String
    let isIncoming: Bool
  }

  let bubbleView = UIView()
  let messageLabel = UILabel()
  let timeLabel = UILabel()

  private var incomingConstraints: [NSLayoutConstraint] = []
  private var outgoingConstraints: [NSLayoutConstraint] = []

  var message: Message? {
    didSet {
      guard let message else { return }
      messageLabel.text = message.text
      timeLabel.text = message.time
      bubbleView.backgroundColor = message.isIncoming ? .secondarySystemBackground : .systemBlue
      messageLabel.textColor = message.isIncoming ? .label : .white
      timeLabel.textColor = message.isIncoming ? .secondaryLabel : UIColor(white: 1, alpha: 0.7)
      NSLayoutConstraint.deactivate(
        message.isIncoming ? outgoingConstraints : incomingConstraints)
      NSLayoutConstraint.activate(message.isIncoming ? incomingConstraints : outgoingConstraints)
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)

    backgroundColor = .clear
    bubbleView.layer.cornerRadius = 18
    bubbleView.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner,
    ]
    bubbleView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubbleView)

    messageLabel.numberOfLines = 0
    messageLabel.font = UIFont.preferredFont(forTextStyle: .body)
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    bubbleView.addSubview(messageLabel)

    timeLabel.font = UIFont.preferredFont(forTextStyle: .caption2)
    timeLabel.adjustsFontForContentSizeCategory = true
    timeLabel.translatesAutoresizingMaskIntoConstraints = false
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    // A row is a point higher than its content, for the separator: the message gets it.
    timeLabel.setContentHuggingPriority(.required, for: .vertical)
    bubbleView.addSubview(timeLabel)

    NSLayoutConstraint.activate([
      bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubbleView.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.78),

      messageLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
      messageLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 12),
      messageLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -12),

      timeLabel.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 2),
      timeLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: bubbleView.leadingAnchor, constant: 12),
      timeLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -12),
      timeLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -6),
    ])

    incomingConstraints = [
      bubbleView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    ]
    outgoingConstraints = [
      bubbleView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
    ]
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}
