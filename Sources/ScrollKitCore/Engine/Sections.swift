/// The section of the content at the top of the viewport. Without sections of the program, each sticky item
/// of a vertical list begins one.
extension ScrollBehaviours {
  /// Whether the content has sections.
  var hasSections: Bool {
    sections.count > 0 || list.map { $0.axis == .y && $0.reference.value.hasStickyItems } ?? false
  }

  /// Sets where sections begin, in points at scale 1, in ascending order; borrowed until the next call.
  /// Within a batch of edits, a change of the section is reported when the batch ends.
  public mutating func setSections(_ starts: BorrowedArray<Double>, _ engine: inout ScrollEngine) {
    // The first sections are no change. Before the first time, no event can have a time.
    let areFirst = !hasSections || !engine.clock.isFinite
    sections = starts
    if areFirst { lastEmitted.section = section(of: engine) }
    beginMovement(of: engine)
    emitChanges(&engine)
  }

  /// The section below the top inset of the viewport; −1 before the first.
  public func section(of engine: borrowing ScrollEngine) -> Int32 {
    section(at: engine.lastSnapshot.offset.y, in: engine.geometry.y, scale: engine.zoom.scale)
  }

  /// The same for content at an offset.
  func section(at offset: Double, in geometry: AxisGeometry, scale: Double) -> Int32 {
    let shown = geometry.range.clamp(offset) + geometry.leadingInset
    let position = shown / scale
    if sections.count == 0, let list, list.axis == .y {
      return Int32(list.reference.value.stickyItems(startingBy: position)) - 1
    }
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return Int32(low) - 1
  }
}
