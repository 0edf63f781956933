/// The section of the content at the top of the viewport. Without sections of the program, each sticky item
/// of a vertical list begins one.
extension ScrollView {
  /// Whether the content has sections.
  var hasSections: Bool {
    behaviours.sections.count > 0 || behaviours.lists.reference(.y)?.value.hasStickyItems ?? false
  }

  #if !hasFeature(Embedded)
    /// Sets where sections begin, in points at scale 1, in ascending order. Within a batch of edits, a change of the
    /// section is reported when the batch ends.
    public mutating func setSections(_ starts: [Double], at time: Double) {
      setSections(BorrowedArray(copying: starts), at: time)
    }
  #endif

  /// Sets the starts of sections, which the caller keeps alive until the next call.
  package mutating func setSections(_ starts: BorrowedArray<Double>, at time: Double) {
    enable(at: time) { view in
      let areFirst = !view.hasSections  // they are no change
      view.behaviours.sections = starts
      if areFirst { view.behaviours.lastEmitted.section = view.section }
      view.beginMovement()
    }
  }

  /// The section below the top inset of the viewport, counted from 0; nil before the first.
  public var section: Int? {
    guard hasBehaviours else { return nil }
    return behaviours.section(at: engine.lastSnapshot.offset.y, in: engine.geometry.y, scale: ContentScale(engine.zoom.scale))
  }
}

extension ScrollBehaviours {
  /// The section below the top inset of the viewport, counted from 0, with content at an offset; nil before the first.
  func section(at offset: Double, in geometry: AxisGeometry, scale: ContentScale) -> Int? {
    let position = scale.content(geometry.range.clamp(offset) + geometry.leadingInset)
    if sections.count == 0, let rows = lists.reference(.y) {
      return last(of: rows.value.stickyItems(startingBy: position))
    }
    let starts = sections
    return last(of: RootFinding.bisection(from: 0, to: starts.count) { ContentLength(starts[$0]) > position })
  }

  private func last(of count: Int) -> Int? { count > 0 ? count - 1 : nil }
}
