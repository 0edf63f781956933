import CScrollKitTypes
import ScrollKitCore

// The only place where a C caller is doubted. Past it, everything is valid.

/// The longest length taken, in points: 10¹² leaves a `Double` a ten-thousandth of a point.
let longestLength = 1e12
/// The latest time taken, in seconds: 10¹⁰ leaves a `Double` two microseconds.
let latestTime = 1e10

/// Why a number is invalid that must lie from `lower` to `upper`; nil if it is valid.
func rangeError(_ number: Double, _ lower: Double, _ upper: Double) -> scrollkit_status? {
  if number >= lower, number <= upper { return nil }
  return number.isFinite ? .outOfRange : .notFinite
}

/// What is wrong with a number that must lie within ±`limit`; nil if nothing is.
func doubt(_ number: Double, within limit: Double) -> scrollkit_status? {
  if number.magnitude <= limit { return nil }
  return number.isFinite ? .outOfRange : .notFinite
}

/// Whether nothing is wrong with two lengths.
func isPlain(_ x: Double, _ y: Double) -> Bool {
  x.magnitude <= longestLength && y.magnitude <= longestLength
}

/// What is wrong with two lengths.
func doubt(_ x: Double, _ y: Double) -> scrollkit_status? {
  doubt(x, within: longestLength) ?? doubt(y, within: longestLength)
}

/// What is wrong with a time after a clock.
func doubt(time: Double, after clock: Double) -> scrollkit_status? {
  isNext(time, clock) ? nil : refusal(of: time)
}

/// Whether nothing is wrong with a time after a clock.
private func isNext(_ time: Double, _ clock: Double) -> Bool {
  time >= clock && time.magnitude <= latestTime
}

/// What is wrong with a time that is too late or too early.
private func refusal(of time: Double) -> scrollkit_status {
  doubt(time, within: latestTime) ?? .timeBackwards
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// What is wrong with a time after a scroller's clock, where a call more does not matter.
  func wrong(at time: Double) -> scrollkit_status? {
    isNext(time, pointee.engine.clock) ? nil : refusal(of: time)
  }

  /// Lets time pass before anything is said: what is due goes on, and what came to rest is followed.
  func passTime(to time: Double) {
    if let nested = pointee.nested {
      nested.pass(to: time)
    } else if let extras = pointee.extras {
      extras.pointee.behaviours.pass(&pointee.engine, to: time)
    } else {
      pointee.engine.tick(time)
    }
  }
}

/// Runs a call that changes a scroller at a time, then tells its delegate.
func withScroller(
  _ handle: ScrollerRef?, at time: Double, x: Double = 0, y: Double = 0,
  _ body: (inout ScrollEngine) -> Void
) -> scrollkit_status {
  guard let box = BoxPointer(handle) else { return .nullArgument }
  if let wrong = doubt(x, y) { return wrong }
  if let wrong = box.wrong(at: time) { return wrong }
  box.passTime(to: time)
  body(&box.pointee.engine)
  _ = box.finish()
  return .ok
}
