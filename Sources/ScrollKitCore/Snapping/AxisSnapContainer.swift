/// Areas along one axis.
///
/// A search looks at every area once, and once more for each that is larger than the view and
/// nearer than the best so far: `n · (1 + k)`, where k is how many large ones lie over each other.
/// Areas told in order along the axis are found by halving instead, and only those near enough to
/// matter are looked at.
struct AxisSnapContainer {
  let areas: SnapAreas
  let axis: Axis
  let port: Snapport
  /// The view along the other axis; nil if what is in view there does not matter.
  let across: Snapport?
  let strictness: SnapStrictness

  /// What the other axis shows while this one is searched.
  struct Other {
    let offset: Double
    /// The offsets of this axis at which the other's area is in view.
    let sight: Interval

    static let anywhere = Interval(lower: -.infinity, upper: .infinity)
  }

  /// The area to rest on; nil if there is none, or none near enough.
  ///
  /// The first area ahead that always stops, up to where content would rest, goes before all.
  /// Where an area must be and none is ahead, it is the one nearest to where content is.
  func hit(_ aim: AxisSnapQuery, seenFrom other: Other?) -> SnapResult? {
    var search = SnapSearch(line: self, aim: aim, other: other, reach: reach)
    return search.hit()
  }

  /// The hit of one area alone, nearest to an offset: where it is aligned, or where it fills the view.
  func hit(of index: Int, nearestTo offset: Double) -> SnapResult? {
    var search = SnapSearch(
      line: self, aim: AxisSnapQuery(endAt: offset, in: port.range), other: nil, reach: .infinity)
    search.weigh(aligned: index)
    search.weigh(covering: index)
    return search.choice
  }

  /// How far an area may be, in points.
  var reach: Double {
    switch strictness {
    case .mandatory: .infinity
    case .proximity(let share): share * port.view.length
    }
  }

  /// Where an area is aligned; nil if it is none along this axis.
  func aligned(_ index: Int) -> SnapResult? {
    let alignment = areas.alignment(index, axis)
    guard let offset = port.offset(aligning: areas.span(index, axis), alignment) else { return nil }
    return hit(index, at: offset, covered: nil)
  }

  func hit(_ index: Int, at offset: Double, covered: Interval?) -> SnapResult {
    SnapResult(
      offset: offset, key: areas[index].pointee.key, covered: covered, index: index,
      sight: across?.showing(areas.span(index, axis.other)) ?? Other.anywhere,
      isFocused: areas[index].pointee.isFocused)
  }

  /// Whether this axis' area and the other's are in view together.
  func sees(_ hit: SnapResult, from other: Other?) -> Bool {
    guard let other else { return true }
    return hit.sight.contains(other.offset) && other.sight.contains(hit.offset)
  }
}
