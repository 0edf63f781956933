import XCTest

@testable import ScrollKitCore

/// Worked numbers for lists: gaps, insets, grids, right to left, sticky items, anchors.
final class ScrollListTests: XCTestCase {
  /// Items of 10, 20, 30 … points with gaps of 5, after an inset of 100 and before one of 7.
  ///
  ///     item    0        1        2        3        4
  ///     start   100      115      140      175      220      end 270, total 277
  private func list(
    _ extents: [Double] = [10, 20, 30, 40, 50], _ change: (inout ListLayout) -> Void = { _ in }
  ) throws -> ScrollList {
    var layout = ListLayout()
    layout.gap = 5
    layout.insets = Ends(lower: 100, upper: 7)
    change(&layout)
    var list = try ScrollList(layout)
    _ = try list.insert(extents.span, at: 0, offset: 0)
    return list
  }

  private func starts(_ list: borrowing ScrollList) -> [ContentLength] {
    (0...list.count).map { list.start(of: $0) }
  }

  func test_anItemIsFound_fromTheRunOfAnyOther() throws {
    // Each item is a run of its own, in several nodes.
    let list = try list((0..<300).map { Double($0 % 7) + 1 })
    for item in 0..<300 {
      for near in stride(from: max(0, item - 20), to: min(300, item + 20), by: 3) {
        let found = list.tree.position(of: item, near: list.tree.position(of: near))
        XCTAssertEqual(Int(found.before.count), item, "from \(near)")
      }
    }
  }

  func test_aGridHasAtMost32768Columns() throws {
    for (columns, isValid) in [(32_768, true), (32_769, false)] {
      var layout = ListLayout()
      layout.columns = .count(columns)
      layout.crossLength = 1e6
      XCTAssertEqual(layout.isValid, isValid)
      XCTAssertEqual(layout.columnCount == columns, isValid)
    }
  }

  // MARK: Extents

  func test_extents_areWholeMultiplesOf2ToTheMinus16() throws {
    let list = try list([1.0 / 3, 0.1, 1e-6, 4_194_303])
    XCTAssertEqual(list.extent(of: 0).unscaled, 21845 / 65536)
    XCTAssertEqual(list.extent(of: 1).unscaled, 6554 / 65536)
    XCTAssertEqual(list.extent(of: 2), 0)
    XCTAssertEqual(list.extent(of: 3), 4_194_303)
  }

  func test_aBillionEstimates_areExactToTheLastPoint() throws {
    var layout = ListLayout()
    layout.estimate = 1000.0625
    var list = try ScrollList(layout)
    _ = try list.insert(1_000_000_000, at: 0, offset: 0)
    XCTAssertEqual(list.total, 1_000_062_500_000)
    XCTAssertEqual(list.start(of: 999_999_999), 1_000_062_498_999.9375)
    XCTAssertEqual(list.item(at: 1_000_062_498_999.9375), 999_999_999)
    XCTAssertEqual(list.item(at: 1_000_062_498_999.875), 999_999_998)
  }

  func test_invalidExtents_areRefused_andNothingChanges() throws {
    var list = try list()
    let before = starts(list)
    for (extent, expected) in [
      (Double.nan, ListError.notFinite), (.infinity, .notFinite), (-.infinity, .notFinite),
      (-1, .invalidExtent), (-0.00001, .invalidExtent), (1e308, .invalidExtent),
      (4_194_304, .invalidExtent),
    ] {
      let extents = [1, extent, 2]
      XCTAssertEqual(error { _ = try list.insert(extents.span, at: 1, offset: 0) }, expected)
      XCTAssertEqual(error { _ = try list.setExtents(extents.span, at: 1, offset: 0) }, expected)
      XCTAssertEqual(starts(list), before)
    }
  }

  func test_listsTooLongOrOfTooManyItems_areRefused() throws {
    var layout = ListLayout()
    layout.estimate = 1
    var list = try ScrollList(layout)
    _ = try list.insert(2_147_483_647, at: 0, offset: 0)
    XCTAssertEqual(error { _ = try list.insert(1, at: 0, offset: 0) }, .tooMany)
    layout.estimate = 513
    XCTAssertEqual(error { _ = try list.setLayout(layout, offset: 0) }, .tooLong)
    layout.estimate = 512
    XCTAssertEqual(try list.setLayout(layout, offset: 0), 0)
    XCTAssertEqual(list.total, 1_099_511_627_264)
    layout.insets.upper = 512
    XCTAssertEqual(try list.setLayout(layout, offset: 0), 0)
    XCTAssertEqual(list.total.unscaled, ScrollList.longestList)
    layout.insets.upper = 513
    XCTAssertEqual(error { _ = try list.setLayout(layout, offset: 0) }, .tooLong)
    layout.insets.upper = 0
    XCTAssertEqual(try list.setLayout(layout, offset: 0), 0)
    let one = [513.0]
    XCTAssertEqual(try list.setExtents(one.span, at: 5, offset: 0), 0)
    let long = [4_194_303.0]
    XCTAssertEqual(error { _ = try list.setExtents(long.span, at: 5, offset: 0) }, .tooLong)
  }

