import PowerAnchors

// Off the main actor these calls get the same warning as the platform's own.
func offTheMainActor(_ top: NSLayoutYAxisAnchor, _ bottom: NSLayoutYAxisAnchor) {
  // expected-note@-1 2 {{add '@MainActor' to make global function}}
  _ = top.constraint(equalTo: bottom)
  // expected-warning@-1 {{call to main actor-isolated instance method}}
  top.constrain(to: bottom)
  // expected-warning@-1 {{call to main actor-isolated instance method}}
}
