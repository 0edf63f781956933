/// How items of a kind are laid out, such as the headers of sections. Kind 0 are plain items: one cell, never sticky.
///
///     grid, 3 columns    ┌───────────┐
///                        │  kind 1   │  a header: across the line, with an extent of its own, sticky
///                        ├───┬───┬───┤
///                        │ 0 │ 0 │ 0 │  cells
///                        ├───┴───┼───┤
///                        │   2   │ 0 │  a cell that spans two columns
///                        ├───────┴───┤
///                        │  kind 1   │  it begins a new line, whatever is left of the line before
///
/// Any other kind is a sticky header until it is set.
public struct ListKind: Equatable, Sendable {
  /// The extent of an item across the line that has not been measured, in points; 0: that of the layout. At most
  /// `ScrollList.longestItem`.
  public var estimate: Double
  /// The columns that an item spans, at most all; 0: it has a line of its own, and an extent of its own.
  public var span: Int
  /// The end of the viewport at which an item stays when content scrolls on; nil: at none.
  public var sticky: StickyEdge?
  /// 0…`deepestLevel`. A sticky item stays beside those of smaller levels, until another of its level or a smaller one pushes
  /// it out.
  public var level: Int

  /// Makes a kind; by default, headers that stay at the viewport's start.
  public init(estimate: Double = 0, span: Int = 0, sticky: StickyEdge? = .start, level: Int = 0) {
    self.estimate = estimate
    self.span = span
    self.sticky = sticky
    self.level = level
  }

  /// Whether all numbers are in their ranges.
  public var isValid: Bool {
    estimate >= 0 && estimate <= ScrollList.longestItem && span >= 0 && span <= ListLayout.mostColumns && level >= 0
      && level <= Self.deepestLevel
  }

  /// Kind 0.
  static let plain = ListKind(span: 1, sticky: nil)
  /// 63: there are 64 kinds.
  public static let last = 63
  /// Taste. 31: deeper than any tree that a user scrolls. Larger allows more frozen rows.
  public static let deepestLevel = 31
}

/// The end of the viewport at which sticky items stay.
public enum StickyEdge: UInt32, Sendable {
  /// The end at which the list begins.
  case start = 1
  /// The end at which the list ends.
  case end = 2
}

/// A set of kinds.
struct KindSet: Equatable {
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  static let none = KindSet(bits: 0)
  /// Kind 0 alone.
  static let plain = KindSet(bits: 1)

  init(_ kind: Int) { bits = 1 << UInt64(kind) }

  func contains(_ kind: Int) -> Bool { bits >> UInt64(kind) & 1 != 0 }
  func intersects(_ other: KindSet) -> Bool { bits & other.bits != 0 }

  mutating func insert(_ kind: Int) { bits |= 1 << UInt64(kind) }

  func forEach(_ body: (_ kind: Int) -> Void) {
    var left = bits
    while left != 0 {
      body(left.trailingZeroBitCount)
      left &= left - 1
    }
  }

  static func | (left: KindSet, right: KindSet) -> KindSet { KindSet(bits: left.bits | right.bits) }
}

/// The kinds of a list. They have rows of their own from the first that is set on.
struct KindTable: ~Copyable {
  /// One row, or those of all kinds.
  private var memory: ListMemory

  init(_ allocator: ListAllocator) throws(ListError) {
    guard let memory = ListMemory(size: MemoryLayout<Row>.stride, allocator) else { throw .noMemory }
    self.memory = memory
  }

  /// In bytes.
  var memorySize: Int { memory.size }

  /// - Precondition: 0 ≤ `kind` ≤ `ListKind.last`.
  subscript(kind: Int) -> ListKind {
    if kind == 0 { return .plain }
    return memory.size == Self.size ? memory.load(Row.self, at: kind * MemoryLayout<Row>.stride).kind : ListKind()
  }

  /// Makes sure that a kind can be set.
  mutating func reserve() throws(ListError) {
    guard memory.size < Self.size else { return }
    guard memory.resize(to: Self.size) else { throw .noMemory }
    for kind in 0...ListKind.last { set(ListKind(), kind) }
  }

  /// - Precondition: `reserve` was called.
  mutating func set(_ value: ListKind, _ kind: Int) { memory.store(Row(value), at: kind * MemoryLayout<Row>.stride) }

  private static var size: Int { (ListKind.last + 1) * MemoryLayout<Row>.stride }

  private struct Row: BitwiseCopyable {
    let estimate: Double
    let span: UInt32
    let sticky: UInt8
    let level: UInt8

    init(_ kind: ListKind) {
      estimate = kind.estimate
      span = UInt32(kind.span)
      sticky = UInt8(kind.sticky?.rawValue ?? 0)
      level = UInt8(kind.level)
    }

    var kind: ListKind {
      ListKind(estimate: estimate, span: Int(span), sticky: StickyEdge(rawValue: UInt32(sticky)), level: Int(level))
    }
  }
}
