/// An item, and where it lies in the viewport.
struct ItemGoal: Equatable, Sendable {
  var item: Int
  let alignment: ListAlignment
  /// Points on the screen between the item and the start or the end of the viewport.
  let margins: Ends<Double>
  /// How far the start of the viewport lies behind that of the item, or its end behind the item's.
  let distance: ContentLength
  /// Whether it lies beside the sticky items that stay while it is there.
  let avoidsStickyItems: Bool
  /// The programmatic scroll under way to it; nil if the content rests there.
  var animation: AnimationID?
  /// Whether a key leads there; it has no number.
  var isByKey = false

  init(item: Int, alignment: ListAlignment, margins: Ends<Double>) {
    self.item = item
    self.alignment = alignment
    self.margins = margins
    distance = 0
    avoidsStickyItems = true
  }

  /// The start of the viewport at a place in the list, whatever covers it.
  init(_ place: ListAnchor) {
    item = place.item
    alignment = .start
    margins = Ends(both: 0)
    distance = place.distance
    avoidsStickyItems = false
  }

  /// The end of the content behind its last item, to which a key leads.
  init(endOf list: borrowing ScrollList) {
    let last = list.count - 1
    item = last
    alignment = .end
    margins = Ends(both: 0)
    distance = list.total - list.start(of: last) - list.extent(of: last)
    avoidsStickyItems = false
    isByKey = true
  }
}

extension ScrollList {
  /// The content offset at which a goal is shown, in points. It may be out of range.
  ///
  /// - Parameter offset: The present content offset, in points.
  func offset(showing goal: ItemGoal, from offset: Double, in geometry: AxisGeometry, scale: ContentScale) -> Double {
    let cover = direction * leadingInset(of: geometry)
    let visible = ListViewport(offset: offset + cover, length: geometry.visibleLength, at: scale)
    var margins = Ends(
      lower: scale.content(goal.margins.lower) - goal.distance, upper: scale.content(goal.margins.upper) + goal.distance)
    if goal.avoidsStickyItems { margins = self.margins(margins, beside: goal.item) }
    return scale.points(self.offset(aligning: goal.item, goal.alignment, margins: margins, in: visible)) - cover
  }

  /// The inset before the first item, in points.
  func leadingInset(of geometry: AxisGeometry) -> Double {
    direction < 0 ? geometry.range.upper : geometry.leadingInset
  }

  /// The insets before the first item and after the last, in points.
  func insets(of geometry: AxisGeometry) -> Ends<Double> {
    let leading = leadingInset(of: geometry)
    return Ends(lower: leading, upper: geometry.leadingInset + geometry.trailingInset - leading)
  }
}
