#if !hasFeature(Embedded)
/// A list that a Swift program shares with a scroll view. A C program has a handle instead.
///
///     let rows = try SharedList(ListLayout())
///     view.attach(rows, at: now)
///     try view.insertItems(1000, at: 0, time: now)
///     rows.list.count  // 1000
///
/// A scroll view keeps it alive while it is attached. Copies of the scroll view share it.
public final class SharedList {
  package let reference: Reference<ScrollList>

  /// Makes a list without items.
  ///
  /// - Precondition: `layout.isValid`.
  public convenience init(_ layout: ListLayout = ListLayout()) throws(ListError) { self.init(try ScrollList(layout)) }

  /// Shares a list that was filled before.
  public init(_ list: consuming ScrollList) { reference = .allocate(list) }

  deinit { reference.deallocate() }

  /// The list. The scroll view edits it while it is attached.
  public var list: ScrollList {
    // Not `_read`: without optimisation, Swift 6.3.1 then copies garbage out of it.
    unsafeAddress { reference.readAddress }
  }
}
#endif
