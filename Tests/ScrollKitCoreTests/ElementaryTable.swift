import Foundation
import XCTest

/// A table of Tests/Fixtures/elementary: corners, and arguments whose exact value is nearest to the middle of two
/// doubles, each with the double nearest to the exact value. `scripts/elementary fixtures` writes it.
enum ElementaryTable {
  /// Checks that a function returns the nearest double or a neighbour of it, and the exact special values and zeros;
  /// and that it raises no floating-point exception that the exact value does not raise.
  static func assertHolds(_ name: String, _ function: ([Double]) -> Double) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/elementary/\(name).txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    XCTAssertEqual(lines.count, 600)
    for line in lines {
      let numbers = try line.split(separator: " ").map { Double(bitPattern: try XCTUnwrap(UInt64($0, radix: 16))) }
      let arguments = Array(numbers.dropLast())
      let exact = try XCTUnwrap(numbers.last)
      let (value, raised) = raising { function(arguments) }
      let isSpecial = exact == 0 || !exact.isFinite
      let isRight = isSpecial || exact.sign != value.sign
        ? value.bitPattern == exact.bitPattern || value.isNaN && exact.isNaN
        : value.bitPattern.distance(to: exact.bitPattern).magnitude <= 1
      XCTAssert(isRight, "\(name)(\(arguments)) is \(value), not \(exact)")
      let mayRaise =
        arguments.allSatisfy(\.isFinite)
        ? exact.isInfinite ? FE_OVERFLOW as Int32 : exact.magnitude < .leastNormalMagnitude ? FE_UNDERFLOW : 0
        : 0
      XCTAssertEqual(raised & ~mayRaise, 0, "\(name)(\(arguments)) raises \(raised)")
    }
  }

  /// A value, and the exceptions that it raised, except for inexact.
  private static func raising(_ value: () -> Double) -> (value: Double, raised: Int32) {
    let exceptions: Int32 = FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW | FE_UNDERFLOW
    feclearexcept(exceptions)
    return (value(), fetestexcept(exceptions))
  }
}
