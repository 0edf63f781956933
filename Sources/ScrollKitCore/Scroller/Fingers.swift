/// The fingers that are down, while they are several; none while one alone is, unless it is left of a
/// pinch, or waits for one.
///
/// One more than there is room for is not followed: its movements do nothing.
struct Fingers: Sendable {
  /// By age, the oldest first.
  private var list: InlineArray<3, Finger>
  private(set) var count: Int

  init() {
    list = InlineArray(repeating: Finger(pointer: 0, place: .zero, moved: 0))
    count = 0
  }

  var isFull: Bool { count == Self.capacity }

  /// The one at a place in the list.
  subscript(place: Int) -> Finger { list[place] }

  private var newest: Finger { list[count - 1] }

  /// Where a pointer is in the list.
  func index(of pointer: UInt64) -> Int? {
    var place = 0
    while place < count {
      if list[place].pointer == pointer { return place }
      place &+= 1
    }
    return nil
  }

  mutating func clear() { count = 0 }

  /// - Precondition: There is room.
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

  /// The one finger that all together amount to.
  ///
  /// - Precondition: There is one at least.
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

  /// Taste. Three: nobody scrolls with more, and every scroller has room for them.
  static let capacity = 3
}
