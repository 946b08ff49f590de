/// Whose business a view and its contents are.
///
/// The kit's views place their parts themselves, by frames or by constraints of their own: toolbars,
/// pickers, web and map views, views of SwiftUI. Their classes are unknown and change with each
/// system. So the rule names the few classes that clients fill, and judges nothing inside others but
/// what clients have put there.
package struct Standing: Equatable, Sendable {
  /// Whose the contents of a view are.
  package enum Contents: Sendable {
    /// The client's.
    case clients
    /// The client's. The kit adds parts, of classes that clients do not fill: indexes, separators,
    /// scrollers.
    case clientsAmongParts
    /// The kit's, placed by frames. Clients add views by constraints.
    case placedParts
    /// The kit's, however they are placed.
    case kits
  }

  /// Whether the kit made the view or places it, so that its own frame is not judged.
  package var isPart: Bool
  package var contents: Contents

  package init(isPart: Bool, contents: Contents) {
    self.isPart = isPart
    self.contents = contents
  }

  /// - Parameters:
  ///   - view: What is known of the view.
  ///   - superview: The standing of its superview, or `nil` for the view that is asked.
  package init(of view: ViewOrigin, in superview: Standing?) {
    let own = Contents(ofKitClass: view.kitClass)
    guard let superview else {
      self.init(isPart: false, contents: own)
      return
    }
    if view.isFilledByClients, superview.contents != .kits || !superview.isPart {
      self.init(isPart: false, contents: .clients)
      return
    }
    // Views of controllers stand where a client puts them, whatever their class is called.
    let isPrivate = view.kitClass.hasPrefix("_") && view.controller == nil
    switch superview.contents {
    case .clients, .clientsAmongParts, .placedParts:
      if isPrivate {
        self.init(isPart: true, contents: .kits)
      } else if superview.contents == .placedParts {
        let isPart = view.translatesMask
        self.init(isPart: isPart, contents: isPart && !view.isClients ? .kits : own)
      } else {
        let isPart =
          superview.contents == .clientsAmongParts && view.translatesMask && own == .kits
        self.init(isPart: isPart, contents: own)
      }
    case .kits:
      // What a client put into it lies where the kit places it, unless constraints do.
      self.init(
        isPart: !view.isClients || superview.isPart || view.translatesMask,
        contents: view.isClients ? own : .kits)
    }
  }
}

extension Standing.Contents {
  fileprivate init(ofKitClass name: String) {
    switch name {
    case "UIView", "UIWindow", "UIStackView", "UIScrollView", "UIImageView", "UILabel",
      "UICollectionReusableView", "UIInputView",
      "NSView", "NSStackView", "NSGridView", "NSClipView", "NSTableCellView",
      "NSVisualEffectView":
      self = .clients
    case "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView",
      "UICollectionViewCell", "UICollectionViewListCell",
      "NSScrollView", "NSTableView", "NSOutlineView", "NSTableRowView", "NSCollectionView",
      "NSSplitView", "NSTabView", "NSBox":
      self = .clientsAmongParts
    case "UIControl", "UIButton", "UITextField", "UISearchTextField", "UITextView",
      "NSControl", "NSButton", "NSTextField", "NSTextView", "NSImageView":
      self = .placedParts
    default: self = .kits
    }
  }
}

/// What is known of a view, whoever wrote its class.
package struct ViewOrigin: Sendable {
  /// The class of the kit that the view is of, or that its class inherits from.
  package var kitClass: String
  /// Whether a client made the view: its class, the property that holds it, or the controller that it
  /// is the view of, is a client's.
  package var isClients = false
  /// The class of the kit that the view's controller is of, or that its class inherits from.
  package var controller: String?
  /// Whether the superview has it for clients to fill, such as that of a cell.
  package var isContentView = false
  package var translatesMask = true

  package init(kitClass: String) { self.kitClass = kitClass }

  /// Whether clients fill the view in its superview's stead. The content view that a configuration
  /// of the kit or of SwiftUI makes is full already.
  fileprivate var isFilledByClients: Bool {
    isContentView && kitClass != "UIListContentView" && !kitClass.contains("Hosting")
  }
}
