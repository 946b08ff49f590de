public import Foundation

/// Wheels to pick from. They do not show.
///
///     let picker = UIPickerView()
///     // picker.intrinsicContentSize == CGSize(width: 320, height: 216)
///
/// The size is that of iOS 11 to 18, as reported by many; that of iOS 26 is not recorded.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var selection: [Int: Int] = [:]

  /// What says how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// What says how the rows look. It is not asked here.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns how many rows a wheel has.
  ///
  ///     // UIPickerView().numberOfRows(inComponent: 0) == 0
  ///
  /// - Parameter component: The wheel, from 0.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Asks for the rows again. Nothing shows, so nothing is asked.
  ///
  ///     UIPickerView().reloadAllComponents()
  open func reloadAllComponents() {}

  /// Picks a row. The delegate is not notified, as on Apple's platforms.
  ///
  ///     let picker = UIPickerView()
  ///     picker.selectRow(2, inComponent: 0, animated: false)
  ///     // picker.selectedRow(inComponent: 0) == 2
  ///
  /// - Parameters:
  ///   - row: The row, from 0.
  ///   - component: The wheel, from 0.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }

  /// Returns the picked row of a wheel: the first until another one is picked.
  ///
  ///     // UIPickerView().selectedRow(inComponent: 0) == 0
  ///
  /// - Parameter component: The wheel, from 0.
  open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// What says how many wheels and rows a picker has.
///
/// ``UIPickerView/dataSource`` takes it.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns how many wheels there are.
  ///
  ///     final class Hours: UIPickerViewDataSource {
  ///       func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  ///       func pickerView(
  ///         _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ///       ) -> Int { 24 }
  ///     }
  ///
  /// - Parameter pickerView: The picker.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns how many rows a wheel has.
  ///
  ///     final class Hours: UIPickerViewDataSource {
  ///       func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  ///       func pickerView(
  ///         _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ///       ) -> Int { 24 }
  ///     }
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - component: The wheel, from 0.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What says how the rows of a picker look, and hears what is picked. It is not asked here.
///
/// ``UIPickerView/delegate`` takes it. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the title of a row.
  ///
  ///     final class Hours: UIPickerViewDelegate {
  ///       func pickerView(
  ///         _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ///       ) -> String? { "\(row)" }
  ///     }
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row, from 0.
  ///   - component: The wheel, from 0.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// A person has picked a row.
  ///
  ///     final class Hours: UIPickerViewDelegate {
  ///       var hour = 0
  ///       func pickerView(
  ///         _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ///       ) { hour = row }
  ///     }
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row, from 0.
  ///   - component: The wheel, from 0.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
