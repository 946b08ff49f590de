import Foundation
import OpenAutoLayout
import Testing

/// Reports name views by the properties that hold them, and read no property that cannot be read.
@MainActor
struct PropertyNameTests {
  /// The view that a conflict between two widths names.
  private func nameInReport(of view: UIView, in root: UIView) -> String? {
    view.translatesAutoresizingMaskIntoConstraints = false
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([narrow, view.widthAnchor.constraint(equalToConstant: 20)])
    var reports: [String] = []
    root.layoutConflictHandler = { reports.append($0.description) }
    root.layoutIfNeeded()
    narrow.isActive = false
    let line = reports.last?.split(separator: "\n").dropFirst().first
    return line.flatMap { $0.split(separator: " ").dropFirst().first }
      .map { String($0).replacingOccurrences(of: ".width", with: "") }
  }

  @Test func unownedPropertiesMayHaveLostTheirObjects() {
    var owner: Owner? = Owner(), view: UIView? = UIView()
    let holder = HolderOfUnowned(owner!, view!)
    owner = nil
    view = nil
    #expect(nameInReport(of: holder.badge, in: holder) == "badge")
    #expect(nameInReport(of: holder.inherited, in: holder) == "inherited")
  }

  @Test func soMayThoseOfASuperviewAndOfAController() {
    var owner: Owner? = Owner(), view: UIView? = UIView()
    let controller = ControllerWithUnowned(owner!)
    let holder = HolderOfUnowned(owner!, view!)
    owner = nil
    view = nil
    controller.view.addSubview(holder)
    let container = UIView(), inner = UIView()
    holder.addSubview(container)
    container.addSubview(inner)
    controller.inner = inner
    #expect(nameInReport(of: inner, in: controller.view) == "inner")
    #expect(nameInReport(of: container, in: controller.view)?.hasPrefix("UIView") == true)
  }

  @Test func whateverElseHoldsAViewNamesIt() {
    let holder = Holder(UIView())
    for (view, name) in [
      (holder.constant, "constant"), (holder.optional!, "optional"), (holder.promised!, "promised"),
      (holder.lazily, "lazily"), (holder.lazyOptional!, "lazyOptional"), (holder.weakly!, "weakly"),
      (holder.observed, "observed"), (holder.generic, "generic"),
      (holder.existential as! UIView, "existential"),
    ] {
      holder.addSubview(view)
      #expect(nameInReport(of: view, in: holder) == name)
    }
    holder.weakly?.removeFromSuperview()
    #expect(holder.weakly == nil)
    #expect(nameInReport(of: holder.constant, in: holder) == "constant")
  }

  #if os(macOS) || os(Linux) || os(Windows)
    /// Without a handler, conflicts are written one after the other, and have most views in common.
    @Test func eachNameIsLookedUpOnceForAllConflicts() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let rows = (0..<30).map { _ in ViewThatCountsItsNames() }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        for row in rows { row.heightAnchor.constraint(equalToConstant: 44).isActive = true }
        stack.layoutIfNeeded()
        for row in rows { precondition(row.names == 1, "It was named \(row.names) times.") }
      }
    }
  #endif

  @Test func noCodeOfAViewRuns() {
    let view = ViewThatDescribesItself()
    view.addSubview(view.badge)
    view.holder = view.badge
    #expect(nameInReport(of: view.badge, in: view)?.hasPrefix("UIView") == true)
    #expect(view.descriptions == 0)
  }
}

private final class Owner {}

private protocol Part: AnyObject {}

extension UIView: Part {}

private class BaseOfUnowned<Value>: UIView {
  unowned let value: Owner
  let inherited = UIView()
  var other: Value

  init(_ value: Owner, _ other: Value) {
    self.value = value
    self.other = other
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }
}

private final class HolderOfUnowned: BaseOfUnowned<[Int]> {
  struct Token: ~Copyable {}

  struct Values {
    unowned var owner: Owner
    unowned(unsafe) var view: UIView
  }

  unowned var owner: Owner
  unowned var optional: UIView?
  unowned(unsafe) var unsafe: UIView
  unowned(unsafe) let unsafeOptional: UIView?
  unowned var part: any Part
  unowned(unsafe) var unsafePart: any Part
  weak var weakly: UIView?
  let unmanaged: Unmanaged<UIView>
  var values: Values
  var optionalValues: Values?
  let state = Token()
  let badge = UIView()

  init(_ owner: Owner, _ view: UIView) {
    self.owner = owner
    optional = view
    unsafe = view
    unsafeOptional = view
    part = view
    unsafePart = view
    weakly = view
    unmanaged = .passUnretained(view)
    values = Values(owner: owner, view: view)
    optionalValues = values
    super.init(owner, [])
    addSubview(badge)
    addSubview(inherited)
  }

  required init?(coder: NSCoder) { nil }
}

private final class ControllerWithUnowned: UIViewController {
  unowned let owner: Owner
  var inner: UIView?

  init(_ owner: Owner) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Holder<Content: UIView>: UIView {
  let constant = UIView()
  var optional: UIView? = UIView()
  var promised: UIView! = UIView()
  lazy var lazily = UIView()
  lazy var lazyOptional: UIView? = UIView()
  weak var weakly: UIView?
  var observed = UIView() { didSet { Issue.record("The property was set.") } }
  var generic: Content
  var existential: any Part = UIView()

  init(_ generic: Content) {
    self.generic = generic
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    addSubview(view)
    weakly = view
  }

  required init?(coder: NSCoder) { nil }
}

private final class ViewThatCountsItsNames: UIView {
  var names = 0

  override var tag: Int {
    get {
      names += 1
      return super.tag
    }
    set { super.tag = newValue }
  }
}

private final class ViewThatDescribesItself: UIView, @MainActor CustomReflectable {
  let badge = UIView()
  var holder: UIView?
  var descriptions = 0

  var customMirror: Mirror {
    descriptions += 1
    return Mirror(self, children: ["badge": badge])
  }
}
