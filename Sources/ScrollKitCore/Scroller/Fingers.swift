/// The fingers that are down, while there are several. A single finger is listed only if it is left of a pinch or
/// waits for one.
///
/// Fingers beyond the capacity are ignored.
struct Fingers: Sendable {
  /// Sorted by age, the oldest first.
  private var list: InlineArray<3, Finger>
  private(set) var count: Int

  init() {
    list = InlineArray(repeating: Finger(pointer: 0, place: .zero, moved: 0))
    count = 0
  }

  var isFull: Bool { count == Self.capacity }

  /// The finger at an index.
  subscript(place: Int) -> Finger { list[place] }

  private var newest: Finger { list[count - 1] }

  /// The index of a pointer.
  func index(of pointer: UInt64) -> Int? {
    var place = 0
    while place < count {
      if list[place].pointer == pointer { return place }
      place &+= 1
    }
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
    var place = index
    while place < count {
      list[place] = list[place &+ 1]
      place &+= 1
    }
  }

  mutating func move(_ index: Int, to place: Vector, at now: Double) {
    list[index].move(to: place, at: now)
  }

  /// All fingers combined into one.
  ///
  /// - Precondition: `count > 0`.
  func hand(by feel: Feel) -> Finger {
    switch feel.fingers {
    case .newest: newest
    case .oldest: list[0]
    case .average: together(1 / Double(count), feel.staleAfter)
    case .sum: together(1, feel.staleAfter)
    }
  }

  private func together(_ share: Double, _ staleAfter: Double) -> Finger {
    var last = -Double.infinity
    var place = Vector.zero
    var velocity = Vector.zero
    var index = 0
    while index < count {
      last = max(last, list[index].moved)
      index &+= 1
    }
    while index > 0 {
      index &-= 1
      place = place + list[index].place
      if last - list[index].moved < staleAfter { velocity = velocity + list[index].velocity }
    }
    return Finger(
      pointer: newest.pointer, place: place * share, moved: last, velocity: velocity * share)
  }

  /// Taste. Three: more fingers do not occur in scrolling. Larger uses more memory in every scroller.
  static let capacity = 3
}
