/// The pixels of a display.
struct PixelGrid {
  let pixelsPerPoint: Double

  /// The pixel at which a position of the viewport is drawn.
  func pixel(_ position: Double) -> Double { Math.floor(position * pixelsPerPoint + 0.5) }

  /// The first position that is drawn at a pixel, in points.
  func start(of pixel: Double) -> Double { (pixel - 0.5) / pixelsPerPoint }
}
