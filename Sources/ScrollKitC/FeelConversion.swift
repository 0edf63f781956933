import CScrollKitTypes
import ScrollKitCore

extension scrollkit_feel_values {
  /// The numbers of a feel.
  init(_ feel: Feel) {
    self.init()
    struct_size = UInt32(Self.ownSize)
    coast_rule = feel.coast.rule.rawValue
    drag = feel.coast.drag
    brake = feel.coast.brake
    edge_top = feel.edges.y.lower.rawValue
    edge_left = feel.edges.x.lower.rawValue
    edge_bottom = feel.edges.y.upper.rawValue
    edge_right = feel.edges.x.upper.rawValue
    bounce_rule = feel.coast.bounce.rule.rawValue
    velocity_rule = feel.velocityRule.rawValue
    let frequency = feel.coast.bounce.shape.frequency
    bounce_stiffness = frequency * frequency
    bounce_damping_ratio = feel.coast.bounce.shape.dampingRatio
    bounce_share = feel.coast.bounce.transferShare
    bounce_speed_limit = feel.coast.bounce.transferLimit
    rubber_band = feel.rubberBand
    rubber_band_reach = feel.rubberBandReach
    slop = feel.slop
    minimum_fling = feel.minimumFling
    maximum_fling = feel.maximumFling
    stale_after = feel.staleAfter
    wheel_smoothing = feel.wheelSmoothing.rawValue
    switch feel.wheelStep {
    case .points(let points): wheel_step = points
    case .viewportPower: wheel_step = 0
    }
    line_length = feel.lineLength
    animation_duration = feel.animationDuration
    wheel_stepping = feel.wheelStepping.rawValue
    wheel_speed = feel.wheelSpeed
    wheel_acceleration = feel.wheelAcceleration
    wheel_rate = feel.wheelRate
    speed_limit = feel.speedLimit.rawValue
    motion_end = feel.coast.motionEnd.rawValue
    drag_start = feel.dragStart.rawValue
    direction_lock = feel.directionLock.rawValue
    fingers = feel.fingers.rawValue
    fling_boost = feel.boost.rawValue
    key_lines = feel.keyLines
    page_overlap = feel.pageOverlap
    trackpad_lock = feel.trackpadLock.rawValue
  }
}

extension Feel {
  /// The feel of validated values.
  init(_ raw: scrollkit_feel_values) {
    self = .uikit
    set(&coast.rule, raw.coast_rule)
    set(&coast.bounce.rule, raw.bounce_rule)
    set(&edges.y.lower, raw.edge_top)
    set(&edges.x.lower, raw.edge_left)
    set(&edges.y.upper, raw.edge_bottom)
    set(&edges.x.upper, raw.edge_right)
    set(&velocityRule, raw.velocity_rule)
    set(&wheelSmoothing, raw.wheel_smoothing)
    set(&wheelStepping, raw.wheel_stepping)
    set(&speedLimit, raw.speed_limit)
    set(&coast.motionEnd, raw.motion_end)
    set(&dragStart, raw.drag_start)
    set(&directionLock, raw.direction_lock)
    set(&trackpadLock, raw.trackpad_lock)
    set(&fingers, raw.fingers)
    set(&boost, raw.fling_boost)
    coast.drag = raw.drag
    coast.brake = raw.brake
    coast.bounce.shape = SpringShape(
      mass: 1, stiffness: raw.bounce_stiffness, dampingRatio: raw.bounce_damping_ratio)
    coast.bounce.transferShare = raw.bounce_share
    coast.bounce.transferLimit = raw.bounce_speed_limit
    rubberBand = raw.rubber_band
    rubberBandReach = raw.rubber_band_reach
    slop = raw.slop
    minimumFling = raw.minimum_fling
    maximumFling = raw.maximum_fling
    staleAfter = raw.stale_after
    wheelStep = raw.wheel_step > 0 ? .points(raw.wheel_step) : .viewportPower
    lineLength = raw.line_length
    animationDuration = raw.animation_duration
    wheelSpeed = raw.wheel_speed
    wheelAcceleration = raw.wheel_acceleration
    wheelRate = raw.wheel_rate > 0 ? max(slowestRate, raw.wheel_rate) : 0
    keyLines = raw.key_lines
    pageOverlap = raw.page_overlap
  }
}

/// Sets an enum value, which was validated.
private func set<Value: RawRepresentable>(_ value: inout Value, _ raw: UInt32) where Value.RawValue == UInt32 {
  if let known = Value(rawValue: raw) { value = known }
}

/// Derived. 10⁻⁴ 1/s: at this rate a distance of 10¹² points takes four days. Smaller comes to no end.
private let slowestRate = 1e-4
