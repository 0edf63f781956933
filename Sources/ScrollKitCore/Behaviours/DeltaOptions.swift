/// The lengths of a line and of a notch, as the receiver of deltas counts them.
public struct DeltaOptions: Equatable, Sendable {
  /// The length of a line, in points.
  public let line: Double
  /// The length of a notch of a wheel, in points.
  public let notch: Double

  /// Makes options. Lengths count in multiples of 2⁻³² pt, and less than 0.001 pt as 0.001 pt.
  ///
  /// - Precondition: Both are finite.
  public init(line: Double = standardLine, notch: Double? = nil) {
    precondition(line.isFinite && (notch ?? 0).isFinite, "DeltaOptions: lengths must be finite")
    self.line = DeltaReader.counted(max(line, Self.least))
    self.notch = DeltaReader.counted(max(notch ?? line * Self.linesPerNotch, Self.least))
  }

  /// Taste. 20 pt: a line of text of 16 pt. Longer gives fewer lines for the same movement.
  public static let standardLine = 20.0
  /// Published (Windows, SPI_GETWHEELSCROLLLINES). Three lines. More gives less of a notch for the same movement.
  public static let linesPerNotch = 3.0
  /// Derived. 0.001 pt: the lines of 10¹² pt are whole numbers that a `Double` has, and 1/256 pt is a line: `wl_fixed_t`.
  /// Larger counts shorter lines as longer ones.
  private static let least = 0.001
}
