import Foundation

@testable import ScrollKitCore

/// Reads the vectors of velocity.json.
enum VelocityVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: What was compared; nil if the kind is unknown.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "velocity.lsq2": compare(vector, leastSquares(vector))
    case "velocity.ios_weighted": compare(vector, weighted(vector))
    case "velocity.gtk_scroll_history": compare(vector, history(vector))
    case "velocity.qt_buffer": compare(vector, meanOfThree(vector))
    case "velocity.restricted": compare(vector, restricted(vector))
    case "velocity.clamp": compare(vector, clamped(vector))
    default: nil
    }
  }

  private static func compare(_ vector: ReferenceVector, _ speed: Vector) -> [Difference] {
    var found: [Difference] = []
    if let v = vector.expected["v"] { found.append(vector.difference("v", v, speed.y)) }
    if let vx = vector.expected["vx"] { found.append(vector.difference("vx", vx, speed.x)) }
    if let vy = vector.expected["vy"] { found.append(vector.difference("vy", vy, speed.y)) }
    return found
  }

  /// Times in milliseconds, then one position (along y) or two.
  private static func track(_ samples: [[Any]]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples {
      let numbers = sample.map(ReferenceVector.number)
      let position = Vector(x: numbers.count > 2 ? numbers[1] : 0, y: numbers[numbers.count - 1])
      tracker.add(position, at: numbers[0] / 1000)
    }
    return tracker
  }

  private static func leastSquares(_ vector: ReferenceVector) -> Vector {
    guard vector.has("samples_n") else {
      let tracker = track(vector.inputs["samples"] as? [[Any]] ?? [])
      let up = vector.has("up_ms") ? vector.number("up_ms") / 1000 : 0
      return tracker.velocity(at: up, by: .leastSquares)
    }
    let speed = (vector.inputs["v"] as? [Any] ?? []).map(ReferenceVector.number)
    let count = vector.number("samples_n")
    var tracker = VelocityTracker()
    for place in 0..<Int(count) {
      let time = vector.number("duration_ms") / 1000 * Double(place) / count
      tracker.add(Vector(x: speed[0], y: speed[1]) * time, at: time)
    }
    return tracker.velocity(at: vector.number("duration_ms") / 1000, by: .leastSquares)
  }

  private static func weighted(_ vector: ReferenceVector) -> Vector {
    let weights = (vector.inputs["weights"] as? [Any] ?? []).map(ReferenceVector.number)
    let rule = weights == [0.6, 0.35, 0.05] ? VelocityRule.ios : .macos
    if rule == .macos { precondition(weights == [0.15, 0.65, 0.2]) }
    let samples = vector.inputs["samples"] as? [[Any]] ?? []
    let tracker = track(samples)
    let last = ReferenceVector.number(samples[samples.count - 1][0]) / 1000
    // Flutter's tests measure no rest: their positions are up to a second apart.
    return tracker.velocity(at: last, by: rule, staleAfter: .infinity)
  }

  private static func history(_ vector: ReferenceVector) -> Vector {
    var tracker = VelocityTracker()
    var position = 0.0
    var time = 0.0
    for entry in vector.inputs["deltas"] as? [[Any]] ?? [] {
      time = ReferenceVector.number(entry[0]) / 1000
      position += ReferenceVector.number(entry[1])
      tracker.add(Vector(x: 0, y: position), at: time)
    }
    return tracker.velocity(at: time, by: Feel.gtk.velocityRule)
  }

  /// Positions that give the vector's speeds, a hundredth of a second apart.
  private static func meanOfThree(_ vector: ReferenceVector) -> Vector {
    var tracker = VelocityTracker()
    var position = 0.0
    tracker.add(.zero, at: 0)
    let speeds = (vector.inputs["samples"] as? [Any] ?? []).map(ReferenceVector.number)
    for (place, speed) in speeds.enumerated() {
      position += speed * 0.01
      tracker.add(Vector(x: 0, y: position), at: Double(place + 1) * 0.01)
    }
    return tracker.velocity(at: Double(speeds.count) * 0.01, by: .meanOfThree)
  }

  private static func restricted(_ vector: ReferenceVector) -> Vector {
    var tracker = VelocityTracker()
    let step = vector.number("dt_ms") / 1000
    var position = 0.0
    for place in 0..<Int(vector.number("moves")) {
      if Double(place) < vector.number("moving_moves") { position += vector.number("px_per_move") }
      tracker.add(Vector(x: position, y: position), at: Double(place) * step)
    }
    return tracker.velocity(at: vector.number("moves") * step, by: .restrictedLeastSquares)
  }

  /// A finger so fast that the feel's limit holds: the coast starts at the limit, in both directions.
  private static func clamped(_ vector: ReferenceVector) -> Vector {
    let speed = (vector.inputs["v"] as? [Any] ?? []).map(ReferenceVector.number)
    var feel = Feel.uikit
    feel.maximumFling = vector.number("max")
    let axis = AxisGeometry(viewport: 100, content: 1e6)
    let setting = ScrollSetting(
      geometry: Pair(x: axis, y: axis), feel: feel, alwaysBounces: Pair(x: false, y: false))
    var scroller = Scroller(setting: setting)
    scroller.coast(
      from: Vector(x: 5e5, y: 5e5), velocity: Vector(x: speed[0], y: speed[1]), now: 0)
    return scroller.phase.snapshot(at: 0).velocity
  }
}
