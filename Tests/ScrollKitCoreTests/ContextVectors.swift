import Foundation

@testable import ScrollKitCore

/// Reads the vectors of context.json.
enum ContextVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: What was compared; nil if the kind is unknown.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "axis_lock": DragVectors.lock(vector)
    case "bounds.adjust": bounds(vector)
    case "context.bounce": bounce(vector)
    case "scroll_to_top.undo": undo(vector)
    default: nil
    }
  }

  private static func bounds(_ vector: ReferenceVector) -> [Difference] {
    let range = Interval(lower: vector.number("lower"), upper: vector.number("upper"))
    let place = vector.number("position")
    return [
      vector.difference("position", vector.expected["position"], range.clamp(place)),
      vector.difference("in bounds", vector.expected["in_bounds"], range.overscroll(of: place) == 0 ? 1 : 0),
    ]
  }

  private static func bounce(_ vector: ReferenceVector) -> [Difference] {
    let edges: Edges = vector.expected["will_bounce_edge"] as? String == "top" ? .top : .bottom
    return ScrollEngine.Mode.allCases.map { mode in
      let projected = vector.number("projected")
      let offset = edges == .top ? 200.0 : 1200
      var stage = Stage(
        mode, content: vector.number("content"), viewport: vector.number("viewport"),
        top: vector.number("top_inset"), offset: offset)
      stage.beginDrag()
      stage.moveDrag(to: offset)
      let velocity = (projected - offset) * Feel.uikit.coast.drag
      stage.endDrag(velocity: velocity, target: stage.geometry.range.clamp(projected))
      return vector.difference("\(mode)", 1, stage.takeEvents().contains(.willBounce(edges)) ? 1 : 0)
    }
  }

  private static func undo(_ vector: ReferenceVector) -> [Difference] {
    let inset = vector.number("top_inset")
    var top = ScrollToTop()
    let range = Interval(lower: -inset, upper: 5000)
    if vector.inputs["stored"] is NSNumber {
      top.take(.top(-inset), offset: vector.number("stored"), in: range, at: 0)
    }
    let answer = top.answer(offset: vector.number("offset"), in: range)
    let isBack = vector.expected["action"] as? String == "scroll_back"
    let expected = isBack ? ScrollToTop.Answer.back(ReferenceVector.number(vector.expected["target"])) : .stay
    return [vector.difference("answer", 1, answer == expected ? 1 : 0)]
  }
}
