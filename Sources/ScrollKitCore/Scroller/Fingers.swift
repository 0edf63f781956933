/// The fingers that are down, while they are several; none while one alone is.
///
/// One more than there is room for is not followed: its movements do nothing.
struct Fingers: Equatable, Sendable {
  /// By age, the oldest first.
  private var list: InlineArray<3, Finger>
  private(set) var count: UInt8

  static let none = Fingers()

  private init() {
    list = InlineArray(repeating: Finger(pointer: 0, place: .zero, moved: 0))
    count = 0
  }

  var isFull: Bool { count == UInt8(Self.capacity) }

  subscript(age: Int) -> Finger { list[age] }
  var newest: Finger { list[Int(count) - 1] }

  /// Where a pointer is in the list.
  func index(of pointer: UInt64) -> Int? {
    for place in 0..<Int(count) where list[place].pointer == pointer { return place }
    return nil
  }

  /// - Precondition: There is room.
  mutating func add(_ finger: Finger) {
    list[Int(count)] = finger
    count += 1
  }

  mutating func remove(at index: Int) {
    count -= 1
    for place in index..<Int(count) { list[place] = list[place + 1] }
    list[Int(count)] = Self.none.list[0]
  }

  mutating func move(_ index: Int, to place: Vector, at now: Double) {
    list[index].move(to: place, at: now)
  }

  /// The one finger that all together amount to.
  ///
  /// - Precondition: There is one at least.
  func hand(by rule: FingerRule, staleAfter: Double) -> Finger {
    switch rule {
    case .newest: newest
    case .oldest: list[0]
    case .average: together(1 / Double(count), staleAfter)
    case .sum: together(1, staleAfter)
    }
  }

  private func together(_ share: Double, _ staleAfter: Double) -> Finger {
    var last = -Double.infinity
    for place in 0..<Int(count) { last = max(last, list[place].moved) }
    var place = Vector.zero
    var velocity = Vector.zero
    for index in 0..<Int(count) {
      let finger = list[index]
      place = place + finger.place
      if last - finger.moved < staleAfter { velocity = velocity + finger.velocity }
    }
    return Finger(
      pointer: newest.pointer, place: place * share, moved: last, velocity: velocity * share)
  }

  /// Derived. Three fill what a flight takes anyway; more would make every scroller larger.
  static let capacity = 3
}

extension Fingers {
  static func == (left: Fingers, right: Fingers) -> Bool {
    for place in 0..<capacity where left.list[place] != right.list[place] { return false }
    return left.count == right.count
  }
}
