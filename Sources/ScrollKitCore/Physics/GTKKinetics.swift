/// GTK's kinetic scrolling in numbers: a coast under friction 4, a bounce under friction 20.
///
///     coast    x″ = −4·x′
///     bounce   x″ = −20·x′ − 20²/4·x,   critically damped, so ω = 20 / 2
///
/// Both are motions that others have: `Deceleration` and `Spring`.
///
/// Deviation: GTK (by its newer source) rests at the first frame that moves less than a pixel, 15 pt
/// short of the end at 60 frames a second and 60 pt at 240, and GTK 4.8.3 was recorded to go on to the
/// very end, for 2 s; `Deceleration` rests half a point short, at any rate.
extension CoastFeel {
  public static var gtk: CoastFeel {
    CoastFeel(
      // Published. 4 1/s: comes to rest twice as soon as UIKit's; larger stops sooner.
      drag: 4,
      // Published. Friction 20 1/s: stiffness 20²/4 = 100 per mass. Larger returns sooner.
      bounce: SpringShape(mass: 1, stiffness: 100, dampingRatio: 1),
      // Derived. 1359 pt/s: from the edge a critical spring goes v / (ω·e) out, so 50 pt, the most
      // that GTK wants to show. (GTK compares the overshoot with the ends of the range instead.)
      transferLimit: 50 * 10 * 2.718281828459045)
  }
}
