/// A length or an offset of a list's content at scale 1, in points. On the screen it is `scale` times as long: `ContentScale`
/// converts it, and nothing else does.
public struct ContentLength: AdditiveArithmetic, Comparable, BitwiseCopyable, Sendable {
  /// In points at scale 1.
  public var unscaled: Double

  /// Makes a length from points at scale 1.
  public init(_ unscaled: Double) { self.unscaled = unscaled }

  /// Whether one length is less than another.
  public static func < (left: Self, right: Self) -> Bool { left.unscaled < right.unscaled }
  /// The sum of two lengths.
  public static func + (left: Self, right: Self) -> Self { Self(left.unscaled + right.unscaled) }
  /// The difference of two lengths.
  public static func - (left: Self, right: Self) -> Self { Self(left.unscaled - right.unscaled) }
  /// So many times a length.
  public static func * (factor: Double, length: Self) -> Self { Self(factor * length.unscaled) }
}

extension ContentLength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a length from points at scale 1.
  public init(floatLiteral value: Double) { unscaled = value }
  /// Makes a length from points at scale 1.
  public init(integerLiteral value: Int) { unscaled = Double(value) }
}

/// The scale at which the screen shows a list's content.
struct ContentScale: Equatable, Sendable {
  private let scale: Double

  init(_ scale: Double) { self.scale = scale }

  /// How long content is on the screen, in points.
  func points(_ content: ContentLength) -> Double { content.unscaled * scale }

  /// The content that is so many points long on the screen.
  func content(_ points: Double) -> ContentLength { ContentLength(points / scale) }
}
