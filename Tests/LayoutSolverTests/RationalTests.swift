import Testing

struct RationalTests {
  @Test func isKeptInLowestTerms() {
    #expect(Rational(6, over: 4) == Rational(3, over: 2))
    #expect(Rational(-4, over: 6).numerator == -2)
    #expect(Rational(0, over: 7) == 0)
  }

  @Test func calculatesExactly() throws {
    let (third, half) = (Rational(1, over: 3), Rational(1, over: 2))
    #expect(try third + half == Rational(5, over: 6))
    #expect(try third - half == Rational(-1, over: 6))
    #expect(try third * half == Rational(1, over: 6))
    #expect(try third / -half == Rational(-2, over: 3))
    #expect(try third + third + third == 1)
    #expect(Double(half) == 0.5)
  }

  @Test func obeysTheLawsOfAField() throws {
    let numbers = (-4...4).flatMap { numerator in
      (1...4).map { Rational(numerator, over: $0) }
    }
    for a in numbers {
      for b in numbers {
        #expect(try a + b == b + a)
        #expect(try a * b == b * a)
        #expect(try (a + b) - b == a)
        if !b.isZero { #expect(try a / b * b == a) }
        #expect((a < b) == (Double(a) < Double(b)))
      }
    }
  }

  @Test func comparesWhereTheProductsLeaveInt() {
    let nearlyOne = Rational(.max - 1, over: .max)
    #expect(nearlyOne < 1)
    #expect(Rational(.max - 2, over: .max - 1) < nearlyOne)
    #expect(-nearlyOne < nearlyOne)
  }

  @Test func throwsInsteadOfBeingWrong() {
    let large = Rational(.max)
    #expect(throws: Rational.Overflow.self) { try large + 1 }
    #expect(throws: Rational.Overflow.self) { try -large - 1 }
    #expect(throws: Rational.Overflow.self) { try large * 2 }
    #expect(throws: Rational.Overflow.self) { try large.reciprocal() * Rational(1, over: 2) }
    #expect(throws: Rational.Overflow.self) { try Rational(1, over: .max) + Rational(1, over: 2) }
  }
}
