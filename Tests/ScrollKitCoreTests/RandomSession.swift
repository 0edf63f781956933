import Foundation

@testable import ScrollKitCore

/// Pseudo-random numbers, the same for the same seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ share: Double) -> Bool { number(0...1) < share }

  /// The seeds of a law's sessions; `SCROLLKIT_SEEDS=1001-5000` runs others.
  static func seeds(_ standard: ClosedRange<UInt64>) -> [UInt64] {
    guard let asked = ProcessInfo.processInfo.environment["SCROLLKIT_SEEDS"] else { return Array(standard) }
    let ends = asked.split(separator: "-").compactMap { UInt64($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? Array(ends[0]...ends[1]) : []
  }
}

/// One call on a scroll view.
enum Call {
  case input(ScrollInput)
  case scroll(to: Vector)
  case jump(to: Vector)
  case scrollBy(Vector)
  case show(Pair<Interval>)
  case place(Vector)
  case stop
  case change(ScrollGeometry, shift: Vector)

  func apply(to view: inout ScrollView, at time: Double) {
    switch self {
    case .input(let input): view.handle(input, at: time)
    case .scroll(let offset): view.scroll(to: offset, at: time)
    case .jump(let offset): view.scroll(to: offset, animated: false, at: time)
    case .scrollBy(let distance): view.scroll(by: distance, at: time)
    case .show(let rectangle): view.scroll(showing: rectangle, at: time)
    case .place(let offset): view.setOffset(offset, at: time)
    case .stop: view.stop(at: time)
    case .change(let geometry, let shift): view.setGeometry(geometry, shift: shift, at: time)
    }
  }

  /// Whether the call may move the content without an animation.
  var mayJump: Bool {
    switch self {
    case .jump, .place: true
    case .change: true  // content at rest returns into range
    case .input(let input):
      switch input {
      case .move, .panUpdate, .panUpdateUntilSilence, .momentum: true
      case .wheel(_, let unit, _): unit == .points
      case .zoom: true  // takes part in ZoomLawTests
      case .press, .release, .cancel, .hold, .holdEnd, .key, .keyHeld, .keyUp, .steer, .steerEnd,
        .panBegin, .panStop, .panEnd, .momentumEnd: false
      }
    case .scroll, .scrollBy, .show, .stop: false
    }
  }

  /// Whether the call is a step that a feel may take without an animation.
  var isStep: Bool {
    switch self {
    case .input(.wheel), .input(.key), .input(.keyHeld): true
    case .input, .change, .scroll, .scrollBy, .show, .jump, .place, .stop: false
    }
  }

  /// The same call on mirrored content.
  var mirrored: Call {
    switch self {
    case .input(let input): .input(input.mirrored)
    case .scroll(let offset): .scroll(to: -offset)
    case .jump(let offset): .jump(to: -offset)
    case .scrollBy(let distance): .scrollBy(-distance)
    case .place(let offset): .place(-offset)
    case .stop: .stop
    case .show, .change: fatalError("no mirror: content begins at one end")
    }
  }
}

extension Call {
  /// The same call on content whose axes are swapped; nil for the keys that scroll vertically only.
  var swapped: Call? {
    switch self {
    case .input(let input): input.swapped.map { .input($0) }
    case .scroll(let offset): .scroll(to: offset.swapped)
    case .jump(let offset): .jump(to: offset.swapped)
    case .scrollBy(let distance): .scrollBy(distance.swapped)
    case .show(let rectangle): .show(rectangle.swapped)
    case .place(let offset): .place(offset.swapped)
    case .stop: .stop
    case .change(let geometry, let shift): .change(geometry.swapped, shift: shift.swapped)
    }
  }
}

extension Vector {
  var swapped: Vector { Vector(x: y, y: x) }
}

extension Pair {
  var swapped: Pair { Pair(x: y, y: x) }
}

extension ScrollInput {
  var swapped: ScrollInput? {
    switch self {
    case .press(let pointer, let place): .press(pointer: pointer, at: place.swapped)
    case .move(let pointer, let place): .move(pointer: pointer, to: place.swapped)
    case .wheel(let amount, let unit, let device): .wheel(by: amount.swapped, unit, device: device)
    case .panUpdate(let distance): .panUpdate(by: distance.swapped)
    case .panUpdateUntilSilence(let distance): .panUpdateUntilSilence(by: distance.swapped)
    case .panStop(let axis): .panStop(axis.other)
    case .panEnd(.velocity(let velocity)): .panEnd(.velocity(velocity.swapped))
    case .momentum(let distance): .momentum(by: distance.swapped)
    case .key(let key): key.swapped.map { .key($0) }
    case .keyHeld(let key): key.swapped.map { .keyHeld($0) }
    case .keyUp(let key): key.swapped.map { .keyUp($0) }
    case .zoom(let input): .zoom(input.swapped)
    case .steer(let velocity): .steer(velocity.swapped)
    case .release, .cancel, .hold, .holdEnd, .steerEnd, .panBegin, .panEnd, .momentumEnd: self
    }
  }

  var mirrored: ScrollInput {
    switch self {
    case .press(let pointer, let place): .press(pointer: pointer, at: -place)
    case .move(let pointer, let place): .move(pointer: pointer, to: -place)
    case .wheel(let amount, let unit, let device): .wheel(by: -amount, unit, device: device)
    case .panUpdate(let distance): .panUpdate(by: -distance)
    case .panUpdateUntilSilence(let distance): .panUpdateUntilSilence(by: -distance)
    case .panEnd(.velocity(let velocity)): .panEnd(.velocity(-velocity))
    case .momentum(let distance): .momentum(by: -distance)
    case .key(let key): .key(key.mirrored)
    case .zoom(let input): .zoom(input.mirrored)
    case .keyHeld(let key): .keyHeld(key.mirrored)
    case .keyUp(let key): .keyUp(key.mirrored)
    case .steer(let velocity): .steer(-velocity)
    case .release, .cancel, .hold, .holdEnd, .steerEnd, .panBegin, .panStop, .panEnd, .momentumEnd:
      self
    }
  }
}

extension ZoomInput {
  var swapped: ZoomInput {
    switch self {
    case .begin(let point, let factor): .begin(at: point.swapped, factor: factor)
    case .update(let point, let factor): .update(to: point.swapped, factor: factor)
    case .end: self
    case .wheel(let amount, let unit, let point): .wheel(by: amount, unit, about: point.swapped)
    }
  }

  var mirrored: ZoomInput {
    switch self {
    case .begin(let point, let factor): .begin(at: -point, factor: factor)
    case .update(let point, let factor): .update(to: -point, factor: factor)
    case .end: self
    case .wheel(let amount, let unit, let point): .wheel(by: amount, unit, about: -point)
    }
  }
}

/// A session of mixed calls in any order, from a seed.
struct RandomSession {
  let calls: [(time: Double, call: Call)]
  var end: Double { calls.last?.time ?? 0 }

  /// - Parameter symmetric: Only calls that have a mirror.
  init(seed: UInt64, symmetric: Bool = false) {
    var numbers = SeededNumbers(seed: seed)
    var time = 0.0
    var calls: [(Double, Call)] = []
    if !symmetric {
      calls.append((0, .change(Self.geometry(&numbers), shift: .zero)))
    }
    for _ in 0..<numbers.whole(4...14) {
      time += numbers.chance(0.1) ? 0 : numbers.number(0...0.7)
      for call in Self.gesture(&numbers, symmetric: symmetric) {
        calls.append((time, call))
        time += numbers.chance(0.15) ? 0 : numbers.number(0...0.03)
      }
    }
    self.calls = calls
  }

  static let feels: [Feel] = {
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
    // Every rule of a drag, combined with the others.
    let boosts = FlingBoost.allCases + [.carried, .chromium, .gecko, .qt]
    let drags = (0..<20).map { place in
      var feel = [Feel.uikit, .android, .flutterIOS, .uikitFast][place % 4]
      feel.dragStart = DragStart.allCases[(place + 1) % 4]
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
      .uikit, .uikitFast, clamped, swinging, creeping, springing, lerping, slowing, .android,
      .flutterAndroid, .flutterIOS, .chromium, .gtk, .macos, .qt, .gecko, .lvgl, mixed,
    ] + drags
  }()

  /// A scroll view for a session of a seed.
  static func view(seed: UInt64, geometry: ScrollGeometry = .empty) -> ScrollView {
    var numbers = SeededNumbers(seed: seed ^ 0xFEE1)
    let setting = ScrollSetting(
      geometry: geometry, feel: feels[numbers.whole(0...feels.count - 1)],
      alwaysBounces: Pair(x: numbers.chance(0.5), y: numbers.chance(0.5)))
    return ScrollView(mode: .driven, setting: setting)
  }

  private static func geometry(_ numbers: inout SeededNumbers) -> ScrollGeometry {
    ScrollGeometry { axis in
      let isScrolling = numbers.chance(axis == .y ? 0.9 : 0.5)
      return AxisGeometry(
        viewport: numbers.chance(0.03) ? 0 : numbers.number(100...900),
        content: numbers.chance(0.03) ? 0 : isScrolling ? numbers.number(500...20_000) : numbers.number(0...300),
        leadingInset: numbers.chance(0.3) ? numbers.number(-20...120) : 0,
        trailingInset: numbers.chance(0.3) ? numbers.number(-20...120) : 0)
    }
  }

  private static func vector(_ numbers: inout SeededNumbers, _ size: Double) -> Vector {
    Vector(x: numbers.chance(0.5) ? 0 : numbers.number(-size...size), y: numbers.number(-size...size))
  }

  /// Up to five fingers that press, move and release in any order. Some are never released.
  private static func hands(_ numbers: inout SeededNumbers) -> [Call] {
    var positions: [UInt64: Vector] = [:]
    let step = vector(&numbers, 50)
    var calls: [Call] = []
    for _ in 0..<numbers.whole(3...30) {
      let pointer = UInt64(numbers.whole(1...5))
      if let place = positions[pointer], numbers.chance(0.8) {
        let next = place + step * numbers.number(-0.3...1.5)
        positions[pointer] = next
        calls.append(.input(.move(pointer: pointer, to: next)))
      } else if positions[pointer] != nil {
        positions[pointer] = nil
        calls.append(.input(.release(pointer: pointer)))
      } else if positions.count < 2 || numbers.chance(0.2) {
        let place = vector(&numbers, 500)
        positions[pointer] = place
        calls.append(.input(.press(pointer: pointer, at: place)))
      }
    }
    if numbers.chance(0.9) {
      calls += positions.keys.sorted().map { .input(.release(pointer: $0)) }
    }
    return calls
  }

  /// Steering at changing velocities, including 0.
  private static func steering(_ numbers: inout SeededNumbers) -> [Call] {
    let calls: [Call] = (0..<numbers.whole(1...9)).map { _ in
      let velocity = Vector { _ in
        numbers.chance(0.3) ? 0 : numbers.number(200...4000) * (numbers.chance(0.5) ? 1 : -1)
      }
      return .input(.steer(velocity))
    }
    return calls + (numbers.chance(0.6) ? [.input(.steerEnd)] : [])
  }

  /// The calls of one gesture, sometimes incomplete.
  private static func gesture(_ numbers: inout SeededNumbers, symmetric: Bool) -> [Call] {
    let pointer = UInt64(numbers.whole(1...2))
    switch numbers.whole(-2...(symmetric ? 8 : 12)) {
    case -2, -1: return hands(&numbers)
    case 0, 1, 2:
      var place = vector(&numbers, 500)
      let step = vector(&numbers, numbers.chance(0.3) ? 3 : 60)
      var calls: [Call] = [.input(.press(pointer: pointer, at: place))]
      for _ in 0..<numbers.whole(0...12) {
        place = place + step * numbers.number(0.5...1.5)
        calls.append(.input(.move(pointer: pointer, to: place)))
      }
      if numbers.chance(0.85) { calls.append(.input(.release(pointer: pointer))) }
      return calls
    case 3 where numbers.chance(0.3): return steering(&numbers)
    case 3:
      let unit = WheelUnit.allCases[numbers.whole(0...3)]
      let amount = vector(&numbers, unit == .points ? 40 : 3)
      return (0..<numbers.whole(1...6)).map { _ in .input(.wheel(by: amount, unit)) }
    case 4:
      let step = vector(&numbers, 40)
      var calls: [Call] = numbers.chance(0.9) ? [.input(.panBegin)] : []
      let isLoose = numbers.chance(0.3)
      calls += (0..<numbers.whole(0...10)).map { _ in
        let distance = step * numbers.number(0.5...1.5)
        return .input(isLoose ? .panUpdateUntilSilence(by: distance) : .panUpdate(by: distance))
      }
      if numbers.chance(0.3) { calls.append(.input(.panStop(numbers.chance(0.5) ? .x : .y))) }
      let ends: [PanEnd] = [.coast, .velocity(vector(&numbers, 3000)), .platformMomentum]
      if numbers.chance(0.9) { calls.append(.input(.panEnd(ends[numbers.whole(0...2)]))) }
      calls += (0..<numbers.whole(0...8)).map { place in .input(.momentum(by: step * (1 / Double(place + 1)))) }
      if numbers.chance(0.7) { calls.append(.input(.momentumEnd)) }
      return calls
    case 5 where numbers.chance(0.3):
      let key = ScrollKey.allCases[numbers.whole(0...9)]
      let held: [Call] = (0..<numbers.whole(1...9)).map { _ in .input(.keyHeld(key)) }
      let up: [Call] = numbers.chance(0.8) ? [.input(.keyUp(key))] : []
      return [.input(.key(key))] + held + up
    case 5 where numbers.chance(0.5):
      let key = ScrollKey.allCases[numbers.whole(0...9)]
      return (0..<numbers.whole(1...5)).map { _ in .input(.key(key)) }
    case 5:
      return [.input([.cancel, .hold, .holdEnd, .momentumEnd, .release(pointer: 9)][numbers.whole(0...4)])]
    case 6: return [.scroll(to: vector(&numbers, 20_000))]
    case 7: return numbers.chance(0.5) ? [.scrollBy(vector(&numbers, 900))] : [.stop]
    case 8: return numbers.chance(0.5) ? [.place(vector(&numbers, 9000))] : [.jump(to: vector(&numbers, 9000))]
    case 9:
      let corner = vector(&numbers, 9000)
      return [.show(Pair { axis in Interval(lower: corner[axis], upper: corner[axis] + numbers.number(0...1200)) })]
    default:
      return [.change(geometry(&numbers), shift: numbers.chance(0.6) ? vector(&numbers, 400) : .zero)]
    }
  }
}

extension ScrollKey {
  fileprivate var swapped: ScrollKey? {
    switch self {
    case .lineUp: .lineLeft
    case .lineDown: .lineRight
    case .lineLeft: .lineUp
    case .lineRight: .lineDown
    case .pageUp: .pageLeft
    case .pageDown: .pageRight
    case .pageLeft: .pageUp
    case .pageRight: .pageDown
    case .home, .end: nil
    }
  }

  fileprivate var mirrored: ScrollKey {
    switch self {
    case .lineUp: .lineDown
    case .lineDown: .lineUp
    case .lineLeft: .lineRight
    case .lineRight: .lineLeft
    case .pageUp: .pageDown
    case .pageDown: .pageUp
    case .pageLeft: .pageRight
    case .pageRight: .pageLeft
    case .home: .end
    case .end: .home
    }
  }
}
