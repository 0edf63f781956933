/// Where a position of one content lies in another one: straight between landmarks that both have.
///
///     other │           ╱       before the first landmark and after the last, both go on at the same pace
///           │       ●──●
///           │      ╱
///           │  ╱──●
///           └───────────▶ one
///
/// Where the one has nothing between two landmarks, the other passes what it has there at once.
public struct LandmarkMap {
  /// Pairs: the position in the first content and that in the second, both in ascending order, in points.
  private let positions: BorrowedArray<Double>
  /// Where landmarks meet in each content at offset 0, in points from its left or top.
  private var lines: (first: Double, second: Double)
  /// Whether it leads from the second content to the first.
  private var isInverse = false

  /// A map whose positions the caller keeps alive. See `init(_:meetingAt:)`.
  package init(_ positions: BorrowedArray<Double>, meetingAt line: Double) {
    self.positions = positions
    lines = (line, line)
  }

  #if !hasFeature(Embedded)
    /// A map between landmarks; without one, offsets are equal.
    ///
    /// - Parameters:
    ///   - landmarks: The positions of each in both contents, in points of their present scales from their left or top, in
    ///     ascending order.
    ///   - line: Where landmarks meet, in points from the left or top of both viewports.
    public init(_ landmarks: [(first: Double, second: Double)], meetingAt line: Double = 0) {
      self.init(BorrowedArray(copying: landmarks.flatMap { [$0.first, $0.second] }), meetingAt: line)
    }
  #endif

  /// The map from the second content to the first.
  var inverse: LandmarkMap {
    var map = self
    map.isInverse.toggle()
    return map
  }

  /// Counts offsets from where the left or top of each viewport lies in its content at offset 0: right-to-left content ends
  /// there.
  mutating func begin(at first: Double, _ second: Double) {
    lines.first += first
    lines.second += second
  }

  /// The offset of the other content beside an offset of the one, in points, and how many points it moves for each point.
  func offset(beside offset: Double) -> (offset: Double, pace: Double) {
    if count == 0 { return (offset, 1) }
    let (one, other) = isInverse ? (lines.second, lines.first) : lines
    let place = place(of: offset + one)
    return (place.position - other, place.pace)
  }

  /// - Precondition: There is a landmark.
  private func place(of position: Double) -> (position: Double, pace: Double) {
    let next = firstLandmark(after: position)
    guard next > 0, next < count else {
      let nearest = landmark(next > 0 ? count - 1 : 0)
      return (nearest.other + (position - nearest.one), 1)
    }
    let (last, first) = (landmark(next - 1), landmark(next))
    let pace = Math.quotient(first.other - last.other, first.one - last.one)
    return (last.other + (position - last.one) * pace, pace)
  }

  private var count: Int { positions.count / 2 }

  private func landmark(_ number: Int) -> (one: Double, other: Double) {
    let (first, second) = (positions[2 * number], positions[2 * number + 1])
    return isInverse ? (second, first) : (first, second)
  }

  /// The number of the first landmark after a position; the number of landmarks if there is none.
  private func firstLandmark(after position: Double) -> Int {
    RootFinding.bisection(from: 0, to: count) { landmark($0).one > position }
  }
}
