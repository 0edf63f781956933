/// Several headers, one below the other.
///
///     scrolling down   the first header hides first, then the next
///     scrolling up     the last header shows first, then the one above
package struct HeaderStack: Sendable {
  private var headers: Storage
  package private(set) var count: Int

  package init() {
    headers = Storage(
      repeating: CollapsingHeader(options: HeaderOptions(mode: .pinned, height: 0)))
    count = 0
  }

  /// - Precondition: `number < count`.
  package subscript(number: Int) -> CollapsingHeader {
    precondition(number < count, "HeaderStack: no such header")
    return headers[number]
  }

  // MARK: State

  /// The y of a header's top edge, with the headers above it, in points.
  ///
  /// - Precondition: `number < count`.
  package func top(of number: Int, at now: Double) -> Double {
    var top = headers[number].position(at: now)
    for above in 0..<number { top += headers[above].visibleHeight(at: now) }
    return top
  }

  /// Whether a header snaps.
  package func needsTick(at now: Double) -> Bool {
    for number in 0..<count where headers[number].needsTick(at: now) { return true }
    return false
  }

  /// When the first snap ends that is under way, in seconds; infinity if none is.
  func nextSnapEnd(after now: Double) -> Double {
    var next = Double.infinity
    for number in 0..<count where headers[number].needsTick(at: now) { next = min(next, headers[number].snapEnd) }
    return next
  }

  /// A vertical geometry with the inset that it would have if all headers were fully shown.
  package func withHeadersShown(_ geometry: AxisGeometry, at now: Double) -> AxisGeometry {
    geometry.with(leadingInset: geometry.leadingInset + hiddenInset(at: now))
  }

  /// The part of the headers that is hidden now, in points; negative while they are stretched.
  func hiddenHeight(at now: Double) -> Double {
    var hidden = 0.0
    for number in 0..<count { hidden += headers[number].hiddenHeight(at: now) }
    return hidden
  }

  /// The part of the inset whose headers are hidden now, in points.
  private func hiddenInset(at now: Double) -> Double {
    var hidden = 0.0
    for number in 0..<count {
      switch headers[number].options.inset {
      case .constant: break
      case .visible: hidden += headers[number].hiddenHeight(at: now)
      }
    }
    return hidden
  }

  // MARK: Changes

  /// Returns what changed of a header since the last call; nil if nothing did.
  mutating func takeChange(of number: Int, at now: Double) -> CollapsingHeader.Change? {
    headers[number].takeChange(at: now)
  }

  /// Adds a header below the others.
  ///
  /// - Precondition: `count < capacity`.
  package mutating func add(_ header: CollapsingHeader) {
    precondition(count < Self.capacity, "HeaderStack: full")
    headers[count] = header
    count += 1
  }

  /// Sets the options of a header, on content that is `belowTop` points below its top.
  ///
  /// - Precondition: `number < count`.
  package mutating func change(_ number: Int, to options: HeaderOptions, belowTop: Double, at now: Double) {
    precondition(number < count, "HeaderStack: no such header")
    headers[number].change(to: options, at: now)
    attachAll(belowTop: belowTop, at: now)
  }

  /// Sets the position of a header, as far as its mode allows it.
  ///
  /// - Precondition: `number < count`.
  mutating func setPosition(_ position: Double, of number: Int, belowTop: Double, at now: Double) {
    precondition(number < count, "HeaderStack: no such header")
    headers[number].setPosition(position, belowTop: distance(belowTop, belowHeadersAbove: number, at: now), at: now)
    attachAll(belowTop: belowTop, at: now)
  }

  /// Moves, stretches and snaps the headers after a change of the content.
  package mutating func respond(to change: ScrollChange) {
    guard count > 0 else { return }
    if change.isByTime {
      for number in 0..<count { headers[number].restartMovement() }
    }
    let belowTop = change.belowTop
    move(change, belowTop: belowTop)
    follow(change, belowTop: belowTop)
    stretch(by: change.aboveTop)
    if !change.isByTime { beginMovement(at: change.time) }
  }

  /// The headers after a change of the content.
  package func responding(to change: ScrollChange) -> HeaderStack {
    var headers = self
    headers.respond(to: change)
    return headers
  }

  /// Begins a movement of the content.
  mutating func beginMovement(at now: Double) {
    for number in 0..<count { headers[number].beginMovement(at: now) }
  }

  /// Snaps headers that are partly shown: the content rests. The headers below one that snaps stay attached to the content.
  package mutating func rest(belowTop: Double, at now: Double, animated: Bool) {
    var above: HeaderSnap?
    for number in 0..<count {
      let left = distance(belowTop, belowHeadersAbove: number, at: .infinity)
      headers[number].rest(belowTop: left, at: now, animated: animated, with: above)
      above = headers[number].snap(at: now) ?? above
    }
  }

  // MARK: Private

  /// Divides the scrolled distance among the headers. The rounding error that a header leaves moves no other. A header that snaps
  /// stops where the scroll begins, also if it moves later.
  private mutating func move(_ change: ScrollChange, belowTop: Double) {
    let scrolled = change.scrolled
    guard scrolled.magnitude > AxisGeometry.rounding else { return }
    for number in 0..<count { headers[number].stopSnap(at: change.begin) }
    var left = scrolled
    var number = scrolled > 0 ? 0 : count - 1
    while left.magnitude > AxisGeometry.rounding, number >= 0, number < count {
      left = headers[number].move(
        by: left, belowTop: distance(belowTop, belowHeadersAbove: number, at: change.time),
        byUser: change.isByUser)
      number += scrolled > 0 ? 1 : -1
    }
  }

  /// Keeps every header attached to content that is `belowTop` points below its top.
  private mutating func attachAll(belowTop: Double, at now: Double) {
    for number in 0..<count { attach(number, belowTop: belowTop, at: now) }
  }

  /// Keeps a header attached to content that is `belowTop` points below its top.
  private mutating func attach(_ number: Int, belowTop: Double, at now: Double) {
    headers[number].attach(
      belowTop: distance(belowTop, belowHeadersAbove: number, at: now),
      finally: distance(belowTop, belowHeadersAbove: number, at: .infinity), at: now)
  }

  /// Keeps every header attached to content that moves, and snaps it when the content comes to rest. In the mode `freezeNearEnds` a
  /// header moves between the ends instead.
  private mutating func follow(_ change: ScrollChange, belowTop: Double) {
    for number in 0..<count {
      switch headers[number].options.mode {
      case .freezeNearEnds: headers[number].moveBetweenEnds(with: change)
      case .enterAlways, .exitUntilCollapsed, .enterAlwaysCollapsed, .pinned, .enterAlwaysExitUntilCollapsed:
        if !change.isStill { attach(number, belowTop: belowTop, at: change.time) }
      }
    }
    if change.comesToRest { rest(belowTop: belowTop, at: change.rested, animated: !change.reducesMotion) }
  }

  /// The distance of the content below its top, less the hidden heights of the headers above a header, in points.
  private func distance(_ belowTop: Double, belowHeadersAbove number: Int, at now: Double) -> Double {
    var left = belowTop
    for above in 0..<number { left += headers[above].position(at: now) }
    return Self.rounded(left)
  }

  /// A distance below the top without the rounding error of a sum, in points.
  private static func rounded(_ belowTop: Double) -> Double { belowTop > AxisGeometry.rounding ? belowTop : 0 }

  /// Stretches the first header that stretches.
  private mutating func stretch(by distance: Double) {
    var left = distance
    for number in 0..<count {
      headers[number].setAboveTop(left)
      if headers[number].options.stretches { left = 0 }
    }
  }

  /// Taste. 4: a bar, a search field, tabs and one more. Larger takes more memory.
  private typealias Storage = InlineArray<4, CollapsingHeader>
  package static let capacity = Storage.count
}
