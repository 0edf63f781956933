/// LVGL's throw in numbers: the same share of speed lost at every refresh, made continuous.
///
/// Deviation: LVGL (8, 9) drops fractions of pixels at every refresh, so how far content goes
/// depends on the refresh rate, and slow throws hardly move; here it is one exponential, the one that
/// LVGL follows at its usual rate without dropping any.
extension Deceleration {
  /// Derived. 3.193 1/s = −ln 0.9 / 0.033 s: a tenth lost at each refresh of 33 ms (both published,
  /// lv_conf.h). Larger stops sooner.
  public static let lvglDrag = 3.1927428987220083
}

extension RubberBand {
  /// Published (LVGL). Out of range content follows a quarter of the finger's way, however far;
  /// larger is looser.
  public static var lvgl: RubberBand { RubberBand(coefficient: 0.25, limit: .infinity) }
}
