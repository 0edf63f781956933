/// The stops of pages, or of a carousel's items, in a viewport of some size.
struct SnapPositions {
  let grid: SnapGrid
  var rule: PageRule
  /// After so many stops the same ones begin again, and only whole ones have a number; 0 if every
  /// place has its own.
  let turn: Double

  /// Where content rests when it is let go.
  func target(from offset: Double, projected: Double, velocity: Double) -> Double {
    let place = rule.page(
      from: grid.settledPlace(of: offset), projected: grid.place(of: projected),
      velocity: grid.velocity(velocity))
    return grid.offset(of: place)
  }

  /// The number of what is at an offset, or nearest to it.
  func number(at offset: Double) -> Double {
    let place = min(max(grid.place(of: offset), grid.lowest), grid.highest)
    guard turn > 0 else { return place }
    let whole = place.nearestWhole
    return min(max(whole - (whole / turn).rounded(.down) * turn, 0), turn - 1)
  }

  /// Where a number rests, in points; one that is no item's is nearest to one at an end.
  func offset(ofNumber number: Double) -> Double {
    grid.offset(
      of: turn > 0 ? max(-1, min(number, turn)).rounded(.towardZero) : number)
  }
}
