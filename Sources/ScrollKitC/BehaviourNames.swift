import CScrollKitTypes

/// Tell the name of a rule, for logs.
///
/// @param rule A rule; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_rule_name(_ rule: scrollkit_rule) -> UnsafePointer<CChar> {
  name(rule, "standard\0seed\0")
}

/// Tell the name of a source of scroll to top, for logs.
///
/// @param source A source of scroll to top; any number.
/// @return Borrowed, valid for ever; "host" for the host's own, "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
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
@c
public func scrollkit_appearance_name(_ appearance: scrollkit_appearance) -> UnsafePointer<CChar> {
  name(appearance, "will_appear\0did_appear\0will_disappear\0did_disappear\0")
}

/// Tell the name of a header's mode, for logs.
///
/// @param mode A header's mode; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_header_mode_name(_ mode: scrollkit_header_mode) -> UnsafePointer<CChar> {
  name(mode, "enter_always\0exit_until_collapsed\0enter_always_collapsed\0pinned\0seed\0")
}

/// Tell the name of a header's inset, for logs.
///
/// @param inset A header's inset; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_header_inset_name(_ inset: scrollkit_header_inset) -> UnsafePointer<CChar> {
  name(inset, "constant\0visible\0")
}

/// Tell the name of a policy, for logs.
///
/// @param policy A policy; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_anchor_policy_name(_ policy: scrollkit_anchor_policy) -> UnsafePointer<CChar> {
  name(policy, "none\0keep_item\0keep_distance_to_end\0stick_to_end\0seed\0")
}

/// Tell the name of a rule of autoscrolling, for logs.
///
/// @param rule A rule of autoscrolling; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_autoscroll_rule_name(
  _ rule: scrollkit_autoscroll_rule
) -> UnsafePointer<CChar> {
  name(rule, "chromium\0firefox\0")
}

/// Tell the name of an overscroll behaviour, for logs.
///
/// @param behavior An overscroll behaviour; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_overscroll_behavior_name(
  _ behavior: scrollkit_overscroll_behavior
) -> UnsafePointer<CChar> {
  name(behavior, "auto\0contain\0none\0")
}

/// Tell the name of a part of a scroll bar, for logs.
///
/// @param part A part of a scroll bar; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_scrollbar_part_name(
  _ part: scrollkit_scrollbar_part
) -> UnsafePointer<CChar> {
  name(part, "none\0thumb\0track\0arrow_back\0arrow_on\0")
}

/// Tell the name of an order of nested scrollers, for logs.
///
/// @param order An order of nested scrollers; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_nest_order_name(
  _ order: scrollkit_nest_order
) -> UnsafePointer<CChar> {
  name(order, "child_first\0parent_first_down\0parent_first_up\0parent_first\0")
}

/// Tell the name of a latching, for logs.
///
/// @param latching A latching; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_nest_latching_name(
  _ latching: scrollkit_nest_latching
) -> UnsafePointer<CChar> {
  name(latching, "none\0gesture\0")
}
