/// The snap positions of pages or of carousel items.
struct SnapPositions {
  let grid: SnapGrid
  var rule: PageRule
  let numbering: Numbering

  enum Numbering {
    /// Between two pages the number is fractional.
    case fractional
    /// The number is that of the nearest item.
    case whole
  }

  /// The offset at which content comes to rest after a release.
  ///
  /// - Parameters:
  ///   - offset: The present offset, in points; may be out of range.
  ///   - projected: The offset at which the content would rest without snapping, in points.
  ///   - velocity: In points per second.
  /// - Returns: An offset in range.
  func target(from offset: Double, projected: Double, velocity: Double) -> Double {
    let index = rule.page(
      from: grid.restingIndex(at: offset), projected: grid.index(at: projected),
      velocity: grid.velocity(velocity))
    return grid.offset(at: index)
  }

  /// The number of the page or item at an offset.
  func number(at offset: Double) -> Double {
    let index = min(max(grid.index(at: offset), grid.firstIndex), grid.lastIndex)
    return switch numbering {
    case .fractional: index
    case .whole: index.roundedHalfUp
    }
  }

  /// The offset of a page or item, in points; the nearest one if there is none of that number.
  func offset(ofNumber number: Double) -> Double {
    switch numbering {
    case .fractional: grid.offset(at: number)
    case .whole: grid.offset(at: Math.truncate(number))
    }
  }
}
