import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics

/// A text that keeps the frame of a new view, which is empty.
final class MaskedLabel: MistakenScreen {
  let title = makeLabel("Title")

  override func build() {
    addSubview(title)
    // PowerAnchors stops here in a debug build, so this is what raw anchors make of it.
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
    ])
  }

  override func fix() { title.translatesAutoresizingMaskIntoConstraints = false }

  override var expected: Expectation {
    Expectation(
      kind: .translatedMask, view: title,
      summary: "title keeps its frame by its autoresizing mask, which contradicts",
      remedy: "set translatesAutoresizingMaskIntoConstraints of title to false.")
  }
}

/// A view that is tied to the one above it and keeps the frame that it was made with.
final class MaskedRow: MistakenScreen {
  let header = LayoutView()
  let row = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

  override func build() {
    addSubviewsUsingAutoLayout(header)
    addSubview(row)
    header.edgeAnchors.excluding(.bottom).constrain(to: edgeAnchors)
    header.heightAnchor.constrain(to: 44)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: header.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      row.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  override func fix() { row.translatesAutoresizingMaskIntoConstraints = false }

  override var expected: Expectation {
    Expectation(
      kind: .translatedMask, view: row,
      summary: "row keeps its frame by its autoresizing mask, which contradicts",
      remedy: "set translatesAutoresizingMaskIntoConstraints of row to false.")
  }
}
