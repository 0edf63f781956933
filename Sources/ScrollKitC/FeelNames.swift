import CScrollKitTypes

/// Tell the name of a coast, for logs.
///
/// @param rule A coast; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_coast_rule_name")
public func scrollkit_coast_rule_name(_ rule: scrollkit_coast_rule) -> UnsafePointer<CChar> {
  switch Int(rule) {
  case SCROLLKIT_COAST_EXPONENTIAL: text("exponential")
  case SCROLLKIT_COAST_ANDROID: text("android")
  case SCROLLKIT_COAST_POWER: text("power")
  case SCROLLKIT_COAST_DRIFTING: text("drifting")
  case SCROLLKIT_COAST_BRAKED: text("braked")
  default: text("unknown")
  }
}

/// Tell the name of an edge's behaviour, for logs.
///
/// @param behavior An edge's behaviour; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_edge_behavior_name")
public func scrollkit_edge_behavior_name(_ behavior: scrollkit_edge_behavior) -> UnsafePointer<CChar> {
  switch Int(behavior) {
  case SCROLLKIT_EDGE_BOUNCE: text("bounce")
  case SCROLLKIT_EDGE_CLAMP: text("clamp")
  case SCROLLKIT_EDGE_STRETCH: text("stretch")
  case SCROLLKIT_EDGE_GLOW: text("glow")
  default: text("unknown")
  }
}

/// Tell the name of a bounce, for logs.
///
/// @param rule A bounce; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_bounce_rule_name")
public func scrollkit_bounce_rule_name(_ rule: scrollkit_bounce_rule) -> UnsafePointer<CChar> {
  switch Int(rule) {
  case SCROLLKIT_BOUNCE_SPRING: text("spring")
  case SCROLLKIT_BOUNCE_QT: text("qt")
  case SCROLLKIT_BOUNCE_ELASTIC: text("elastic")
  default: text("unknown")
  }
}

/// Tell the name of a rule for speeds, for logs.
///
/// @param rule A rule for speeds; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_velocity_rule_name")
public func scrollkit_velocity_rule_name(_ rule: scrollkit_velocity_rule) -> UnsafePointer<CChar> {
  switch Int(rule) {
  case SCROLLKIT_VELOCITY_IOS: text("ios")
  case SCROLLKIT_VELOCITY_MACOS: text("macos")
  case SCROLLKIT_VELOCITY_MEAN_OF_THREE: text("mean_of_three")
  case SCROLLKIT_VELOCITY_LEAST_SQUARES: text("least_squares")
  case SCROLLKIT_VELOCITY_RESTRICTED_LEAST_SQUARES: text("restricted_least_squares")
  default: text("unknown")
  }
}

/// Tell the name of a wheel's smoothing, for logs.
///
/// @param smoothing A wheel's smoothing; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_wheel_smoothing_name")
public func scrollkit_wheel_smoothing_name(_ smoothing: scrollkit_wheel_smoothing) -> UnsafePointer<CChar> {
  switch Int(smoothing) {
  case SCROLLKIT_WHEEL_NONE: text("none")
  case SCROLLKIT_WHEEL_CONSTANT: text("constant")
  case SCROLLKIT_WHEEL_DELTA_BASED: text("delta_based")
  case SCROLLKIT_WHEEL_INVERSE_DELTA: text("inverse_delta")
  case SCROLLKIT_WHEEL_IMPULSE: text("impulse")
  case SCROLLKIT_WHEEL_PACED: text("paced")
  default: text("unknown")
  }
}
