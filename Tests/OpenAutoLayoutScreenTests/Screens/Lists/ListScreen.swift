import Foundation
import OpenAutoLayout

/// A screen of a table or a collection, with the changes that a person or the network makes to it.
@MainActor
protocol EditedScreen: UIViewController {
  /// The changes in their order. Each one can also be made before the view is loaded.
  var edits: [@MainActor () -> Void] { get }
}

/// The screens of lists, each as an app would write it.
enum ListScreen: String, CaseIterable, Sendable {
  case inbox, products, calendar, pages, feed, photos, outline, split

  @MainActor
  func makeController() -> any EditedScreen {
    switch self {
    case .inbox: return InboxViewController()
    case .products: return ProductGridViewController()
    case .calendar: return CalendarViewController()
    case .pages: return PagesViewController()
    case .feed: return FeedViewController()
    case .photos: return PhotoGridViewController()
    case .outline: return OutlineViewController()
    case .split: return NotesSplitViewController()
    }
  }
}

/// A title above a section.
final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
