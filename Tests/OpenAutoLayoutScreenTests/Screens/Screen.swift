import Foundation
import OpenAutoLayout

/// The screens, each in a controller as an app would show it.
enum Screen: String, CaseIterable, Sendable {
  case login, settings, chat, products, profile, player
  case checkout, onboarding, article, dashboard, agenda
  #if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
    case photo
  #endif

  @MainActor
  func makeController() -> UIViewController {
    switch self {
    case .login: return LoginViewController()
    case .settings: return ListViewController(SettingsCell.samples)
    case .chat: return ListViewController(ChatMessageCell.samples)
    case .products: return ListViewController(ProductCell.samples, columns: 2)
    case .profile: return ListViewController([ProfileHeaderView()])
    case .player: return PlayerViewController()
    case .checkout: return UINavigationController(rootViewController: CheckoutViewController())
    case .onboarding: return OnboardingPageViewController(symbolName: "note.text")
    case .article: return ArticleViewController()
    case .dashboard:
      let tabs = UITabBarController()
      tabs.viewControllers = [DashboardViewController()]
      return tabs
    case .agenda: return ListViewController(AgendaCell.samples)
    #if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
      case .photo: return PhotoDetailViewController()
    #endif
    }
  }
}

/// Sizes and places cells as a table does, or a collection of several columns.
final class ListViewController: UIViewController {
  let cells: [UIView]
  private let columns: Int
  private let spacing: CGFloat = 12

  init(_ cells: [UIView], columns: Int = 1) {
    self.cells = cells
    self.columns = columns
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let gap = columns == 1 ? 0 : spacing
    let width = (view.bounds.width - gap * CGFloat(columns + 1)) / CGFloat(columns)
    // A cell that has no size yet would contradict its constraints.
    for cell in cells where cell.superview == nil { view.addSubview(cell) }
    var top = view.safeAreaInsets.top + gap
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(start + columns, cells.count)]
      // As a table has it, which adds a point for the line below a row.
      let separator: CGFloat = row.first is UITableViewCell ? 1 : 0
      let height = (row.map { $0.height(forWidth: width) }.max() ?? 0) + separator
      for (column, cell) in row.enumerated() {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = CGFloat(isRightToLeft ? columns - 1 - column : column)
        cell.frame = CGRect(x: gap + place * (width + gap), y: top, width: width, height: height)
      }
      top += height + gap
    }
  }
}

extension UIView {
  fileprivate func height(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

// MARK: Contents

extension SettingsCell {
  fileprivate static var samples: [SettingsCell] {
    let rows: [(String, String, String?)] = [
      ("bell.fill", "Notifications", nil),
      ("moon.fill", "Quiet hours", "From ten in the evening to seven in the morning"),
      ("hand.raised.fill", "Ask before apps follow what you do", "Recommended"),
    ]
    return rows.map { icon, title, subtitle in
      let cell = SettingsCell(style: .default, reuseIdentifier: SettingsCell.reuseIdentifier)
      cell.configure(
        icon: icon, color: .systemOrange, title: title, subtitle: subtitle, isOn: subtitle != nil)
      return cell
    }
  }
}

extension ChatMessageCell {
  fileprivate static var samples: [ChatMessageCell] {
    let messages = [
      Message(
        text: "Are you coming to the harbor tonight? The boats leave at nine, or a little later.",
        time: "18:02", isIncoming: true),
      Message(text: "Yes!", time: "18:05", isIncoming: false),
      Message(text: "I only have to find my shoes", time: "18:05", isIncoming: false),
    ]
    return messages.map { message in
      let cell = ChatMessageCell(style: .default, reuseIdentifier: nil)
      cell.message = message
      return cell
    }
  }
}

extension ProductCell {
  fileprivate static var samples: [ProductCell] {
    let cells = (0..<3).map { _ in ProductCell(frame: .zero) }
    cells[0].configure(
      name: "Kettle", price: "$24", oldPrice: "$31", rating: 4, discount: "-20 %")
    cells[1].configure(
      name: "Lamp with a shade of paper", price: "$112", oldPrice: nil, rating: 5, discount: nil)
    cells[2].configure(
      name: "Two cups", price: "$9", oldPrice: nil, rating: 0, discount: "New")
    return cells
  }
}

extension AgendaCell {
  fileprivate static var samples: [UIView] {
    let header = AgendaHeaderView(reuseIdentifier: nil)
    header.dayLabel.text = "Tuesday, May 4"
    let events = [
      ("9:30", "10:00", "Stand-up", "Room 4", "Ada, Grace"),
      (
        "10:30", "12:00", "Review of what the layout engine costs", "Second floor, by the window",
        "Everyone who has changed something in the last two weeks"
      ),
    ]
    return [header]
      + events.map { start, end, title, place, guests -> UIView in
        let cell = AgendaCell(style: .default, reuseIdentifier: nil)
        cell.startLabel.text = start
        cell.endLabel.text = end
        cell.titleLabel.text = title
        cell.placeLabel.text = place
        cell.guestsLabel.text = guests
        return cell
      }
  }
}
