/// The members of a chain that take part along an axis, in scroll chaining order towards an end of the path.
///
///     sheet ⊃ page ⊃ list ⊃ carousel, and the page scrolls before its children:    page, carousel, list, sheet
///
/// First come the members that scroll before their children, from the outermost; then the others, from the innermost.
struct ChainOrder: Sequence, IteratorProtocol {
  private let members: LentArray<ChainMember>
  private let axis: Axis
  private let end: PathEnd
  private let first: Int?
  /// How many of the candidates were considered: each member once from the outermost, then once from the innermost.
  private var considered = 0
  private var hasReturnedFirst = false

  /// - Parameter first: A member that comes before all others, whatever the order; nil if none does.
  init(of members: LentArray<ChainMember>, _ axis: Axis, towards end: PathEnd, startingWith first: Int? = nil) {
    self.members = members
    self.axis = axis
    self.end = end
    self.first = first
  }

  mutating func next() -> Int? {
    if let first, !hasReturnedFirst {
      hasReturnedFirst = true
      return first
    }
    while considered < 2 * members.count {
      let isFromOutermost = considered < members.count
      let index = isFromOutermost ? members.count - 1 - considered : considered - members.count
      considered += 1
      if index != first, members[index].takesPart[axis], precedesChildren(index) == isFromOutermost { return index }
    }
    return nil
  }

  /// The innermost member has no children in the chain.
  private func precedesChildren(_ index: Int) -> Bool {
    index > 0 && members[index].rules.order.comesFirst(towards: end)
  }
}

/// An end of the path of a chain.
enum PathEnd: Sendable {
  case start
  case end

  /// The end towards which a movement goes.
  init(towards movement: Double) { self = movement > 0 ? .end : .start }

  /// −1 or 1: the direction towards it.
  var direction: Double {
    switch self {
    case .start: -1
    case .end: 1
    }
  }
}

extension ScrollChain {
  /// The first member that takes part and can scroll towards an end, in scroll chaining order; the first that takes part if none
  /// can scroll.
  mutating func firstScrollableMember(_ axis: Axis, towards end: PathEnd, at path: Double) -> Int? {
    var first: Int?
    for index in ChainOrder(of: members, axis, towards: end) {
      let offset = members[index].shares[axis].offset(at: path)
      if members[index].scroller.scrollableDistance(axis, towards: end, from: offset) > Vector.rounding { return index }
      first = first ?? index
    }
    return first
  }
}
