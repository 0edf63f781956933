import CScrollKitTypes
import ScrollKitCore

extension scrollkit_feel_values {
  /// The numbers of a feel.
  @inline(never)
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
    drag_start = feel.dragStart.rawValue
    direction_lock = feel.directionLock.rawValue
    fingers = feel.fingers.rawValue
    fling_boost = feel.boost.rawValue
    key_lines = feel.keyLines
    page_overlap = feel.pageOverlap
  }

  /// What is wrong with its numbers; the enums are not looked at.
  @inline(never)
  var wrong: scrollkit_status? {
    mutating get {
      // Without a limit is a limit, too.
      if bounce_speed_limit.isNaN || rubber_band_reach.isNaN { return .notFinite }
      if bounce_speed_limit < 0 || rubber_band_reach < 0 { return .invalidArgument }
      // Derived. 1e-6: what a number that something is divided by must at least be, and the inverse of
      // what it may at most be, so that every motion has a finite end.
      let least = 1e-6
      let divisors: UInt64 = 0b100_1100_0110  // drag, brake, stiffness, damping, rubber band
      // The share, the patience, the animation, the keys, and the wheel's numbers but for its step.
      let factors: UInt64 = 0b100_0111_1000_1000_0001_0000_0000
      if let wrong = doubt(divisors, from: least, to: 1 / least) ?? doubt(factors, from: 0, to: 1 / least)
      {
        return wrong
      }
      if wheel_rate != 0, wheel_rate < least { return .outOfRange }
      return rubber_band <= 1 && page_overlap <= 1 && reserved == 0 ? nil : .invalidArgument
    }
  }
}

extension Feel {
  /// The feel of numbers that are not wrong; nil if an enum value is unknown.
  init?(_ raw: scrollkit_feel_values) {
    guard let coastRule = CoastRule(rawValue: raw.coast_rule),
      let bounceRule = BounceRule(rawValue: raw.bounce_rule),
      let top = EdgeBehavior(rawValue: raw.edge_top),
      let left = EdgeBehavior(rawValue: raw.edge_left),
      let bottom = EdgeBehavior(rawValue: raw.edge_bottom),
      let right = EdgeBehavior(rawValue: raw.edge_right),
      let velocityRule = VelocityRule(rawValue: raw.velocity_rule),
      let smoothing = WheelSmoothing(rawValue: raw.wheel_smoothing),
      let stepping = WheelStepping(rawValue: raw.wheel_stepping),
      let speedLimit = SpeedLimit(rawValue: raw.speed_limit),
      let dragStart = DragStart(rawValue: raw.drag_start),
      let directionLock = DirectionLock(rawValue: raw.direction_lock),
      let fingers = FingerRule(rawValue: raw.fingers),
      let boost = FlingBoost(rawValue: raw.fling_boost)
    else { return nil }
    self = .uikit
    coast = CoastFeel(
      rule: coastRule, drag: raw.drag, brake: raw.brake,
      bounce: SpringShape(
        mass: 1, stiffness: raw.bounce_stiffness, dampingRatio: raw.bounce_damping_ratio),
      bounceRule: bounceRule, transferShare: raw.bounce_share,
      transferLimit: raw.bounce_speed_limit)
    edges = Pair(x: Ends(lower: left, upper: right), y: Ends(lower: top, upper: bottom))
    rubberBand = raw.rubber_band
    rubberBandReach = raw.rubber_band_reach
    slop = raw.slop
    minimumFling = raw.minimum_fling
    maximumFling = raw.maximum_fling
    self.velocityRule = velocityRule
    staleAfter = raw.stale_after
    wheelSmoothing = smoothing
    wheelStep = raw.wheel_step > 0 ? .points(raw.wheel_step) : .viewportPower
    lineLength = raw.line_length
    animationDuration = raw.animation_duration
    wheelStepping = stepping
    wheelSpeed = raw.wheel_speed
    wheelAcceleration = raw.wheel_acceleration
    wheelRate = raw.wheel_rate
    self.speedLimit = speedLimit
    self.dragStart = dragStart
    self.directionLock = directionLock
    self.fingers = fingers
    self.boost = boost
    keyLines = raw.key_lines
    pageOverlap = raw.page_overlap
  }
}