  /// The gaps between measured items count.
  func test_itemsThatFitWithoutTheirGaps_areRefused() throws {
    var layout = ListLayout()
    layout.gap = 4_000_000
    var list = try ScrollList(layout)
    let none = [Double](repeating: 0, count: 300_000)
    XCTAssertEqual(error { _ = try list.insert(none.span, at: 0, offset: 0) }, .tooLong)
    XCTAssertEqual(try list.insert(none.span.extracting(first: 200_000), at: 0, offset: 0), 0)
  }

  func test_aLengthBeyondEveryList_countsAsTwiceTheLongest() {
    for length in [3 * ScrollList.longestList, .infinity] {
      XCTAssertEqual(Extent(roundingDown: ContentLength(length)).length.unscaled, 2 * ScrollList.longestList)
      XCTAssertEqual(Extent(roundingUp: ContentLength(-length)).length.unscaled, -2 * ScrollList.longestList)
    }
  }

  private func error(_ body: () throws -> Void) -> ListError? {
    do { try body() } catch { return error as? ListError }
    return nil
  }

  // MARK: A single column

  func test_gapAndInsets_countAsWritten() throws {
    let list = try list()
    XCTAssertEqual(starts(list), [100, 115, 140, 175, 220, 275])
    XCTAssertEqual(list.total, 277)
    XCTAssertEqual(list.extent(of: 3), 40)
  }

  func test_itemAt_isTheLastThatStartsByThere() throws {
    let list = try list()
    let table: [(ContentLength, Int)] = [
      (-1e308, 0), (0, 0), (100, 0), (114.9, 0), (115, 1), (139.99999, 1), (140, 2), (219, 3), (220, 4),
      (1e308, 4), (ContentLength(.infinity), 4),
    ]
    for (distance, item) in table { XCTAssertEqual(list.item(at: distance), item, "\(distance)") }
  }

  func test_aListWithoutItems_hasInsetsOnly() throws {
    let list = try list([])
    var search = ListSearch()
    XCTAssertEqual(list.total, 107)
    XCTAssertNil(list.item(at: 0))
    XCTAssertEqual(list.visibleItems(in: ListViewport(offset: 0, length: 500), &search), 0..<0)
    XCTAssertNil(list.stickyItem(at: .start, offset: 0))
    XCTAssertEqual(list.anchor(at: 30), ListAnchor(item: 0, distance: -70))
  }

  func test_visibleItems_areThoseThatReachIntoTheViewport() throws {
    let list = try list()
    var search = ListSearch()
    let table: [(ContentLength, ContentLength, ContentLength, Range<Int>)] = [
      (0, 100, 0, 0..<0), (0, 100.5, 0, 0..<1), (0, 100, 15.5, 0..<2), (110, 5, 0, 1..<1),
      (109.5, 6, 0, 0..<2), (110, 30.5, 0, 1..<3), (170, 10, 0, 3..<4), (269.5, 100, 0, 4..<5),
      (270, 100, 0, 5..<5), (-500, 400, 0, 0..<0), (-500, 5000, 0, 0..<5), (1e300, 1e300, 0, 5..<5),
    ]
    for (offset, length, overscan, visible) in table {
      let viewport = ListViewport(offset: offset, length: length)
      XCTAssertEqual(
        list.visibleItems(in: viewport, overscan: overscan, &search), visible, "\(offset) \(length)")
    }
  }

  func test_aNewEstimate_changesAllItemsThatWereNotMeasured() throws {
    var list = try list()
    _ = try list.insert(3, at: 2, offset: 0)
    XCTAssertEqual(starts(list), [100, 115, 140, 189, 238, 287, 322, 367, 422])
    var layout = list.layout
    layout.estimate = 10
    XCTAssertEqual(try list.setLayout(layout, offset: 290), -102, "the item at 287 stays")
    XCTAssertEqual(starts(list), [100, 115, 140, 155, 170, 185, 220, 265, 320])
    XCTAssertTrue(list.isMeasured(1))
    XCTAssertFalse(list.isMeasured(2))
  }

