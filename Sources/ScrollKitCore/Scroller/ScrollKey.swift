/// What a key asks for.
public enum ScrollKey: UInt32, CaseIterable, Sendable {
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
    case .lineUp: return Vector(x: 0, y: -setting.feel.lineLength * Self.lines)
    case .lineDown: return Vector(x: 0, y: setting.feel.lineLength * Self.lines)
    case .lineLeft: return Vector(x: -setting.feel.lineLength * Self.lines, y: 0)
    case .lineRight: return Vector(x: setting.feel.lineLength * Self.lines, y: 0)
    case .pageUp: return Vector(x: 0, y: -Self.page(y))
    case .pageDown: return Vector(x: 0, y: Self.page(y))
    case .pageLeft: return Vector(x: -Self.page(setting.geometry.x), y: 0)
    case .pageRight: return Vector(x: Self.page(setting.geometry.x), y: 0)
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

  private static func page(_ geometry: AxisGeometry) -> Double { geometry.visibleLength * pageShare }

  /// Published (Chromium). 2 lines of 20 pt are the 40 px of an arrow key.
  private static let lines = 2.0
  /// Published (Chromium). 0.875: an eighth of what is visible stays.
  private static let pageShare = 0.875
}
