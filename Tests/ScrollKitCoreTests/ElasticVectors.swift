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
    case "elastic.bezier.stretch": stretch(vector)
    case "elastic.bezier.back": samples(vector, bounce(vector), at: FlingVectors.numbers(vector.inputs["sample_ms"]))
    case "elastic.bezier.forward": forward(vector)
    case "elastic.bezier.forward_distance": forwardDistance(vector)
    case "elastic.bezier.regrab": regrab(vector)
    case "elastic.momentum": ElasticSessions.momentum(vector)
    case "elastic.reconcile": ElasticSessions.reconcile(vector)
    case "elastic.threshold": ElasticSessions.threshold(vector)
    default: nil
    }
  }

  private static func exponential(_ vector: ReferenceVector) -> [Difference] {
    let stretch = ElasticStretch(amplitude: vector.number("amplitude"), period: vector.number("period"))
    let spring = stretch.spring(
      from: vector.number("initial_stretch"), velocity: vector.number("initial_velocity"), edge: 0)
    return (vector.expected["stretch_at"] as? [String: Any] ?? [:]).map { time, value in
      vector.difference("stretch at \(time)", value, spring.state(at: Double(time) ?? .nan).position)
    }
  }

  private static func band(_ vector: ReferenceVector) -> TanhStretch {
    TanhStretch(extent: FlingVectors.numbers(vector.inputs["viewport"])[1])
  }

  /// Chromium counts stretches in whole pixels: cut off under the finger, rounded when it bounces.
  private static func stretch(_ vector: ReferenceVector) -> [Difference] {
    let band = band(vector)
    if let expected = vector.expected["stretch_unrounded"] {
      return [vector.difference("stretch", expected, band.overscroll(pulledBy: vector.number("overscroll")))]
    }
    let pulls = vector.has("overscrolls") ? FlingVectors.numbers(vector.inputs["overscrolls"]) : [vector.number("overscroll")]
    let expected = FlingVectors.numbers(vector.expected["stretch_after"] ?? [vector.expected["stretch"]])
    var pull = 0.0
    return zip(pulls, expected).map { more, value in
      pull += more
      return vector.difference(
        "stretch", NSNumber(value: value), band.overscroll(pulledBy: pull).rounded(.towardZero))
    }
  }

  private static func bounce(_ vector: ReferenceVector) -> BezierBounce {
    let band = band(vector)
    let pull = vector.has("overscroll") ? vector.number("overscroll") : 0
    return BezierBounce(
      start: band.overscroll(pulledBy: pull).rounded(.towardZero),
      initialVelocity: vector.number("velocity"), edge: 0, limit: band.limit)
  }

  private static func samples(
    _ vector: ReferenceVector, _ bounce: BezierBounce, at milliseconds: [Double]
  ) -> [Difference] {
    zip(milliseconds, FlingVectors.numbers(vector.expected["stretch"])).map { time, value in
      vector.difference(
        "stretch at \(time)", NSNumber(value: value), bounce.state(at: time / 1000).position.rounded())
    }
  }

  private static func forward(_ vector: ReferenceVector) -> [Difference] {
    let count = FlingVectors.numbers(vector.expected["stretch"]).count
    return samples(
      vector, bounce(vector), at: (0..<count).map { Double($0) * vector.number("frame_ms") })
  }

  private static func forwardDistance(_ vector: ReferenceVector) -> [Difference] {
    let way = bounce(vector).wayOut.rounded()
    return [
      vector.difference("distance", vector.expected["distance"] ?? vector.expected["distance_rounded"], way)
    ]
  }

  private static func regrab(_ vector: ReferenceVector) -> [Difference] {
    let band = band(vector)
    let caught = bounce(vector).state(at: vector.number("release_then_ms") / 1000).position.rounded()
    let pull = band.pull(showing: caught) + vector.number("new_overscroll")
    return [
      vector.difference("caught", NSNumber(value: vector.number("stretch_at_grab")), caught),
      vector.difference("stretch", vector.expected["stretch"], band.overscroll(pulledBy: pull).rounded(.towardZero)),
    ]
  }
}
