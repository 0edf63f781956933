/// The largest jerk of a movement: how fast its acceleration changes, from four frames.
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

  /// Content rests at a position, up to a frame at a time, with `interval` seconds between frames.
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

  /// The third derivative of the polynomial through four places.
  private static func jerk(_ a: Place, _ b: Place, _ c: Place, _ d: Place) -> Double {
    func slope(_ one: Double, _ other: Double, _ from: Place, _ to: Place) -> Double { (other - one) / (to.time - from.time) }
    let speeds = (
      slope(a.position, b.position, a, b), slope(b.position, c.position, b, c), slope(c.position, d.position, c, d)
    )
    return 6 * slope(slope(speeds.0, speeds.1, a, c), slope(speeds.1, speeds.2, b, d), a, d)
  }
}
