/// The pixels of what follows the content: four headers, the nub and two scroll bars, each with its end.
struct DrawnPositions: Equatable {
  /// Derived. 14: two for each header (`HeaderStack.capacity`), for the nub and for two bars. Smaller traps, larger takes more stack.
  private var pixels = InlineArray<14, Double>(repeating: 0)
  private var count = 0

  mutating func add(_ start: Double, _ end: Double) {
    pixels[count] = start
    pixels[count + 1] = end
    count += 2
  }

  static func == (one: DrawnPositions, other: DrawnPositions) -> Bool {
    one.count == other.count && (0..<one.count).allSatisfy { one.pixels[$0] == other.pixels[$0] }
  }
}
