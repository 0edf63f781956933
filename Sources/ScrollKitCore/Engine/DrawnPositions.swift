/// The pixels of what follows the content: four headers, the nub and two scroll bars, each with its end.
struct DrawnPositions {
  /// Derived. 14: two for each header (`HeaderStack.capacity`), for the nub and for two bars. Smaller traps, larger takes more stack.
  private var pixels = InlineArray<14, Double>(repeating: 0)
  private var count = 0

  mutating func add(_ start: Double, _ end: Double) {
    pixels[count] = start
    pixels[count + 1] = end
    count += 2
  }

  static func != (one: DrawnPositions, other: DrawnPositions) -> Bool {
    for index in 0..<one.count where one.pixels[index] != other.pixels[index] { return true }
    return false
  }
}
