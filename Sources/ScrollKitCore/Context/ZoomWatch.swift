/// The scale of the content, and the events when a zoom passes a scale limit.
package struct ZoomWatch: Equatable, Sendable {
  /// The scale limits at rest.
  package private(set) var minimum = 1.0
  package private(set) var maximum = 1.0
  /// The scale that was emitted or reported last.
  package internal(set) var scale = 1.0
  /// The scale at which the present zoom began; nil if there is none.
  package private(set) var began: Double?

  package init() {}

  /// - Precondition: `0 < minimum <= maximum`.
  package mutating func limit(from minimum: Double, to maximum: Double) {
    precondition(minimum > 0 && minimum <= maximum, "ZoomWatch: limits must be in order")
    self.minimum = minimum
    self.maximum = maximum
  }

  /// A zoom begins.
  mutating func begin(at scale: Double) {
    self.scale = scale
    began = scale
  }

  /// Emits an event if the scale is past the limit at which the zoom began. Callers do not call it while the scale
  /// returns by itself.
  func emitPassedLimit(at now: Double, into events: inout EventQueue) {
    guard let began else { return }
    if began <= minimum, scale < minimum {
      events.add(.zoomedPastMinimum(scale: scale), at: now)
    }
    if began >= maximum, scale > maximum {
      events.add(.zoomedPastMaximum(scale: scale), at: now)
    }
  }

  /// The zoom ends.
  mutating func end(at scale: Double) {
    self.scale = scale
    began = nil
  }
}