  // MARK: Anchors

  func test_anEdit_returnsTheShiftThatKeepsTheFirstVisibleItem() throws {
    // At offset 150, item 2 is first, 10 points above the viewport's start.
    let two = [7.0, 8]
    var list = try list()
    XCTAssertEqual(try list.insert(two.span, at: 2, offset: 150), 25)
    list = try self.list()
    XCTAssertEqual(try list.insert(two.span, at: 3, offset: 150), 0)
    XCTAssertEqual(try list.setExtents(two.span, at: 0, offset: 150), -15)
    list = try self.list()
    XCTAssertEqual(try list.setExtents(two.span, at: 2, offset: 150), -10, "all of what is left of it")
    list = try self.list()
    XCTAssertEqual(try list.remove(1, at: 0, offset: 150), -15)
    XCTAssertEqual(starts(list), [100, 125, 160, 205, 260])
    list = try self.list()
    XCTAssertEqual(try list.remove(2, at: 1, offset: 150), -60, "items 3 and 4 stay")
    list = try self.list()
    XCTAssertEqual(try list.remove(5, at: 0, offset: 150), -50, "the end of the list comes where the first was")
    list = try self.list()
    XCTAssertEqual(try list.forgetExtents(2, at: 0, offset: 150), 58)
    list = try self.list()
    XCTAssertEqual(try list.move(1, from: 4, to: 0, offset: 150), 55)
    list = try self.list()
    XCTAssertEqual(try list.move(1, from: 2, to: 3, offset: 150), 0, "item 4 stays beside an item that was dropped")
    list = try self.list()
    XCTAssertEqual(try list.move(1, from: 2, to: 4, offset: 150), -35, "all others lie between its places: the first of them stays")
  }

  func test_anAnchor_isRestoredBeforeAnythingIsMeasured() throws {
    let list = try list()
    let anchor = list.anchor(at: 190)
    XCTAssertEqual(anchor, ListAnchor(item: 3, distance: 15))
    var restored = try ScrollList(list.layout)
    _ = try restored.insert(5, at: 0, offset: 0)
    XCTAssertEqual(restored.offset(of: anchor), 100 + 3 * 49 + 15)
    for item in [3, 2, 4, 1, 0] { try restored.setExtents([list.extent(of: item).unscaled].span, at: item) }
    XCTAssertEqual(restored.offset(of: anchor), 190)
  }

  // MARK: Grids

  /// Seven cells of 30 points, three a line with gaps of 5 and 8, in 316 points.
  private func grid(_ change: (inout ListLayout) -> Void = { _ in }) throws -> ScrollList {
    let list = try list([10, 20, 30, 40, 50, 60, 70]) {
      $0.estimate = 30
      $0.columns = .count(3)
      $0.columnGap = 8
      $0.crossLength = 316
      change(&$0)
    }
    return list
  }

  func test_grid_hasLinesOfCellsOfOneExtent() throws {
    let list = try grid()
    XCTAssertEqual(starts(list), [100, 100, 100, 135, 135, 135, 170, 170])
    XCTAssertEqual(list.total, 207)
    XCTAssertEqual(list.extent(of: 6), 30)
    XCTAssertEqual(list.item(at: 136), 3)
    XCTAssertEqual(list.layout.cellLength, 100)
    XCTAssertEqual((0..<3).map { list.layout.place(of: ListCells(column: $0)).start }, [0, 108, 216])
    var search = ListSearch()
    XCTAssertEqual(list.visibleItems(in: ListViewport(offset: 129, length: 7), &search), 0..<6)
    XCTAssertEqual(list.visibleItems(in: ListViewport(offset: 130, length: 5), &search), 3..<3)
    XCTAssertEqual(list.visibleItems(in: ListViewport(offset: 165, length: 50), &search), 6..<7)
  }

  func test_aViewportFarBehindAGridOfTinyLines_isPastAllCells() throws {
    var layout = ListLayout()
    layout.estimate = 0x1p-16
    layout.columns = .count(ListLayout.mostColumns)
    layout.crossLength = 1e6
    var list = try ScrollList(layout)
    _ = try list.insert(3 * ListLayout.mostColumns, at: 0, offset: 0)
    XCTAssertEqual(list.tree.items(startingBefore: Extent(points: 1e12)), list.count)
    XCTAssertEqual(list.tree.items(startingBefore: Extent(units: 1)), ListLayout.mostColumns)
  }

