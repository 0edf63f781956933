/// A key that scrolls.
public enum ScrollKey: UInt32, Sendable {
  /// Up by the feel's lines per key.
  case lineUp = 0
  /// Down by the feel's lines per key.
  case lineDown = 1
  /// Left by the feel's lines per key.
  case lineLeft = 2
  /// Right by the feel's lines per key.
  case lineRight = 3
  /// Up by a page, less the feel's overlap.
  case pageUp = 4
  /// Down by a page, less the feel's overlap.
  case pageDown = 5
  /// Left by a page, less the feel's overlap.
  case pageLeft = 6
  /// Right by a page, less the feel's overlap.
  case pageRight = 7
  /// The top of the content.
  case home = 8
  /// The end of the content.
  case end = 9

  /// The displacement from an offset, in points.
  ///
  /// A page is the visible length minus a strip, so that the reader can find the line again.
  func distance(from offset: Vector, in setting: ScrollSetting) -> Vector {
    let direction = direction
    switch self {
    case .lineUp, .lineDown, .lineLeft, .lineRight: return direction * setting.lineStep
    case .pageUp, .pageDown, .pageLeft, .pageRight:
      return Vector(
        x: direction.x * setting.pageStep(.x), y: direction.y * setting.pageStep(.y))
    case .home, .end:
      guard !setting.isUnbounded else { return .zero }
      let range = setting.restRange(.y)
      return Vector(x: 0, y: (self == .home ? range.lower : range.upper) - offset.y)
    }
  }

  /// Its direction.
  var direction: Vector {
    switch self {
    case .lineUp, .pageUp, .home: Vector(x: 0, y: -1)
    case .lineDown, .pageDown, .end: Vector(x: 0, y: 1)
    case .lineLeft, .pageLeft: Vector(x: -1, y: 0)
    case .lineRight, .pageRight: Vector(x: 1, y: 0)
    }
  }

  /// The axis along which it scrolls.
  var axis: Axis { direction.x == 0 ? .y : .x }

  /// Whether it scrolls by a line.
  var isLine: Bool {
    switch self {
    case .lineUp, .lineDown, .lineLeft, .lineRight: true
    case .pageUp, .pageDown, .pageLeft, .pageRight, .home, .end: false
    }
  }
}

extension ScrollSetting {
  /// The distance of an arrow key, in points.
  fileprivate var lineStep: Double { rules.feel.lineLength * rules.feel.keyLines }

  /// The distance of a page along an axis, in points.
  fileprivate func pageStep(_ axis: Axis) -> Double {
    geometry[axis].visibleLength * (1 - rules.feel.pageOverlap)
  }
}
