/// What a key asks for.
public enum ScrollKey: UInt32, Sendable {
  case lineUp = 0
  case lineDown = 1
  case lineLeft = 2
  case lineRight = 3
  case pageUp = 4
  case pageDown = 5
  case pageLeft = 6
  case pageRight = 7
  /// The content's top.
  case home = 8
  /// The content's end.
  case end = 9

  /// How far it leads, in points, from a place in content of a geometry.
  ///
  /// A page leaves a strip of what was visible, so that the eye finds its place again.
  func distance(from offset: Vector, in setting: ScrollSetting) -> Vector {
    let direction = direction
    switch self {
    case .lineUp, .lineDown, .lineLeft, .lineRight: return direction * setting.lineStep
    case .pageUp, .pageDown, .pageLeft, .pageRight:
      return Vector(
        x: direction.x * setting.pageStep(.x), y: direction.y * setting.pageStep(.y))
    case .home: return Vector(x: 0, y: setting.range(.y).lower - offset.y)
    case .end: return Vector(x: 0, y: setting.range(.y).upper - offset.y)
    }
  }

  /// Where it leads.
  var direction: Vector {
    switch self {
    case .lineUp, .pageUp, .home: Vector(x: 0, y: -1)
    case .lineDown, .pageDown, .end: Vector(x: 0, y: 1)
    case .lineLeft, .pageLeft: Vector(x: -1, y: 0)
    case .lineRight, .pageRight: Vector(x: 1, y: 0)
    }
  }

  /// Whether it asks for a line.
  var isLine: Bool {
    switch self {
    case .lineUp, .lineDown, .lineLeft, .lineRight: true
    case .pageUp, .pageDown, .pageLeft, .pageRight, .home, .end: false
    }
  }
}

extension ScrollSetting {
  /// Points that an arrow key goes.
  fileprivate var lineStep: Double { feel.lineLength * feel.keyLines }

  /// Points that a page goes along an axis: what was visible but for a strip.
  fileprivate func pageStep(_ axis: Axis) -> Double {
    geometry[axis].visibleLength * (1 - feel.pageOverlap)
  }
}
