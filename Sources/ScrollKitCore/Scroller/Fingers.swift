/// The fingers that are down, while there are several. A single finger is listed only before and after a pinch.
///
/// Fingers beyond the capacity are ignored.
struct Fingers: Sendable {
  /// Sorted by age, the oldest first.
  private var list: Storage
  private(set) var count: Int

  init() {
    list = Storage(repeating: Finger(pointer: 0, position: .zero, moved: 0))
    count = 0
  }

  var isFull: Bool { count == Self.capacity }

  /// The finger at an index.
  subscript(index: Int) -> Finger { list[index] }

  private var newest: Finger { list[count - 1] }

  /// The index of a pointer.
  func index(of pointer: UInt64) -> Int? {
    for index in 0..<count where list[index].pointer == pointer { return index }
    return nil
  }

  mutating func clear() { count = 0 }

  /// - Precondition: The list is not full.
  mutating func add(_ finger: Finger) {
    list[count] = finger
    count += 1
  }

  mutating func remove(at index: Int) {
    count -= 1
    for later in index..<count { list[later] = list[later + 1] }
  }

  mutating func move(_ index: Int, to position: Vector, at time: Double) {
    list[index].move(to: position, at: time)
  }

  /// All fingers combined into one.
  ///
  /// - Precondition: `count > 0`.
  func combined(by feel: Feel) -> Finger {
    switch feel.fingers {
    case .newest: newest
    case .oldest: list[0]
    case .average: combined(scaledBy: 1 / Double(count), staleAfter: feel.staleAfter)
    case .sum: combined(scaledBy: 1, staleAfter: feel.staleAfter)
    }
  }

  private func combined(scaledBy share: Double, staleAfter: Double) -> Finger {
    var last = -Double.infinity
    for index in 0..<count { last = max(last, list[index].moved) }
    var position = Vector.zero
    var velocity = Vector.zero
    for index in (0..<count).reversed() {
      position = position + list[index].position
      if last - list[index].moved < staleAfter { velocity = velocity + list[index].velocity }
    }
    return Finger(
      pointer: newest.pointer, position: position * share, moved: last, velocity: velocity * share)
  }

  /// Taste. Three: more fingers do not occur in scrolling. Larger uses more memory in every scroller.
  private typealias Storage = InlineArray<3, Finger>
  static let capacity = Storage.count
}
