import OpenAutoLayout

/// A view with a tab bar controller in it, a stack of screens in the first tab, and what their bars show.
final class FuzzBars: UIView {
  let tabs = UITabBarController()
  let navigation = UINavigationController()
  let screens = (0..<4).map { FuzzScreen(index: $0) }
  private let other = FuzzScreen(index: 4)

  override init(frame: CGRect) {
    super.init(frame: frame)
    navigation.viewControllers = [screens[0]]
    tabs.viewControllers = [navigation, other]
    tabs.view.frame = bounds
    tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(tabs.view)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A screen with a view in its safe area, one that it places itself, and items for bars.
final class FuzzScreen: UIViewController {
  private let index: Int
  private let inner = UIView()
  private let manual = UIView()
  let contents = (0..<4).map { _ in FuzzView() }
  /// The first four and the last one are for the navigation bar, the others for the toolbar: which of two bars
  /// shows an item that both have is not documented.
  let items: [UIBarButtonItem]
  let search = UISearchController(searchResultsController: nil)

  init(index: Int) {
    self.index = index
    items =
      contents.map { UIBarButtonItem(customView: $0) } + [
        UIBarButtonItem(title: "Save"), .flexibleSpace(), .fixedSpace(9), .flexibleSpace(),
        UIBarButtonItem(title: "Edit"),
      ]
    super.init(nibName: nil, bundle: nil)
    for content in contents { content.content = CGSize(width: 20, height: 20) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    inner.translatesAutoresizingMaskIntoConstraints = false
    for view in [inner, manual] {
      view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    }
    for view in [inner, manual] { self.view.addSubview(view) }
    let safeArea = view.safeAreaLayoutGuide
    let edges = [
      inner.topAnchor.constraint(equalTo: safeArea.topAnchor),
      inner.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ]
    // The bars may leave no room.
    for edge in edges { edge.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(edges)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    manual.frame = CGRect(
      x: insets.left, y: insets.top, width: CGFloat(10 * index), height: insets.bottom)
  }
}