  func test_smallestCell_givesTheNumberOfColumns() throws {
    var layout = ListLayout()
    layout.columns = .smallestCell(100)
    layout.columnGap = 8
    for (length, columns, cell) in [
      (0.0, 1, 0.0), (99, 1, 99), (207.9, 1, 207.9), (208, 2, 100), (316, 3, 100), (423, 3, 407.0 / 3),
    ] {
      layout.crossLength = length
      XCTAssertEqual(layout.columnCount, columns, "\(length)")
      XCTAssertEqual(layout.cellLength, cell, "\(length)")
    }
    layout.crossLength = 1e12
    layout.columns = .smallestCell(1e-300)
    XCTAssertEqual(layout.columnCount, ListLayout.mostColumns)
  }

  func test_aGridOfOtherColumns_keepsItsFirstVisibleCell() throws {
    var list = try grid()
    var layout = list.layout
    layout.columns = .count(2)
    XCTAssertEqual(try list.setLayout(layout, offset: 175), 35, "cell 6 from line 2 to line 3")
    layout.columns = .single
    XCTAssertEqual(try list.setLayout(layout, offset: 210), 135, "extents that were measured count again")
    XCTAssertEqual(list.start(of: 6), 340)
  }

  // MARK: Right to left

  func test_rightToLeft_mirrorsAHorizontalList() throws {
    var list = try list { $0.axis = .x; $0.isRightToLeft = true }
    XCTAssertEqual(starts(list), [100, 115, 140, 175, 220, 275], "from the right")
    // A viewport of 60 that starts 150 points after the content's right.
    let viewport = ListViewport(offset: -150, length: 60)
    var search = ListSearch()
    let visible = list.visibleItems(in: viewport, &search)
    XCTAssertEqual(visible, 2..<4)
    var drawn: [ContentLength] = []
    list.forEachItem(in: visible, of: viewport, search) { drawn.append($0.position - viewport.offset) }
    XCTAssertEqual(drawn, [40, -5], "item 2 from 40 to 70, item 3 from −5 to 35")
    XCTAssertEqual(list.anchor(at: -150), ListAnchor(item: 2, distance: 10))
    XCTAssertEqual(list.offset(of: ListAnchor(item: 2, distance: 10)), -150)
    XCTAssertEqual(list.offset(showing: 4, .start, in: viewport), -220)
    XCTAssertEqual(list.offset(showing: 4, .end, in: viewport), -210)
    XCTAssertEqual(try list.insert(1, at: 0, offset: -150), -49)
  }

  func test_rightToLeft_mirrorsTheLinesOfAVerticalGrid() throws {
    let list = try grid { $0.isRightToLeft = true }
    XCTAssertEqual((0..<3).map { list.layout.place(of: ListCells(column: $0)).start }, [216, 108, 0])
    XCTAssertEqual(list.anchor(at: 136), ListAnchor(item: 3, distance: 1))
  }

  // MARK: The viewport

  func test_alignment_worked() throws {
    let list = try list()
    // Item 2 lies from 140 to 170.
    let table: [(ListAlignment, ContentLength, ContentLength, ContentLength)] = [
      (.start, 0, 0, 140), (.start, 10, 0, 130), (.end, 0, 0, 70), (.end, 10, 0, 80), (.center, 0, 0, 105),
      (.nearest, 0, 0, 70), (.nearest, 0, 100, 100), (.nearest, 0, 200, 140), (.nearest, 10, 0, 80),
      (.nearest, 40, 0, 100), (.nearest, 40, 105, 105), (.nearest, 40, 200, 110),  // with its margins it fills the viewport
      (.scrollOff, 10, 0, 80), (.scrollOff, 40, 0, 105), (.scrollOff, 40, 200, 105),  // there is no room for the margins
    ]
    for (alignment, margin, offset, expected) in table {
      let viewport = ListViewport(offset: offset, length: 100)
      XCTAssertEqual(
        list.offset(showing: 2, alignment, margins: Ends(both: margin), in: viewport), expected,
        "\(alignment) \(margin) \(offset)")
    }
  }

