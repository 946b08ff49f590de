import OpenAutoLayout
import Testing

@MainActor
struct FontTests {
  @Test func measuresAreThoseOfTheSystemFont() {
    let font = UIFont.systemFont(ofSize: 2048)
    #expect([font.ascender, font.descender, font.lineHeight] == [1950, -494, 2444])
    #expect([font.capHeight, font.xHeight, font.leading] == [1443, 1040, 0])
    let semibold = UIFont.boldSystemFont(ofSize: 16)
    #expect(semibold == .systemFont(ofSize: 16, weight: .semibold))
    #expect(semibold.xHeight * 128 == 1093)
    #expect(
      UIFont.italicSystemFont(ofSize: 12).lineHeight == UIFont.systemFont(ofSize: 12).lineHeight)
  }

  @Test func textStylesFollowTheSizeOfText() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.pointSize == 17)
    #expect(abs(body.leading - 1.713) < 0.001)
    #expect(
      UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits == .traitBold)
    let sizes: [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat)] = [
      (.body, .extraSmall, 14, 19), (.body, .accessibilityExtraExtraExtraLarge, 53, 62),
      (.largeTitle, .extraSmall, 31, 38), (.title1, .extraLarge, 30, 37),
      (.title2, .extraSmall, 19, 24), (.title3, .extraLarge, 22, 28),
      (.subheadline, .extraSmall, 12, 16), (.footnote, .extraLarge, 15, 20),
      (.callout, .accessibilityMedium, 26, 32), (.caption1, .large, 12, 16),
      (.caption2, .extraExtraExtraLarge, 17, 22),
    ]
    for (style, category, size, pitch) in sizes {
      let font = UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      #expect(font.pointSize == size)
      #expect(abs(font.lineHeight + font.leading - pitch) < 1e-9)
    }
  }

  @Test func metricsScaleAsAStyleDoes() {
    func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: category),
        UITraitCollection(displayScale: 3),
      ])
    }
    let metrics = UIFontMetrics(forTextStyle: .body)
    let (small, large) = (traits(.extraSmall), traits(.extraLarge))
    #expect(abs(metrics.scaledValue(for: 64, compatibleWith: small) - 55.333) < 0.001)
    #expect(abs(metrics.scaledValue(for: 64, compatibleWith: large) - 69.667) < 0.001)
    let font = UIFont.systemFont(ofSize: 16)
    let largest = traits(.extraExtraLarge)
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == 19)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 18, compatibleWith: largest)
    #expect(limited.pointSize == 18)
    #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == 16)
  }

  @Test func descriptorsMakeOtherFonts() {
    let font = UIFont.systemFont(ofSize: 13)
    let descriptor = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    let bold = descriptor.map { UIFont(descriptor: $0, size: 0) }
    #expect(bold?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(bold?.pointSize == 13)
    let mono = font.fontDescriptor.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 20) }
    #expect(mono == .monospacedSystemFont(ofSize: 20, weight: .regular))
    #expect(font.withSize(20) == .systemFont(ofSize: 20))
    #expect(UIFont(name: "", size: 3) == nil)
    #expect(
      UIFont(name: "Avenir", size: 17)?.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
  }

  @Test func heavierIsWiderAndMarksTakeNoRoom() {
    func width(_ text: String, _ weight: UIFont.Weight = .regular) -> CGFloat {
      text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: weight)]).width
    }
    let weights: [UIFont.Weight] = [.light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let widths = weights.map { width("Weights", $0) }
    #expect(widths == widths.sorted() && widths[0] == widths[1] && widths[5] < widths[6])
    #expect(width("e\u{301}") == width("e"))
    #expect(width("👨‍👩‍👧") == width("👨"))
    #expect(width("👍🏽") == width("👍"))
    #expect(abs(width("漢字") - 34) < 0.001)
  }

  // As text: what is not finite does not reach an exit test.
  #if os(macOS) || os(Linux) || os(Windows)
    @Test(arguments: ["0", "-1", "inf", "nan"])
    func aSizeThatIsNone(_ number: String) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [number] in
        _ = UIFont.systemFont(ofSize: try #require(Double(number)))
      }
      #expect(result?.says("The size of a font is above 0 and finite, and") == true)
    }
  #endif
}
