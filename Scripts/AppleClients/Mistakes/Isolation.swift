// expected: call to main actor-isolated instance method 'constrain
nonisolated func stack(_ lower: LayoutView, _ upper: LayoutView) {
  lower.topAnchor.constrain(to: upper.bottomAnchor)
}