  func test_stickyItems_pushEachOther() throws {
    var list = try list([10, 50, 50, 10, 50])
    // Starts: 100, 115, 170, 225, 240.
    for item in [0, 3] { _ = try list.setKind(1, ofItems: 1, at: item, offset: 0) }
    func sticky(_ item: Int, _ distance: ContentLength, pushedBy other: Int? = nil) -> StickyItem {
      StickyItem(item: item, distance: distance, extent: 10, pushedBy: other)
    }
    let table: [(ContentLength, StickyItem?)] = [
      (99.5, nil), (100, sticky(0, 0)),
      (215, sticky(0, 0)),
      (218, sticky(0, -3, pushedBy: 3)),
      (224.5, sticky(0, -9.5, pushedBy: 3)),
      (225, sticky(3, 0)),
      (9000, sticky(3, 0)),
    ]
    for (offset, expected) in table {
      XCTAssertEqual(list.stickyItem(at: .start, offset: offset), expected, "\(offset)")
    }
    _ = try list.insert(2, at: 1, offset: 0)
    XCTAssertEqual((0..<7).filter { list.kind(of: $0) == 1 }, [0, 5])
    _ = try list.move(1, from: 5, to: 1, offset: 0)
    _ = try list.setExtents([9.0].span, at: 1, offset: 0)
    XCTAssertEqual((0..<7).filter { list.kind(of: $0) == 1 }, [0, 1])
  }

  func test_aStickyItemAtTheEnd_isFoundBehindLinesOfNoExtent() throws {
    var layout = ListLayout()
    layout.columns = .count(2)
    var list = try ScrollList(layout)
    _ = try list.setOptions(ListKind(sticky: .end), ofKind: 1, offset: 0)
    _ = try list.insert(4, at: 0, offset: 0)
    _ = try list.setKind(1, ofItems: 4, at: 0, offset: 0)
    _ = try list.setExtents([0, 0, 100, 50].span, at: 0, offset: 0)
    XCTAssertEqual(list.stickyItem(at: .end, offset: 30)?.item, 2)
  }

  func test_progress_isThatOfCSSViewTimelines() throws {
    let list = try list([30, 200])
    // Item 0 from 100 to 130, item 1 from 135 to 335, in a viewport of 100.
    let table: [(Int, offset: ContentLength, cover: Double, entry: Double, contain: Double, exit: Double)] = [
      (0, 0, 0, 0, 0, 0), (0, 15, 15.0 / 130, 0.5, 0, 0), (0, 30, 30.0 / 130, 1, 0, 0), (0, 65, 0.5, 1, 0.5, 0),
      (0, 100, 100.0 / 130, 1, 1, 0), (0, 115, 115.0 / 130, 1, 1, 0.5), (0, 130, 1, 1, 1, 1), (0, 500, 1, 1, 1, 1),
      (0, -9, 0, 0, 0, 0),
      (1, 35, 0, 0, 0, 0), (1, 85, 50.0 / 300, 0.5, 0, 0), (1, 135, 100.0 / 300, 1, 0, 0), (1, 185, 0.5, 1, 0.5, 0),
      (1, 235, 200.0 / 300, 1, 1, 0), (1, 285, 250.0 / 300, 1, 1, 0.5), (1, 335, 1, 1, 1, 1),
    ]
    for row in table {
      let progress = list.progress(of: row.0, in: ListViewport(offset: row.offset, length: 100))
      XCTAssertEqual(
        [progress.cover, progress.entry, progress.contain, progress.exit], [row.cover, row.entry, row.contain, row.exit], "\(row)")
    }
  }

  // MARK: Looks

  func test_theFirstLook_reportsWhatIsVisible() throws {
    var list = try ScrollList(ListLayout())
    _ = try list.insert(1, at: 0, offset: 0)
    var watch = ListWatch()
    XCTAssertTrue(watch.look(at: list, in: ListViewport(offset: 0, length: 400)).contains(.visibleItems))
  }

  /// An edit makes the last search useless: where it ended is another item now.
  func test_itemsAfterAnEdit_areFound_whereTheSearchEnded() throws {
    var list = try ScrollList(ListLayout())
    let extents = (0..<2000).map { 20 + Double($0 % 7) }
    _ = try list.insert(extents.span, at: 0, offset: 0)
    var search = ListSearch()
    let viewport = ListViewport(offset: 20_000, length: 400)
    XCTAssertEqual(list.visibleItems(in: viewport, &search).lowerBound, 869)
    _ = try list.remove(101, at: 50, offset: 0)
    var found: [ListItem] = []
    list.forEachItem(in: 869..<872, of: ListViewport(offset: 0, length: 400), search) { found.append($0) }
    XCTAssertEqual(found.map(\.position), (869..<872).map { list.start(of: $0) })
    XCTAssertEqual(found.map(\.extent.unscaled), Array(extents[970..<973]))
  }

