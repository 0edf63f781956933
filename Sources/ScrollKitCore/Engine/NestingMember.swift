/// A scroller that is nested in another, or has others nested in it.
///
///     page ◀── list ◀── carousel        each knows its parent; a gesture begins at the innermost
///
/// It lives as long as its engine, at one address; so does the engine.
public struct NestMember {
  public typealias Ref = UnsafeMutablePointer<NestMember>

  public let engine: UnsafeMutablePointer<ScrollEngine>
  /// What follows its content, and says where it likes to rest; nil if nothing does. Lives as long.
  public var behaviours: UnsafeMutablePointer<ScrollBehaviours>?
  /// The scroller in which it is nested.
  public internal(set) var parent: Ref?
  var firstChild: Ref?
  var nextSibling: Ref?
  /// Taken up by the next gesture.
  public var rules: NestRules

  /// The innermost scroller of the chain that moves now; nil if it belongs to none.
  public internal(set) var lead: Ref?
  /// The next inner scroller of that chain.
  var below: Ref?
  /// What it takes of that chain's way.
  var parts: Pair<NestPart>
  /// Along which axes it takes part.
  var takesPart: Pair<Bool>
  /// Whether the chain leads its engine, as far as the chain knows.
  var isLed: Bool
  /// Whether fingers rest on it, or caught it.
  var isHeld: Bool
  /// Whether the gesture under way has moved it.
  var hasMoved: Bool
  /// Where the chain has led it, in points, and in which range.
  var shown: Vector
  var range: Pair<Interval>
  /// The way of the chain that it leads.
  var path: NestPath
  /// What the chain has seen of all that its engine tells.
  var seenRevision: UInt32
  /// Where those begin that the last call may have changed; whoever tells of them takes it.
  public var changedFrom: Ref?

  public init(_ engine: UnsafeMutablePointer<ScrollEngine>) {
    self.engine = engine
    behaviours = nil
    rules = NestRules()
    parts = Pair(x: NestPart(restingAt: 0), y: NestPart(restingAt: 0))
    takesPart = Pair(x: false, y: false)
    isLed = false
    isHeld = false
    hasMoved = false
    shown = .zero
    range = ScrollGeometry.empty.range
    path = NestPath()
    seenRevision = 0
  }
}

// MARK: The tree

extension UnsafeMutablePointer where Pointee == NestMember {
  /// Whether it is nested in another, at any depth, or is that other.
  public func isWithin(_ other: Self) -> Bool {
    var member: Self? = self
    while let next = member {
      if next == other { return true }
      member = next.pointee.parent
    }
    return false
  }

  /// Nests it in another, or in none. What is under way in either ends where it is.
  ///
  /// - Precondition: The parent is not within it.
  public func nest(in parent: Self?) {
    guard parent != pointee.parent else { return }
    endSession()
    leaveParent()
    guard let parent else { return }
    pointee.parent = parent
    pointee.nextSibling = parent.pointee.firstChild
    parent.pointee.firstChild = self
  }

  /// Takes it out of its chain for good; what is nested in it is then nested in its parent.
  public func leave() {
    endSession()
    let parent = pointee.parent
    leaveParent()
    while let child = pointee.firstChild { child.nestUnended(in: parent) }
  }

  private func nestUnended(in parent: Self?) {
    leaveParent()
    guard let parent else { return }
    pointee.parent = parent
    pointee.nextSibling = parent.pointee.firstChild
    parent.pointee.firstChild = self
  }

  private func leaveParent() {
    guard let parent = pointee.parent else { return }
    if parent.pointee.firstChild == self {
      parent.pointee.firstChild = pointee.nextSibling
    } else {
      var sibling = parent.pointee.firstChild
      while let next = sibling, next.pointee.nextSibling != self {
        sibling = next.pointee.nextSibling
      }
      sibling?.pointee.nextSibling = pointee.nextSibling
    }
    pointee.nextSibling = nil
    pointee.parent = nil
    var outer: Self? = parent
    while let next = outer {  // what they had to tell of is no longer within them
      next.pointee.changedFrom = nil
      outer = next.pointee.parent
    }
  }
}
