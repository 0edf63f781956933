/// The constants of GTK's kinetic scrolling: a deceleration of friction 4, a bounce of friction 20.
///
///     decel.   x″ = −4·x′
///     bounce   x″ = −20·x′ − 20²/4·x,   critically damped, so ω = 20 / 2
///
/// They are `Deceleration` and `Motion.spring`.
///
/// Deviation: GTK (4.8 and later) rests when the content is slower than 0.1 pt/s, 0.025 pt before the end, and older
/// versions at the first frame that moves less than a pixel: 15 pt before the end at 60 frames per second, 60 pt at
/// 240. `Deceleration` rests 0.5 pt before the end at every frame rate.
extension CoastFeel {
  /// GTK's kinetic scrolling.
  public static var gtk: CoastFeel {
    CoastFeel(
      // Published. 4 1/s: half of UIKit's duration. Larger stops sooner.
      drag: 4,
      // Published. Friction 20 1/s: stiffness 20²/4 = 100 per mass. Larger returns sooner.
      bounce: SpringShape(mass: 1, stiffness: 100, dampingRatio: 1),
      // Derived. 1359 pt/s: a critical spring's overscroll is v / (ω·e), here 50 pt, at which gtkkineticscrolling.c stops
      // the bounce. The 100 pt of gtkscrolledwindow.c have no effect there. Larger bounces farther.
      transferLimit: 50 * 10 * Math.e)
  }
}