  func test_watch_reportsEachApproachOnce() throws {
    var list = try ScrollList(ListLayout())
    _ = try list.insert(100, at: 0, offset: 0)  // 4,400 points
    _ = try list.setKind(1, ofItems: 1, at: 10, offset: 0)
    var watch = ListWatch()
    watch.nearViewports = 1
    watch.nearDistance = 50
    func look(_ offset: ContentLength) -> ListChanges {
      watch.look(at: list, in: ListViewport(offset: offset, length: 400))
    }
    XCTAssertEqual(look(0), [.visibleItems, .nearStart])
    XCTAssertEqual(look(1), [])
    XCTAssertEqual(look(440), [.visibleItems, .stickyItem])
    XCTAssertEqual(watch.visibleItems, 10..<20)
    XCTAssertEqual(look(460), [], "farther than the threshold")
    XCTAssertEqual(look(450), [.nearStart], "at the threshold")
    XCTAssertEqual(look(3549), [.visibleItems])
    XCTAssertEqual(look(3550), [.nearEnd])
    XCTAssertEqual(look(3551), [])
    _ = try list.insert(1, at: 100, offset: 0)
    watch.follow(.insertion(count: 1, at: 100))
    XCTAssertEqual(look(3594), [.visibleItems, .nearEnd], "again, for there are more items")
    _ = try list.insert(50, at: 101, offset: 0)
    watch.follow(.insertion(count: 50, at: 101))
    XCTAssertEqual(look(3594), [])
  }

  func test_watch_reportsAnEndAnew_whereItemsComeOrGoThere() throws {
    // Of ten items, 3 to 6 are visible, and both ends are near.
    let cases: [(edit: ListEdit, changes: ListChanges)] = [
      (.none, []), (.move(count: 2, from: 0, to: 8), []),
      (.insertion(count: 2, at: 0), .nearStart), (.insertion(count: 2, at: 3), .nearStart),
      (.insertion(count: 2, at: 4), []), (.insertion(count: 2, at: 6), []),
      (.insertion(count: 2, at: 7), .nearEnd), (.insertion(count: 2, at: 10), .nearEnd),
      (.removal(count: 1, at: 0), .nearStart), (.removal(count: 4, at: 3), []), (.removal(count: 1, at: 9), .nearEnd),
      (.removal(count: 10, at: 0), [.nearStart, .nearEnd]),
    ]
    for (edit, changes) in cases {
      var list = try ScrollList(ListLayout())
      _ = try list.insert(10, at: 0, offset: 0)
      var watch = ListWatch()
      let viewport = ListViewport(offset: 3 * 44, length: 4 * 44)
      XCTAssertEqual(watch.look(at: list, in: viewport), [.visibleItems, .nearStart, .nearEnd])
      XCTAssertEqual(watch.visibleItems, 3..<7)
      watch.follow(edit)
      XCTAssertEqual(watch.look(at: list, in: viewport), changes, "\(edit)")
    }
  }

  /// New items of a conversation that follows its end are no reason to load more.
  func test_watch_itemsThatComeAtAnEndToWhichContentIsLed_reportItNotAnew() throws {
    for (edit, changes) in [(ListEdit.insertion(count: 2, at: 10), ListChanges()), (.insertion(count: 2, at: 0), .nearStart)] {
      var list = try ScrollList(ListLayout())
      _ = try list.insert(10, at: 0, offset: 0)
      var watch = ListWatch()
      let viewport = ListViewport(offset: 3 * 44, length: 4 * 44)
      XCTAssertEqual(watch.look(at: list, in: viewport), [.visibleItems, .nearStart, .nearEnd])
      watch.follow(edit, leadingToEnd: true)
      XCTAssertEqual(watch.look(at: list, in: viewport), changes, "\(edit)")
    }
  }

  func test_watch_aViewportWithoutALength_isNearNoEnd() throws {
    var list = try ScrollList(ListLayout())
    _ = try list.insert(10, at: 0, offset: 0)
    var watch = ListWatch()
    XCTAssertEqual(watch.look(at: list, in: ListViewport(offset: 0, length: 0)).intersection([.nearStart, .nearEnd]), [])
    XCTAssertEqual(watch.look(at: list, in: ListViewport(offset: 0, length: 100)).intersection([.nearStart, .nearEnd]), [.nearStart])
  }
}
