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
    let y = setting.geometry.y
    switch self {
    case .lineUp: return Vector(x: 0, y: -setting.lineStep)
    case .lineDown: return Vector(x: 0, y: setting.lineStep)
    case .lineLeft: return Vector(x: -setting.lineStep, y: 0)
    case .lineRight: return Vector(x: setting.lineStep, y: 0)
    case .pageUp: return Vector(x: 0, y: -setting.pageStep(.y))
    case .pageDown: return Vector(x: 0, y: setting.pageStep(.y))
    case .pageLeft: return Vector(x: -setting.pageStep(.x), y: 0)
    case .pageRight: return Vector(x: setting.pageStep(.x), y: 0)
    case .home: return Vector(x: 0, y: y.range.lower - offset.y)
    case .end: return Vector(x: 0, y: y.range.upper - offset.y)
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
