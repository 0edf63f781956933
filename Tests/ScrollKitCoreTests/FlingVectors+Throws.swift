import Foundation

@testable import ScrollKitCore

/// LVGL's throws, Qt's flicks and better-scroll's momentum.
extension FlingVectors {
  /// A speed that a constant brake uses up in 99 ms, in whole pixels.
  static func throwDecay(_ vector: ReferenceVector) -> [Difference] {
    let throwing = Motion.constantDeceleration(
      start: 0, initialVelocity: vector.number("x"), brake: vector.number("x") / 0.099)
    let speed = throwing.state(at: vector.number("age_ms") / 1000).velocity
    return [vector.difference("x", vector.expected["x"], speed.rounded(.towardZero))]
  }

  static func throwPredict(_ vector: ReferenceVector) -> [Difference] {
    let coast = Motion.deceleration(
      start: 0, initialVelocity: vector.number("v") / 0.033, drag: Feel.lvgl.coast.drag)
    return [vector.difference("sum", vector.expected["sum"], coast.destination)]
  }

  static func qtFlick(_ vector: ReferenceVector) -> [Difference] {
    let start = vector.number("start")
    let flick = Motion.constantDeceleration(
      start: start, initialVelocity: vector.number("velocity"), brake: Feel.qt.coast.brake)
    return [
      vector.difference("distance", vector.expected["distance"], flick.destination - start),
      vector.difference("brake", vector.expected["adjusted_deceleration"], Feel.qt.coast.brake),
      vector.difference("duration", vector.expected["duration_ms"], flick.duration * 1000),
    ]
  }

  /// No feel is better-scroll's; Qt's coast has the same form.
  static func betterScroll(_ vector: ReferenceVector) -> [Difference] {
    let moved = vector.number("current") - vector.number("start")
    let coast = Motion.constantDeceleration(
      start: vector.number("current"), initialVelocity: moved / vector.number("time_ms") * 1000,
      brake: Feel.qt.coast.brake)
    return [
      vector.difference("destination", vector.expected["destination"], coast.destination),
      vector.difference("duration", vector.expected["duration_ms"], coast.duration * 1000),
    ]
  }
}
