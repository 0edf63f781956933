/// A content offset, a distance or a velocity.
///
/// Positive x is right, positive y is down. Lengths are in points, velocities in points per second.
public typealias Vector = Pair<Double>

extension Pair where Element == Double {
  /// The vector without length.
  public static let zero = Vector(x: 0, y: 0)

  /// Euclidean length, in the vector's unit.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The scalar product.
  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// Derived. 10⁻⁶ pt: more than the rounding error of sums of lengths up to 10⁹ pt, less than any scroll. For offsets and
  /// their differences, which many sums have made; for lengths see `AxisGeometry.rounding`. Larger takes slow scrolls for none.
  package static let rounding = 1e-6

  /// The axis along which alone it leads; nil if it leads along both or none.
  var onlyAxis: Axis? { (x == 0) == (y == 0) ? nil : x == 0 ? .y : .x }

  /// Whether neither number is infinite or NaN.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The sum, axis by axis.
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x + right.x, y: left.y + right.y)
  }
  /// The difference, axis by axis.
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x - right.x, y: left.y - right.y)
  }
  /// The opposite vector.
  public static prefix func - (vector: Vector) -> Vector {
    Vector(x: -vector.x, y: -vector.y)
  }
  /// Both numbers times a factor.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(x: vector.x * factor, y: vector.y * factor)
  }
}
