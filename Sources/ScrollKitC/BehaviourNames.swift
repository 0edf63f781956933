import CScrollKitTypes

/// Tell the name of a rule, for logs.
///
/// @param rule A rule; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_rule_name")
public func scrollkit_rule_name(_ rule: scrollkit_rule) -> UnsafePointer<CChar> {
  switch Int(rule) {
  case SCROLLKIT_RULE_STANDARD: text("standard")
  case SCROLLKIT_RULE_SEED: text("seed")
  default: text("unknown")
  }
}

/// Tell the name of a source of scroll to top, for logs.
///
/// @param source A source of scroll to top; any number.
/// @return Borrowed, valid for ever; "host" for the host's own, "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_top_source_name")
public func scrollkit_top_source_name(_ source: scrollkit_top_source) -> UnsafePointer<CChar> {
  switch Int(source) {
  case SCROLLKIT_TOP_SOURCE_NONE: text("none")
  case SCROLLKIT_TOP_SOURCE_STATUS_BAR: text("status_bar")
  case SCROLLKIT_TOP_SOURCE_TAB_ITEM: text("tab_item")
  case SCROLLKIT_TOP_SOURCE_APPEARANCE: text("appearance")
  case SCROLLKIT_TOP_SOURCE_HOST...: text("host")
  default: text("unknown")
  }
}

/// Tell the name of an appearance, for logs.
///
/// @param appearance An appearance; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_appearance_name")
public func scrollkit_appearance_name(_ appearance: scrollkit_appearance) -> UnsafePointer<CChar> {
  switch Int(appearance) {
  case SCROLLKIT_APPEARANCE_WILL_APPEAR: text("will_appear")
  case SCROLLKIT_APPEARANCE_DID_APPEAR: text("did_appear")
  case SCROLLKIT_APPEARANCE_WILL_DISAPPEAR: text("will_disappear")
  case SCROLLKIT_APPEARANCE_DID_DISAPPEAR: text("did_disappear")
  default: text("unknown")
  }
}

/// Tell the name of a header's mode, for logs.
///
/// @param mode A header's mode; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_header_mode_name")
public func scrollkit_header_mode_name(_ mode: scrollkit_header_mode) -> UnsafePointer<CChar> {
  switch Int(mode) {
  case SCROLLKIT_HEADER_ENTER_ALWAYS: text("enter_always")
  case SCROLLKIT_HEADER_EXIT_UNTIL_COLLAPSED: text("exit_until_collapsed")
  case SCROLLKIT_HEADER_ENTER_ALWAYS_COLLAPSED: text("enter_always_collapsed")
  case SCROLLKIT_HEADER_PINNED: text("pinned")
  case SCROLLKIT_HEADER_SEED: text("seed")
  default: text("unknown")
  }
}

/// Tell the name of a header's inset, for logs.
///
/// @param inset A header's inset; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_header_inset_name")
public func scrollkit_header_inset_name(_ inset: scrollkit_header_inset) -> UnsafePointer<CChar> {
  switch Int(inset) {
  case SCROLLKIT_HEADER_INSET_CONSTANT: text("constant")
  case SCROLLKIT_HEADER_INSET_VISIBLE: text("visible")
  default: text("unknown")
  }
}

/// Tell the name of a policy, for logs.
///
/// @param policy A policy; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_anchor_policy_name")
public func scrollkit_anchor_policy_name(_ policy: scrollkit_anchor_policy) -> UnsafePointer<CChar> {
  switch Int(policy) {
  case SCROLLKIT_ANCHOR_NONE: text("none")
  case SCROLLKIT_ANCHOR_KEEP_ITEM: text("keep_item")
  case SCROLLKIT_ANCHOR_KEEP_DISTANCE_TO_END: text("keep_distance_to_end")
  case SCROLLKIT_ANCHOR_STICK_TO_END: text("stick_to_end")
  case SCROLLKIT_ANCHOR_SEED: text("seed")
  default: text("unknown")
  }
}

/// Tell the name of a rule of autoscrolling, for logs.
///
/// @param rule A rule of autoscrolling; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_autoscroll_rule_name")
public func scrollkit_autoscroll_rule_name(
  _ rule: scrollkit_autoscroll_rule
) -> UnsafePointer<CChar> {
  switch Int(rule) {
  case SCROLLKIT_AUTOSCROLL_CHROMIUM: text("chromium")
  case SCROLLKIT_AUTOSCROLL_FIREFOX: text("firefox")
  default: text("unknown")
  }
}

/// Tell the name of an overscroll behaviour, for logs.
///
/// @param behavior An overscroll behaviour; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_overscroll_behavior_name")
public func scrollkit_overscroll_behavior_name(
  _ behavior: scrollkit_overscroll_behavior
) -> UnsafePointer<CChar> {
  switch Int(behavior) {
  case SCROLLKIT_OVERSCROLL_AUTO: text("auto")
  case SCROLLKIT_OVERSCROLL_CONTAIN: text("contain")
  case SCROLLKIT_OVERSCROLL_NONE: text("none")
  default: text("unknown")
  }
}

/// Tell the name of a part of a scroll bar, for logs.
///
/// @param part A part of a scroll bar; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_scrollbar_part_name")
public func scrollkit_scrollbar_part_name(
  _ part: scrollkit_scrollbar_part
) -> UnsafePointer<CChar> {
  switch Int(part) {
  case SCROLLKIT_SCROLLBAR_NONE: text("none")
  case SCROLLKIT_SCROLLBAR_THUMB: text("thumb")
  case SCROLLKIT_SCROLLBAR_TRACK: text("track")
  case SCROLLKIT_SCROLLBAR_ARROW_BACK: text("arrow_back")
  case SCROLLKIT_SCROLLBAR_ARROW_ON: text("arrow_on")
  default: text("unknown")
  }
}

/// Tell the name of an order of nested scrollers, for logs.
///
/// @param order An order of nested scrollers; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_nest_order_name")
public func scrollkit_nest_order_name(
  _ order: scrollkit_nest_order
) -> UnsafePointer<CChar> {
  switch Int(order) {
  case SCROLLKIT_NEST_CHILD_FIRST: text("child_first")
  case SCROLLKIT_NEST_PARENT_FIRST_DOWN: text("parent_first_down")
  case SCROLLKIT_NEST_PARENT_FIRST_UP: text("parent_first_up")
  case SCROLLKIT_NEST_PARENT_FIRST: text("parent_first")
  default: text("unknown")
  }
}

/// Tell the name of a latching, for logs.
///
/// @param latching A latching; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_nest_latching_name")
public func scrollkit_nest_latching_name(
  _ latching: scrollkit_nest_latching
) -> UnsafePointer<CChar> {
  switch Int(latching) {
  case SCROLLKIT_NEST_LATCHING_NONE: text("none")
  case SCROLLKIT_NEST_LATCHING_GESTURE: text("gesture")
  default: text("unknown")
  }
}
