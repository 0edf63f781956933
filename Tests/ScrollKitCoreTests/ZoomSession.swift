@testable import ScrollKitCore

/// One call on a scroll view with zoomable content.
enum ZoomCall {
  case input(ScrollInput)
  case geometry(ScrollGeometry, shift: Vector)
  case limits(minimum: Double, maximum: Double, isCentered: Bool)
  case zoom(to: Double, about: Vector, animated: Bool)
  case show(Pair<Interval>, animated: Bool)
  case tap(Vector, to: Double)
  case scroll(to: Vector)
  case scrollBy(Vector)
  case place(Vector)
  case stop

  func apply(to view: inout ScrollView, at time: Double) {
    switch self {
    case .input(let input): view.handle(input, at: time)
    case .geometry(let geometry, let shift): view.setGeometry(geometry, shift: shift, at: time)
    case .limits(let minimum, let maximum, let isCentered):
      view.enableZoom(from: minimum, to: maximum, isCentered: isCentered, at: time)
    case .zoom(let scale, let point, let animated):
      view.zoom(to: scale, about: point, animated: animated, at: time)
    case .show(let rectangle, let animated):
      view.zoom(showing: rectangle, animated: animated, at: time)
    case .tap(let point, let scale): view.zoom(tappedAt: point, to: scale, at: time)
    case .scroll(let offset): view.scroll(to: offset, at: time)
    case .scrollBy(let distance): view.scroll(by: distance, at: time)
    case .place(let offset): view.setOffset(offset, at: time)
    case .stop: view.stop(at: time)
    }
  }

  /// Whether the call makes a request whose end emits an event.
  var asks: Bool {
    switch self {
    case .zoom, .show, .tap, .scroll, .scrollBy: true
    case .input, .geometry, .limits, .place, .stop: false
    }
  }

  /// Whether the call may move the content without an animation.
  func mayJump(_ feel: Feel) -> Bool {
    switch self {
    case .place: true
    case .geometry, .limits: true  // content at rest returns into range
    case .zoom(_, _, let animated), .show(_, let animated): !animated
    case .input(.move), .input(.panUpdate), .input(.zoom(.update)): true
    case .input(.zoom(.wheel(_, let unit, _))), .input(.wheel(_, let unit, _)):
      unit == .points || feel.wheelSmoothing == .none
    case .input, .tap, .scroll, .scrollBy, .stop: false
    }
  }

  /// The same call on content whose axes are swapped; nil for a wheel's lines and pages, which are vertical.
  var swapped: ZoomCall? {
    switch self {
    case .input(.zoom(.wheel(_, .lines, _))), .input(.zoom(.wheel(_, .pages, _))): nil
    case .input(let input): input.swapped.map { .input($0) }
    case .geometry(let geometry, let shift): .geometry(geometry.swapped, shift: shift.swapped)
    case .limits, .stop: self
    case .zoom(let scale, let point, let animated): .zoom(to: scale, about: point.swapped, animated: animated)
    case .show(let rectangle, let animated): .show(rectangle.swapped, animated: animated)
    case .tap(let point, let scale): .tap(point.swapped, to: scale)
    case .scroll(let offset): .scroll(to: offset.swapped)
    case .scrollBy(let distance): .scrollBy(distance.swapped)
    case .place(let offset): .place(offset.swapped)
    }
  }

  /// The same call on content of 3000 × 4000 points mirrored, in a viewport of 400 × 600.
  var mirrored: ZoomCall {
    switch self {
    case .input(.press(let pointer, let point)): .input(.press(pointer: pointer, at: mirror(point)))
    case .input(.move(let pointer, let point)): .input(.move(pointer: pointer, to: mirror(point)))
    case .input(.wheel(let amount, let unit, _)): .input(.wheel(by: -amount, unit))
    case .input(.zoom(.begin(let point, let factor))):
      .input(.zoom(.begin(at: mirror(point), factor: factor)))
    case .input(.zoom(.update(let point, let factor))):
      .input(.zoom(.update(to: mirror(point), factor: factor)))
    case .input(.zoom(.wheel(let amount, let unit, let point))):
      .input(.zoom(.wheel(by: amount, unit, about: mirror(point))))
    case .zoom(let scale, let point, let animated):
      .zoom(to: scale, about: mirror(point), animated: animated)
    case .show(let rectangle, let animated):
      .show(
        Pair { axis in
          let length = axis == .x ? 3000.0 : 4000.0
          return Interval(
            lower: length - rectangle[axis].upper, upper: length - rectangle[axis].lower)
        }, animated: animated)
    case .tap(let point, let scale): .tap(mirror(point), to: scale)
    case .scrollBy(let distance): .scrollBy(-distance)
    case .input, .limits, .stop: self
    case .geometry, .scroll, .place: fatalError("no mirror here")
    }
  }

  private func mirror(_ point: Vector) -> Vector { Vector(x: 400, y: 600) - point }
}

/// A session of mixed calls on zoomable content from a seed, in any order.
struct ZoomSession {
  let calls: [(time: Double, call: ZoomCall)]
  var end: Double { calls.last?.time ?? 0 }

