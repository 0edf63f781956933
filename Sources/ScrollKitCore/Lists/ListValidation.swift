/// What the edits of a list refuse. Each edit has a function that throws the same errors and changes nothing, except that memory
/// may be missing.
extension ScrollList {
  /// Throws what `setLayout` would throw, except for missing memory.
  ///
  /// - Precondition: `layout.isValid`.
  public func check(_ layout: ListLayout) throws(ListError) {
    precondition(layout.isValid, "ScrollList: a number of the layout is out of range")
    let totals = tree.totals(after: ListRelayout(ListSpacing(layout)))
    guard layout.length(of: totals) <= Self.longestList else { throw .tooLong }
  }

  /// Throws what `setOptions` would throw, except for missing memory.
  ///
  /// - Precondition: As for `setOptions`.
  public func checkOptions(_ value: ListKind, ofKind kind: Int) throws(ListError) {
    precondition(value.isValid && kind > 0 && kind <= ListKind.last, "ScrollList: there is no such kind")
    let totals = tree.totals(after: ListRelayout(tree.spacing, kind: kind, value))
    guard layout.length(of: totals) <= Self.longestList else { throw .tooLong }
  }

  /// Throws what `setKind` would throw, except for missing memory.
  ///
  /// - Precondition: As for `setKind`.
  public func checkKind(_ kind: Int, ofItems count: Int, at item: Int) throws(ListError) {
    requireItems(count, at: item)
    precondition(kind >= 0 && kind <= ListKind.last, "ScrollList: there is no such kind")
    try checkLength(tree.addition(ofKind: kind, inPlaceOf: item..<item + count), replacing: item..<item + count)
  }

  /// Throws what an insertion of items that have not been measured would throw, except for missing memory.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `self.count`; 0 ≤ `count`.
  public func checkInsertion(of count: Int, at item: Int) throws(ListError) {
    requireItems(0, at: item)
    precondition(count >= 0, "ScrollList: the number of items must not be negative")
    try checkLength(ListAddition(count: count, units: count), replacing: item..<item)
  }

  /// Throws what measured items in place of those in a range would throw, except for missing memory.
  ///
  /// - Precondition: The items in the range exist.
  public func checkExtents(
    _ extents: Span<Double>, replacing range: Range<Int>
  ) throws(ListError) {
    requireItems(range.count, at: range.lowerBound)
    try check(extents)
    try checkLength(tree.addition(of: extents, at: range), replacing: range)
  }

  /// Throws what `forgetExtents` would throw, except for missing memory.
  ///
  /// - Precondition: The items exist.
  public func checkForgetting(of count: Int, at item: Int) throws(ListError) {
    requireItems(count, at: item)
    try checkLength(tree.addition(forgetting: item..<item + count), replacing: item..<item + count)
  }

  // MARK: Rules

  func requireItems(_ count: Int, at item: Int) {
    precondition(
      item >= 0 && count >= 0 && item <= self.count - count, "ScrollList: there is no such item")
  }

  /// Throws if an extent is out of range.
  private func check(_ extents: Span<Double>) throws(ListError) {
    for index in 0..<extents.count {
      let extent = extents[index]
      guard extent >= 0, extent <= Self.longestItem else { throw extent.isFinite ? .invalidExtent : .notFinite }
    }
  }

  /// Checks that there may be other items in place of those in a range.
  private func checkLength(_ addition: ListAddition, replacing range: Range<Int>) throws(ListError) {
    guard addition.count <= Self.mostItems - count + range.count else { throw .tooMany }
    let hasSpans = tree.hasSingles
    // The items that are replaced are subtracted only where it matters.
    if layout.length(of: tree.totals, addition, hasSpans: hasSpans) > Self.longestList {
      let left = tree.totals - tree.totals(of: range)
      guard layout.length(of: left, addition, hasSpans: hasSpans) <= Self.longestList else { throw .tooLong }
    }
  }
}
