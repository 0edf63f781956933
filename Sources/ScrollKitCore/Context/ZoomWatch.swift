/// What zooming comes to: how large content is shown, and when that passes a limit.
public struct ZoomWatch: Equatable, Sendable {
  /// The smallest and the largest scale at which content rests.
  public private(set) var minimum: Double
  public private(set) var maximum: Double
  /// The scale now.
  public private(set) var scale: Double
  /// The scale when zooming began; not a number while nobody zooms.
  public private(set) var began: Double
  private var toldMinimum: Bool
  private var toldMaximum: Bool

  public init() {
    minimum = 1
    maximum = 1
    scale = 1
    began = .nan
    toldMinimum = false
    toldMaximum = false
  }

  /// - Precondition: `0 < minimum <= maximum`.
  public mutating func limit(from minimum: Double, to maximum: Double) {
    precondition(minimum > 0 && minimum <= maximum, "ZoomWatch: limits must be in order")
    self.minimum = minimum
    self.maximum = maximum
  }

  mutating func begin(at scale: Double) {
    self.scale = scale
    began = scale
    toldMinimum = false
    toldMaximum = false
  }

  /// The scale changed. A limit is passed when zooming began at it, and it is told once.
  mutating func zoom(to scale: Double, at now: Double, tell events: inout EventQueue) {
    self.scale = scale
    if began <= minimum, scale < minimum, !toldMinimum {
      toldMinimum = true
      events.add(.zoomedPastMinimum(scale: scale), at: now)
    }
    if began >= maximum, scale > maximum, !toldMaximum {
      toldMaximum = true
      events.add(.zoomedPastMaximum(scale: scale), at: now)
    }
  }

  mutating func end(at scale: Double) {
    self.scale = scale
    began = .nan
  }
}
