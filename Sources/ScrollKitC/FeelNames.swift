import CScrollKitTypes

/// Tell the name of a coast, for logs.
///
/// @param rule A coast; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_coast_rule_name(_ rule: scrollkit_coast_rule) -> UnsafePointer<CChar> {
  name(rule, "exponential\0android\0power\0drifting\0braked\0softened\0")
}

/// Tell the name of an edge's behaviour, for logs.
///
/// @param behavior An edge's behaviour; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_edge_behavior_name(_ behavior: scrollkit_edge_behavior) -> UnsafePointer<CChar> {
  name(behavior, "bounce\0clamp\0stretch\0glow\0")
}

/// Tell the name of a bounce, for logs.
///
/// @param rule A bounce; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_bounce_rule_name(_ rule: scrollkit_bounce_rule) -> UnsafePointer<CChar> {
  name(rule, "spring\0qt\0elastic\0")
}

/// Tell the name of a rule for speeds, for logs.
///
/// @param rule A rule for speeds; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_velocity_rule_name(_ rule: scrollkit_velocity_rule) -> UnsafePointer<CChar> {
  name(rule, """
    ios\0macos\0mean_of_three\0least_squares\0restricted_least_squares\0line\0impulse\0\
    mean_of_five\0way_by_time\0
    """)
}

/// Tell the name of a wheel's smoothing, for logs.
///
/// @param smoothing A wheel's smoothing; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_wheel_smoothing_name(_ smoothing: scrollkit_wheel_smoothing) -> UnsafePointer<CChar> {
  name(smoothing, """
    none\0constant\0delta_based\0inverse_delta\0impulse\0paced\0spring\0exponential\0out_expo\0
    """)
}

/// Tell the name of a wheel's stepping, for logs.
///
/// @param stepping A wheel's stepping; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_wheel_stepping_name(
  _ stepping: scrollkit_wheel_stepping
) -> UnsafePointer<CChar> {
  name(stepping, "fractional\0whole\0")
}
