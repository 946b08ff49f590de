import Foundation
import OpenAutoLayout

/// Mail by day: it can be archived, and new mail arrives.
final class InboxViewController: UITableViewController, EditedScreen {
  struct Mail: Hashable, Sendable {
    let id: Int
    let sender: String
    let subject: String
    var isRead = false
  }

  private final class Source: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  private var days: [(name: String, mails: [Mail])] = [
    (
      "Today",
      [
        Mail(id: 1, sender: "Ada", subject: "The boat leaves at nine"),
        Mail(
          id: 2, sender: "Grace",
          subject: "Notes of the meeting on Tuesday, with everything that was decided there"),
      ]
    ),
    ("Yesterday", [Mail(id: 3, sender: "Katherine", subject: "Lunch?")]),
  ]
  private var source: Source?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MailCell.self, forCellReuseIdentifier: "mail")
    source = Source(tableView: tableView) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "mail", for: path)
      if let cell = cell as? MailCell, let mail = self?.mail(id) { cell.show(mail) }
      return cell
    }
    update()
  }

  private func mail(_ id: Int) -> Mail? { days.flatMap(\.mails).first { $0.id == id } }

  private func update(reconfiguring changed: [Int] = []) {
    guard let source else { return }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for day in days where !day.mails.isEmpty {
      snapshot.appendSections([day.name])
      snapshot.appendItems(day.mails.map(\.id))
    }
    snapshot.reconfigureItems(changed)
    source.apply(snapshot)
  }

  var edits: [@MainActor () -> Void] {
    [
      { [self] in
        days[0].mails.insert(Mail(id: 4, sender: "Hedy", subject: "Frequencies"), at: 0)
        update()
      },
      { [self] in
        days[0].mails[2].isRead = true
        update(reconfiguring: [2])
      },
      { [self] in
        days[0].mails.remove(at: 1)
        update()
      },
      { [self] in
        days[1].mails = []
        update()
      },
    ]
  }
}

/// A sender and a subject, with a dot before mail that is new.
final class MailCell: UITableViewCell {
  let dot = UIView()
  let senderLabel = UILabel()
  let subjectLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    senderLabel.font = .preferredFont(forTextStyle: .headline)
    subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
    subjectLabel.numberOfLines = 0
    for label in [senderLabel, subjectLabel] { label.adjustsFontForContentSizeCategory = true }
    for view in [dot, senderLabel, subjectLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      dot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
      senderLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      senderLabel.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 10),
      senderLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      subjectLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 2),
      subjectLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
      subjectLabel.trailingAnchor.constraint(equalTo: senderLabel.trailingAnchor),
      subjectLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ mail: InboxViewController.Mail) {
    senderLabel.text = mail.sender
    subjectLabel.text = mail.subject
    dot.isHidden = mail.isRead
    accessoryType = mail.isRead ? .none : .disclosureIndicator
  }
}
