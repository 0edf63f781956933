import CScrollKitTypes
import ScrollKitC

/// What the functions of nested scrollers refuse.
extension Refusal {
  static let nests: [Refusal] = [
    nest("scrollkit_nest_set_parent", "the child is NULL", Status.nullArgument) {
      scrollkit_nest_set_parent(nil, $0, 9)
    },
    nest("scrollkit_nest_set_parent", "both are NULL", Status.nullArgument) { _ in
      scrollkit_nest_set_parent(nil, nil, 9)
    },
    nest("scrollkit_nest_set_parent", "it is its own parent", Status.cycle, driven) {
      scrollkit_nest_set_parent($0, $0, 9)
    },
    nest("scrollkit_nest_set_parent", "the parent is observed", Status.wrongMode, driven) {
      let other = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
      defer { scrollkit_scroller_destroy(other) }
      return scrollkit_nest_set_parent($0, other, 9)
    },
    nest("scrollkit_nest_set_parent", "the child is observed", Status.wrongMode, driven) {
      let other = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
      defer { scrollkit_scroller_destroy(other) }
      return scrollkit_nest_set_parent(other, $0, 9)
    },
    nest("scrollkit_nest_set_parent", "observed", Status.wrongMode, observed) {
      scrollkit_nest_set_parent($0, nil, 9)
    },
    nest("scrollkit_nest_set_overscroll_behavior", "the scroller is NULL", Status.nullArgument) {
      _ in scrollkit_nest_set_overscroll_behavior(nil, 1, 1)
    },
    nest("scrollkit_nest_set_overscroll_behavior", "observed", Status.wrongMode, observed) {
      scrollkit_nest_set_overscroll_behavior($0, 1, 1)
    },
    nest("scrollkit_nest_set_order", "the scroller is NULL", Status.nullArgument) { _ in
      scrollkit_nest_set_order(nil, 1)
    },
    nest("scrollkit_nest_set_order", "observed", Status.wrongMode, observed) {
      scrollkit_nest_set_order($0, 1)
    },
    nest("scrollkit_nest_set_latching", "the scroller is NULL", Status.nullArgument) { _ in
      scrollkit_nest_set_latching(nil, 1)
    },
    nest("scrollkit_nest_set_latching", "observed", Status.wrongMode, observed) {
      scrollkit_nest_set_latching($0, 1)
    },
  ]
    + ([4, 42, .max] as [UInt32]).flatMap { number in
      [
        nest("scrollkit_nest_set_overscroll_behavior", "x \(number)", Status.invalidArgument) {
          scrollkit_nest_set_overscroll_behavior($0, number, 0)
        },
        nest("scrollkit_nest_set_overscroll_behavior", "y \(number)", Status.invalidArgument) {
          scrollkit_nest_set_overscroll_behavior($0, 0, number)
        },
        nest("scrollkit_nest_set_order", "order \(number)", Status.invalidArgument) {
          scrollkit_nest_set_order($0, number)
        },
        nest("scrollkit_nest_set_latching", "latching \(number)", Status.invalidArgument) {
          scrollkit_nest_set_latching($0, number)
        },
      ]
    }

  private static let driven = SCROLLKIT_MODE_DRIVEN
  private static let observed = SCROLLKIT_MODE_OBSERVED

  private static func nest(
    _ function: String, _ what: String, _ status: scrollkit_status, _ mode: Int? = nil,
    _ call: @escaping @Sendable (ScrollerRef) -> scrollkit_status
  ) -> Refusal {
    Refusal(function: function, what: what, status: status, mode: mode, call: call)
  }
}
