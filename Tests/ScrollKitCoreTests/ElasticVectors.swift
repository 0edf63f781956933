import Foundation

@testable import ScrollKitCore

/// Reads the vectors of touch.json that are about elastic edges.
enum ElasticVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: What was compared; nil if the kind is unknown.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "elastic.axis": DragVectors.stretchedAxis(vector)
    case "elastic.exponential": exponential(vector)
    case "elastic.bezier.stretch", "elastic.bezier.back", "elastic.bezier.forward",
      "elastic.bezier.forward_distance", "elastic.bezier.regrab": windows(vector)
    case "elastic.momentum": ElasticSessions.momentum(vector)
    case "elastic.reconcile": ElasticSessions.reconcile(vector)
    case "elastic.threshold": ElasticSessions.threshold(vector)
    default: nil
    }
  }

  /// The edge of macOS; no feel has that of Chromium on Android.
  private static func exponential(_ vector: ReferenceVector) -> [Difference] {
    let spring = Feel.macos.coast.bounce.bounce(
      from: vector.number("initial_stretch"), velocity: vector.number("initial_velocity"), edge: 0)
    return (vector.expected["stretch_at"] as? [String: Any] ?? [:]).map { time, value in
      vector.difference("stretch at \(time)", value, spring.state(at: Double(time) ?? .nan).position)
    }
  }

  /// Chromium's edges on Windows: no feel has them. With its other numbers, content that a finger pulls
  /// or flings stops at the edge.
  private static func windows(_ vector: ReferenceVector) -> [Difference] {
    var finger = TestFinger(.chromium, at: 0)
    finger.press()
    for _ in 0..<4 { finger.move(100, after: 1.0 / 60) }
    let pulled = finger.offset
    finger.release()
    finger.wait(0.016)
    let expected = ["stretch_unrounded", "stretch", "stretch_after", "distance", "distance_rounded"]
      .flatMap { key -> [Double] in
        guard let value = vector.expected[key] else { return [] }
        return value is [Any] ? FlingVectors.numbers(value) : [ReferenceVector.number(value)]
      }
    return expected.flatMap {
      [
        vector.difference("pulled", NSNumber(value: $0), pulled),
        vector.difference("flung", NSNumber(value: $0), finger.offset),
      ]
    }
  }
}
