/// The pixels of a display.
///
/// A host draws a position at the nearest whole pixel; halves round up.
struct PixelGrid {
  let pixelsPerPoint: Double

  /// The pixel at which a position is drawn; the position in points.
  func pixel(_ position: Double) -> Double { Math.floor(position * pixelsPerPoint + 0.5) }

  /// The first position that is drawn at a pixel, in points.
  func start(of pixel: Double) -> Double { (pixel - 0.5) / pixelsPerPoint }
}
