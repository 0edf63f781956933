@testable import ScrollKitCore

extension Feel {
  /// Feels that have every rule of a feel, and every rule of a drag combined with others.
  static let everyRule: [Feel] = {
    var clamped = Feel.uikit
    clamped.edges = .all(.clamp)
    var swinging = Feel.uikit
    swinging.coast.bounce.shape = SpringShape(mass: 1, stiffness: 90, dampingRatio: 0.4)
    swinging.wheelSmoothing = .impulse
    swinging.velocityRule = .leastSquares
    var creeping = Feel.uikitFast
    creeping.coast.bounce.shape = SpringShape(mass: 0.5, stiffness: 100, dampingRatio: 1.4)
    creeping.coast.bounce.transferLimit = 900
    creeping.wheelSmoothing = .deltaBased
    creeping.velocityRule = .restrictedLeastSquares
    var springing = Feel.uikit
    springing.wheelSmoothing = .spring
    springing.wheelAcceleration = 5
    var lerping = Feel.chromium
    lerping.wheelSmoothing = .exponential
    lerping.wheelSpeed = 1.7
    lerping.wheelRate = 9
    var slowing = Feel.android
    slowing.wheelSmoothing = .outExpo
    slowing.wheelAcceleration = 3
    slowing.wheelStepping = .whole
    var steady = Feel.uikit
    steady.wheelSmoothing = .steady
    steady.wheelAcceleration = 2
    var crisp = Feel.uikit
    crisp.coast.motionEnd = .crisp
    crisp.wheelSmoothing = .exponential
    var crispGlow = Feel.gtk
    crispGlow.coast.motionEnd = .crisp
    crispGlow.edges = .all(.glow)
    // Every rule of a drag, combined with the others.
    let boosts = FlingBoost.allCases + [.carried, .chromium, .gecko, .qt]
    let drags = (0..<20).map { place in
      var feel = [Feel.uikit, .android, .flutterIOS, .uikitFast][place % 4]
      feel.dragStart = DragStart.allCases[(place + 1) % 5]
      feel.directionLock = DirectionLock.allCases[(place + place / 4 + 1) % 4]
      feel.fingers = FingerRule.allCases[(place + place / 5) % 4]
      feel.boost = boosts[(place + 2) % 10]
      feel.speedLimit = place % 2 == 0 ? .eachAxis : .whole
      feel.velocityRule = VelocityRule.allCases[place % 9]
      return feel
    }
    var mixed = Feel.qt
    mixed.edges = Pair(x: Ends(lower: .glow, upper: .bounce), y: Ends(lower: .clamp, upper: .stretch))
    return [
      .uikit, .uikitFast, clamped, swinging, creeping, springing, lerping, slowing, steady, crisp, crispGlow, .android,
      .flutterAndroid, .flutterIOS, .chromium, .gtk, .macos, .qt, .gecko, .lvgl, mixed,
    ] + drags
  }()

  /// The feels of the library.
  static let shipped: [(name: String, feel: Feel)] = [
    ("uikit", .uikit), ("uikit fast", .uikitFast), ("android", .android),
    ("flutter android", .flutterAndroid), ("flutter ios", .flutterIOS), ("chromium", .chromium),
    ("gtk", .gtk), ("macos", .macos), ("qt", .qt), ("gecko", .gecko), ("lvgl", .lvgl),
  ]
}
