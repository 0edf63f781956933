/// The scale of the content, and the events when a zoom passes a scale limit.
package struct ZoomWatch: Equatable, Sendable {
  /// The scale limits at rest.
  package private(set) var minimum: Double
  package private(set) var maximum: Double
  /// The present scale.
  package private(set) var scale: Double
  /// The scale at which the present zoom began; NaN if there is none.
  package private(set) var began: Double
  private var hasPassedMinimum: Bool
  private var hasPassedMaximum: Bool

  package init() {
    minimum = 1
    maximum = 1
    scale = 1
    began = .nan
    hasPassedMinimum = false
    hasPassedMaximum = false
  }

  /// - Precondition: `0 < minimum <= maximum`.
  package mutating func limit(from minimum: Double, to maximum: Double) {
    precondition(minimum > 0 && minimum <= maximum, "ZoomWatch: limits must be in order")
    self.minimum = minimum
    self.maximum = maximum
  }

  mutating func begin(at scale: Double) {
    self.scale = scale
    began = scale
    hasPassedMinimum = false
    hasPassedMaximum = false
  }

  /// Sets the scale. A limit at which the zoom began emits an event when it is first passed.
  mutating func zoom(to scale: Double, at now: Double, into events: inout EventQueue) {
    self.scale = scale
    if began <= minimum, scale < minimum, !hasPassedMinimum {
      hasPassedMinimum = true
      events.add(.zoomedPastMinimum(scale: scale), at: now)
    }
    if began >= maximum, scale > maximum, !hasPassedMaximum {
      hasPassedMaximum = true
      events.add(.zoomedPastMaximum(scale: scale), at: now)
    }
  }

  mutating func end(at scale: Double) {
    self.scale = scale
    began = .nan
  }
}
