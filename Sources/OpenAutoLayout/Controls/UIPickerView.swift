public import Foundation

/// A view with wheels to pick rows from.
///
///     let picker = UIPickerView()
///     // picker.intrinsicContentSize == CGSize(width: 320, height: 216)
///
/// The size is that of iOS 11 to 18, as many have reported. That of iOS 26 is not recorded.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var selection: [Int: Int] = [:]

  /// The object that provides the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The object that provides the content of rows. Nothing calls it here.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// The number of wheels: what the data source says, or 0 without one.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows in a wheel: 0 without a data source.
  ///
  ///     // UIPickerView().numberOfRows(inComponent: 0) == 0
  ///
  /// - Parameter component: The wheel, from 0.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Reloads all rows. It has no effect here, since no rows are kept.
  ///
  ///     UIPickerView().reloadAllComponents()
  open func reloadAllComponents() {}

  /// Selects a row. As on Apple's platforms, this does not call the delegate.
  ///
  ///     let picker = UIPickerView()
  ///     picker.selectRow(2, inComponent: 0, animated: false)
  ///     // picker.selectedRow(inComponent: 0) == 2
  ///
  /// - Parameters:
  ///   - row: The row, from 0.
  ///   - component: The wheel, from 0.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }

  /// Returns the selected row of a wheel: 0 until another one is selected.
  ///
  ///     // UIPickerView().selectedRow(inComponent: 0) == 0
  ///
  /// - Parameter component: The wheel, from 0.
  open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// An object that provides the numbers of wheels and rows of a picker view.
///
/// ``UIPickerView/dataSource`` takes it.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
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

  /// Returns the number of rows in a wheel.
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

/// An object that provides the content of a picker view's rows. Nothing calls it here.
///
/// ``UIPickerView/delegate`` takes it. Each method has a default implementation.
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

  /// Notifies the delegate that a person has selected a row.
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
