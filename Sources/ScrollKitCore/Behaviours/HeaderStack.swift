/// Several headers, one below the other.
///
///     scrolling down  the first leaves first, what is left of the way goes to the next
///     scrolling up    the last returns first
public struct HeaderStack: Sendable {
  private var headers: InlineArray<4, CollapsingHeader>
  public private(set) var count: Int

  public init() {
    headers = InlineArray(
      repeating: CollapsingHeader(options: HeaderOptions(mode: .pinned, height: 0)))
    count = 0
  }

  /// - Precondition: `number < count`.
  public subscript(number: Int) -> CollapsingHeader {
    precondition(number < count, "HeaderStack: no such header")
    return headers[number]
  }

  /// Where a header is by itself, in points: 0 shown, −`height` hidden.
  ///
  /// Nothing changes; `mutating`, here and below, lets it read the headers in place, instead of a
  /// copy of them.
  mutating func position(of number: Int, at now: Double) -> Double {
    headers[number].place(at: now)
  }
  /// Whether a header is stretched beyond its trigger.
  mutating func isStretched(_ number: Int) -> Bool { headers[number].isStretched }
  /// When a header that settles by itself has settled, in seconds; infinity if it does not.
  func settles(_ number: Int) -> Double { headers[number].settles }
  /// The farthest out that a header's mode allows, in points.
  mutating func lowest(_ number: Int) -> Double { headers[number].farthest }

  /// Where a header's top is below the viewport's, in points: what is visible of those above, and
  /// how far it has itself moved out.
  ///
  /// - Precondition: `number < count`.
  public mutating func top(of number: Int, at now: Double) -> Double {
    var top = headers[number].place(at: now)
    var above = 0
    while above < number {
      top += headers[above].extent(at: now)
      above &+= 1
    }
    return top
  }

  /// Adds a header below the others.
  ///
  /// - Precondition: `count < capacity`.
  public mutating func add(_ header: CollapsingHeader) {
    precondition(count < Self.capacity, "HeaderStack: full")
    headers[count] = header
    count += 1
  }

  /// Gives a header other options.
  ///
  /// - Precondition: `number < count`.
  public mutating func change(_ number: Int, to options: HeaderOptions, at now: Double) {
    precondition(number < count, "HeaderStack: no such header")
    headers[number].change(to: options, at: now)
  }

  /// Whether a header moves by itself.
  public mutating func needsTick(at now: Double) -> Bool {
    var number = 0
    while number < count {
      if headers[number].isSnapping, headers[number].needsTick(at: now) { return true }
      number &+= 1
    }
    return false
  }

  /// The vertical geometry of content whose top inset follows its headers, as if they were shown.
  public mutating func whole(_ geometry: AxisGeometry, at now: Double) -> AxisGeometry {
    var missing = 0.0
    var number = 0
    while number < count {
      switch headers[number].options.inset {
      case .constant: break
      case .visible:
        missing += headers[number].options.height - headers[number].extent(at: now)
      }
      number &+= 1
    }
    return AxisGeometry(
      viewport: geometry.viewport, content: geometry.content,
      leadingInset: geometry.leadingInset + missing, trailingInset: geometry.trailingInset)
  }

  /// Follows what happened to the content.
  public mutating func respond(to change: ScrollChange) {
    guard count > 0 else { return }
    if change.isByTime { startOver() }
    let belowTop = change.belowTop
    let scrolled = change.scrolled
    if scrolled != 0 {
      var left = scrolled
      var number = scrolled > 0 ? 0 : count - 1
      while left != 0, number >= 0, number < count {
        left = headers[number].move(
          by: left, belowTop: self.belowTop(number, of: belowTop, at: change.time),
          byUser: change.isByUser, at: change.began)
        number &+= scrolled > 0 ? 1 : -1
      }
    }
    attach(change, belowTop: belowTop)
    pull(by: change.pulled)
    if !change.isByTime { begin(at: change.time) }
  }

  private mutating func startOver() {
    var number = 0
    while number < count {
      headers[number].startOver()
      number &+= 1
    }
  }

  /// A movement of the content begins.
  mutating func begin(at now: Double) {
    var number = 0
    while number < count {
      headers[number].begin(at: now)
      number &+= 1
    }
  }

  /// Lets headers that are partly shown settle: what held the content has let it go, at rest.
  public mutating func rest(belowTop: Double, at now: Double, atOnce: Bool) {
    var number = 0
    while number < count {
      headers[number].rest(
        belowTop: self.belowTop(number, of: belowTop, at: now), at: now, atOnce: atOnce)
      number &+= 1
    }
  }

  /// Keeps every header attached to the content, and lets it settle when the content rests.
  private mutating func attach(_ change: ScrollChange, belowTop: Double) {
    var number = 0
    while number < count {
      switch headers[number].options.mode {
      case .seed:
        guard change.isMoved || change.shift != 0 else { break }  // no report
        if change.isByTime {
          headers[number].followSeed(from: change.from, to: change.offset, in: change.geometry)
        } else {
          headers[number].followSeed(offset: change.offset, in: change.geometry)
        }
      case .enterAlways, .exitUntilCollapsed, .enterAlwaysCollapsed, .pinned:
        let belowTop = self.belowTop(number, of: belowTop, at: change.time)
        headers[number].attach(belowTop: belowTop, at: change.time)
        guard change.comesToRest else { break }
        headers[number].rest(belowTop: belowTop, at: change.rested, atOnce: change.reducesMotion)
      }
      number &+= 1
    }
  }

  /// How far the content lies below its top, less what the headers above have left.
  private mutating func belowTop(_ number: Int, of belowTop: Double, at now: Double) -> Double {
    var left = belowTop
    var above = 0
    while above < number {
      left += headers[above].place(at: now)
      above &+= 1
    }
    return left > Self.rounding ? left : 0
  }

  /// Stretches the first header that gives in to a pull.
  private mutating func pull(by distance: Double) {
    var left = distance
    var number = 0
    while number < count {
      headers[number].pull(by: left)
      if headers[number].options.stretches { left = 0 }
      number &+= 1
    }
  }

  /// Derived. 10⁻⁹ pt: more than sums of the longest lengths are rounded by, less than anybody sees.
  private static let rounding = 1e-9

  /// Taste. 4: a bar, a search field, tabs and one more.
  public static let capacity = 4
}
