import OpenAutoLayout
import Testing

/// Sizes and priorities that were recorded on iOS 26, 2 pixels a point.
@MainActor
struct ControlSizeTests {
  private func priorities(_ view: UIView) -> [Float] {
    [
      view.contentHuggingPriority(for: .horizontal).rawValue,
      view.contentHuggingPriority(for: .vertical).rawValue,
      view.contentCompressionResistancePriority(for: .horizontal).rawValue,
      view.contentCompressionResistancePriority(for: .vertical).rawValue,
    ]
  }

  /// The frame of a view that is held at its top and its leading or trailing side.
  private func frame(_ view: UIView, rightToLeft: Bool = false) -> CGRect {
    let scene = Scene(320, 300, scale: 2, rightToLeft: rightToLeft)
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    scene.activate(
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20))
    scene.layout()
    return view.frame
  }

  @Test func rowK1ASwitch() {
    let view = UISwitch()
    #expect(view.intrinsicContentSize == CGSize(width: 66, height: 30))
    #expect(view.frame.size == CGSize(width: 68, height: 30))
    #expect(frame(view) == CGRect(x: 10, y: 20, width: 68, height: 30))
    #expect(frame(UISwitch(), rightToLeft: true) == CGRect(x: 244, y: 20, width: 68, height: 30))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 68, height: 30))
    view.sizeToFit()
    #expect(view.frame.size == CGSize(width: 68, height: 30))
    let other = UISwitch(frame: CGRect(x: 1, y: 2, width: 300, height: 4))
    #expect(other.frame == CGRect(x: 1, y: 2, width: 68, height: 30))
    other.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(other.frame == CGRect(x: 5, y: 6, width: 68, height: 30))
  }

  @Test func rowK19Priorities() {
    #expect(priorities(UILabel()) == [250, 250, 750, 750])
    #expect(priorities(UISwitch()) == [750, 750, 750, 750])
    #expect(priorities(UIProgressView()) == [250, 750, 750, 750])
    #expect(priorities(UISlider()) == [250, 750, 750, 750])
    #expect(priorities(UIStepper()) == [750, 750, 750, 750])
    #expect(priorities(UIActivityIndicatorView(style: .large)) == [750, 750, 750, 750])
    #expect(priorities(UIPageControl()) == [250, 750, 750, 750])
    #expect(priorities(UIImageView()) == [250, 250, 750, 750])
    #expect(priorities(UIButton(type: .system)) == [250, 250, 750, 750])
  }

  @Test func rowK25ThreePages() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(frame(pages) == CGRect(x: 10, y: 20, width: 74, height: 26))
    #expect(pages.size(forNumberOfPages: 1) == CGSize(width: 38, height: 26))
  }

  @Test func aProgressBarKeepsItsHeight() {
    let bar = UIProgressView(progressViewStyle: .default)
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 4))
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 100, height: 4))
  }

  @Test func fixedSizes() {
    #expect(frame(UIStepper()).size == CGSize(width: 94, height: 32))
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(
      frame(UIActivityIndicatorView(style: .medium)).size == CGSize(width: 20, height: 20))
    #expect(frame(UIActivityIndicatorView(style: .large)).size == CGSize(width: 37, height: 37))
  }

  @Test func anIndicatorShowsWhileItTurns() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func valuesStayInTheirRanges() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect(slider.value == 2 && slider.maximumValue == 2)
    let stepper = UIStepper()
    stepper.value = 200
    #expect(stepper.value == 100)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func aStepperThatEndsBeforeItBeginsIsReported() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIStepper().minimumValue = 200 }
      }
      #expect(result?.says("set the one that moves away first") == true)
    }
  #endif
}
