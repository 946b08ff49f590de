// What examples take for granted: views and guides in one tree, and what else they mention.

import Foundation
import OpenAutoLayout
import PowerAnchors

@MainActor let view = UIView(), container = UIView(), screen = UIView(), root = UIView()
@MainActor let header = UIView(), footer = UIView(), sidebar = UIView(), banner = UIView()
@MainActor let card = Card(), page = UIView(), rotatedPage = UIView(), list = UIView()
@MainActor let photo = UIView(), video = UIView(), image = UIView(), avatar = UIView()
@MainActor let icon = UIView(), badge = UIView(), spinner = UIView(), marker = UIView()
@MainActor let bar = UIView(), column = UIView(), track = UIView(), preview = UIView(),
  field = UIView()
@MainActor let a = UIView(), b = UIView(), first = UIView(), second = UIView()
@MainActor let box = UIView(), other = UIView()
@MainActor let logo = UIImageView()
@MainActor let title = UILabel(), subtitle = UILabel(), label = UILabel(), text = UILabel()
@MainActor let name = UILabel(), note = UILabel(), caption = UILabel()
@MainActor let button = UIButton(), okButton = UIButton(), cancelButton = UIButton()
@MainActor let rows = [UIView(), UIView(), UIView()]
@MainActor let cell = UICollectionViewCell(), stack = UIStackView()
@MainActor let gap = UILayoutGuide(), guide = UILayoutGuide(), contentGuide = UILayoutGuide()
@MainActor let content = UILayoutGuide(), scroll = UIScrollView(), form = UIView()

@MainActor let width = title.widthAnchor.constrain(to: 320, isActive: false)
@MainActor let height = title.heightAnchor.constrain(to: 44, isActive: false)
@MainActor let c = box.heightAnchor.constrain(to: 44, isActive: false)
@MainActor let edges = box.edgeAnchors.constrain(to: view, isActive: false)
@MainActor let insets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 16)

@MainActor let pins = LayoutConstraintGroup {}
@MainActor let group = LayoutConstraintGroup {}
@MainActor let details = LayoutConstraintGroup {}
@MainActor let narrow = LayoutConstraintGroup {}, wide = LayoutConstraintGroup {}

@MainActor var configuration = UIButton.Configuration.plain()
@MainActor var count = 0

final class ProfileRow: UIView {
  let name = UILabel()
}

final class Card: UIView {
  let stack = UIStackView()
}

final class LoginView: UIView {}

final class SettingsViewController: UIViewController {}

enum Density { case comfortable, compact }
