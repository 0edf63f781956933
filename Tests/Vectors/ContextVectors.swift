import Foundation

#if canImport(ScrollKitC)
import CScrollKitTypes
import ScrollKitC
#else
import BuiltLibrary
#endif

/// Reads the vectors of context.json.
enum ContextVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: The compared values; nil for an unknown kind.
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
    let host = Host(
      SCROLLKIT_FEEL_UIKIT, .init(top: vector.number("lower"), bottom: vector.number("upper")),
      at: vector.number("position"))
    return [
      vector.difference("position", vector.expected["position"], host.offset),
      vector.difference(
        "in bounds", vector.expected["in_bounds"], host.offset == vector.number("position") ? 1 : 0),
    ]
  }

  private static func bounce(_ vector: ReferenceVector) -> [Difference] {
    let edges = vector.expected["will_bounce_edge"] as? String == "top" ? SCROLLKIT_EDGES_TOP : SCROLLKIT_EDGES_BOTTOM
    let offset = edges == SCROLLKIT_EDGES_TOP ? 200.0 : 1200
    let content = Host.Content(
      viewport: (400, vector.number("viewport")), top: -vector.number("top_inset"),
      bottom: vector.number("content") - vector.number("viewport"))
    let projected = vector.number("projected")
    let velocity = (projected - offset) * TouchVectors.drag(ratePerMillisecond: 0.998)

    let driven = Host(SCROLLKIT_FEEL_UIKIT, content, at: offset)
    driven.pan(y: 0)
    driven.panEnd(y: velocity)

    let observed = Host(SCROLLKIT_FEEL_UIKIT, content, mode: SCROLLKIT_MODE_OBSERVED)
    observed.input(SCROLLKIT_INPUT_KIND_DID_SCROLL, y: offset)
    observed.input(SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING)
    observed.input(SCROLLKIT_INPUT_KIND_DID_SCROLL, y: offset)
    observed.input(
      SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING, y: min(max(projected, content.top), content.bottom)
    ) { $0.velocity_y = velocity }
    observed.input(SCROLLKIT_INPUT_KIND_DID_END_DRAGGING) {
      $0.flags = scrollkit_input_flags(SCROLLKIT_INPUT_FLAGS_DECELERATES)
    }
    return [("driven", driven), ("observed", observed)].map { mode, host in
      let isEmitted = host.events().contains {
        $0.kind == SCROLLKIT_EVENT_KIND_WILL_BOUNCE && Int($0.edges) == edges
      }
      return vector.difference(mode, 1, isEmitted ? 1 : 0)
    }
  }

  /// A trigger at the stored offset scrolls to the top; a trigger there scrolls back, or does nothing.
  private static func undo(_ vector: ReferenceVector) -> [Difference] {
    let inset = vector.number("top_inset")
    let host = Host(SCROLLKIT_FEEL_UIKIT, .init(top: -inset, bottom: 5000), at: -inset)
    check(scrollkit_top_enable(host.scroller, nil, 0))
    if vector.inputs["stored"] is NSNumber {
      host.setOffset(vector.number("stored"))
      check(scrollkit_top_trigger(host.scroller, 0, host.now))
      host.run(2)
    }
    let before = host.offset
    check(scrollkit_top_trigger(host.scroller, 0, host.now))
    let expected = vector.expected["target"] ?? NSNumber(value: vector.number("offset"))
    return [
      vector.difference("at the top", NSNumber(value: vector.number("offset")), before),
      vector.difference("target", expected, host.target),
    ]
  }
}
