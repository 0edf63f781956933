import Foundation

/// Pseudo-random numbers, the same for the same seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ share: Double) -> Bool { number(0...1) < share }

  /// The seeds of a law's sessions; `SCROLLKIT_SEEDS=1001-5000` runs others.
  static func seeds(_ standard: ClosedRange<UInt64>) -> [UInt64] {
    guard let asked = ProcessInfo.processInfo.environment["SCROLLKIT_SEEDS"] else { return Array(standard) }
    let ends = asked.split(separator: "-").compactMap { UInt64($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? Array(ends[0]...ends[1]) : []
  }
}
