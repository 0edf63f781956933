/// The largest jerk of a movement: how fast its acceleration changes.
///
///     jerk = 6 · x[t₀, t₁, t₂, t₃]
///
/// The third divided difference of the positions in four frames, in pt/s³.
struct JerkMeter: Sendable {
  /// In points per second³.
  private(set) var largest = 0.0
  /// The last frames, from the newest.
  private var frames = (Place(), Place(), Place())
  /// The number of frames that are known, 0…3.
  private var count = 0

  /// A position at a time, in points and seconds.
  private struct Place {
    var time = 0.0
    var position = 0.0
  }

  /// Content has rested at `position` until `time`. Fills all three places, `interval` seconds apart.
  mutating func rest(at position: Double, until time: Double, interval: Double) {
    frames = (
      Place(time: time, position: position), Place(time: time - interval, position: position),
      Place(time: time - 2 * interval, position: position)
    )
    count = 3
  }

  /// Adds the position in the next frame. Times must increase.
  mutating func add(_ position: Double, at time: Double) {
    let next = Place(time: time, position: position)
    if count == 3 { largest = max(largest, Self.jerk(frames.2, frames.1, frames.0, next).magnitude) }
    frames = (next, frames.0, frames.1)
    count = min(count + 1, 3)
  }

  /// The third derivative of the polynomial through four places, from the oldest.
  private static func jerk(_ a: Place, _ b: Place, _ c: Place, _ d: Place) -> Double {
    /// The change of a value per second, from its value at one place to that at another.
    func slope(of value: (Double, Double), from one: Place, to other: Place) -> Double {
      (value.1 - value.0) / (other.time - one.time)
    }
    func velocity(from one: Place, to other: Place) -> Double {
      slope(of: (one.position, other.position), from: one, to: other)
    }
    let (ab, bc, cd) = (velocity(from: a, to: b), velocity(from: b, to: c), velocity(from: c, to: d))
    return 6 * slope(of: (slope(of: (ab, bc), from: a, to: c), slope(of: (bc, cd), from: b, to: d)), from: a, to: d)
  }
}