  /// - Parameter symmetric: Only calls that have a mirror.
  init(seed: UInt64, symmetric: Bool = false) {
    var numbers = SeededNumbers(seed: seed)
    var time = 0.0
    var calls: [(Double, ZoomCall)] = []
    let first = Pair(
      x: AxisGeometry(viewport: 400, content: 3000), y: AxisGeometry(viewport: 600, content: 4000))
    calls.append((0, .geometry(symmetric ? first : Self.geometry(&numbers), shift: .zero)))
    calls.append((0, Self.limits(&numbers, symmetric: symmetric)))
    for _ in 0..<numbers.whole(4...14) {
      time += numbers.chance(0.1) ? 0 : numbers.number(0...0.6)
      for call in Self.gesture(&numbers, symmetric: symmetric) {
        calls.append((time, call))
        time += numbers.chance(0.15) ? 0 : numbers.number(0...0.03)
      }
    }
    self.calls = calls
  }

  static func view(seed: UInt64) -> ScrollView { RandomSession.view(seed: seed) }

  private static func geometry(_ numbers: inout SeededNumbers) -> ScrollGeometry {
    ScrollGeometry { axis in
      let viewport = numbers.number(200...900)
      return AxisGeometry(
        viewport: viewport, content: viewport * numbers.number(0.2...8),
        leadingInset: numbers.chance(0.3) ? numbers.number(0...90) : 0,
        trailingInset: numbers.chance(0.3) ? numbers.number(0...60) : 0)
    }
  }

  private static func limits(_ numbers: inout SeededNumbers, symmetric: Bool) -> ZoomCall {
    let minimum = numbers.chance(0.3) ? 1 : numbers.number(0.2...1)
    return .limits(
      minimum: minimum, maximum: minimum * numbers.number(1...12),
      isCentered: symmetric || numbers.chance(0.6))
  }

  private static func point(_ numbers: inout SeededNumbers) -> Vector {
    Vector(x: numbers.number(-20...420), y: numbers.number(-20...620))
  }

  private static func gesture(_ numbers: inout SeededNumbers, symmetric: Bool) -> [ZoomCall] {
    switch numbers.whole(0...13) {
    case 0...4:  // a pinch with moving fingers
      var at = point(&numbers)
      var factor = numbers.chance(0.3) ? numbers.number(0.8...1.2) : 1
      var calls: [ZoomCall] = [.input(.zoom(.begin(at: at, factor: factor)))]
      let spread = numbers.number(-0.25...0.25)
      let drift = Vector(x: numbers.number(-14...14), y: numbers.number(-14...14))
      for _ in 0..<numbers.whole(0...12) {
        at = at + drift + Vector(x: numbers.number(-2...2), y: numbers.number(-2...2))
        factor *= 1 + spread * numbers.number(0...1)
        calls.append(.input(.zoom(.update(to: at, factor: factor))))
        if numbers.chance(0.06) { calls.append(other(&numbers, symmetric: symmetric)) }
      }
      if numbers.chance(0.9) { calls.append(.input(.zoom(.end))) }
      return calls
    case 5...6:
      let at = point(&numbers)
      let unit: WheelUnit = numbers.chance(0.2) ? .points : numbers.chance(0.2) ? .lines : .notches
      return (0..<numbers.whole(1...6)).map { _ in
        .input(.zoom(.wheel(by: numbers.number(-3...3), unit, about: at)))
      }
    case 7...9:
      let at = point(&numbers)
      let step = Vector(x: numbers.number(-30...30), y: numbers.number(-30...30))
      var calls: [ZoomCall] = [.input(.press(pointer: 1, at: at))]
      for number in 1...numbers.whole(1...8) {
        calls.append(.input(.move(pointer: 1, to: at + step * Double(number))))
      }
      if numbers.chance(0.9) { calls.append(.input(.release(pointer: 1))) }
      return calls
    case 10: return [.input(.wheel(by: Vector(x: 0, y: numbers.number(-5...5)), .notches))]
    default: return [other(&numbers, symmetric: symmetric)]
    }
  }

  private static func other(_ numbers: inout SeededNumbers, symmetric: Bool) -> ZoomCall {
    let place = Vector(x: numbers.number(-100...4000), y: numbers.number(-100...4000))
    let isAnimated = numbers.chance(0.8)
    switch numbers.whole(0...10) {
    case 0: return .zoom(to: numbers.number(0.1...10), about: point(&numbers), animated: isAnimated)
    case 1:
      let x = Interval(lower: place.x / 2, upper: place.x / 2 + numbers.number(0...900))
      let y = Interval(lower: place.y / 2, upper: place.y / 2 + numbers.number(0...900))
      return .show(Pair(x: x, y: y), animated: isAnimated)
    case 2: return .tap(point(&numbers), to: numbers.number(1...5))
    case 3: return .stop
    case 4: return .scrollBy(Vector(x: numbers.number(-300...300), y: numbers.number(-300...300)))
    case 5: return .input(.cancel)
    case 6: return symmetric ? .stop : limits(&numbers, symmetric: false)
    case 7: return symmetric ? .input(.hold) : .scroll(to: place)
    case 8: return symmetric ? .input(.holdEnd) : .place(place)
    default:
      guard !symmetric else { return .input(.zoom(.end)) }
      let shift = numbers.chance(0.5) ? .zero : Vector(x: 0, y: numbers.number(-300...300))
      return .geometry(geometry(&numbers), shift: shift)
    }
  }
}
