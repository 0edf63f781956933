/// The section of the content at the top of the viewport. Without sections of the program, each sticky item
/// of a vertical list begins one.
extension ScrollView {
  /// Whether the content has sections.
  var hasSections: Bool {
    behaviours.sections.count > 0
      || behaviours.list.map { $0.axis == .y && $0.reference.value.hasStickyItems } ?? false
  }

  #if !hasFeature(Embedded)
    /// Sets where sections begin, in points at scale 1, in ascending order. Within a batch of edits, a change of the
    /// section is reported when the batch ends.
    public mutating func setSections(_ starts: [Double], at time: Double) {
      setSections(BorrowedArray(copying: starts), at: time)
    }
  #endif

  /// The same with starts that the caller keeps alive until the next call.
  package mutating func setSections(_ starts: BorrowedArray<Double>, at time: Double) {
    enable(at: time) { view, _ in
      let areFirst = !view.hasSections  // they are no change
      view.behaviours.sections = starts
      if areFirst { view.behaviours.lastEmitted.section = view.section }
      view.beginMovement()
    }
  }

  /// The section below the top inset of the viewport; −1 before the first.
  public var section: Int32 {
    guard hasBehaviours else { return -1 }
    return section(at: engine.lastSnapshot.offset.y, in: engine.geometry.y, scale: engine.zoom.scale)
  }

  /// The same for content at an offset.
  func section(at offset: Double, in geometry: AxisGeometry, scale: Double) -> Int32 {
    let shown = geometry.range.clamp(offset) + geometry.leadingInset
    let position = shown / scale
    if behaviours.sections.count == 0, let list = behaviours.list, list.axis == .y {
      return Int32(list.reference.value.stickyItems(startingBy: position)) - 1
    }
    var low = 0
    var high = behaviours.sections.count
    while low < high {
      let middle = (low + high) / 2
      if behaviours.sections[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return Int32(low) - 1
  }
}
