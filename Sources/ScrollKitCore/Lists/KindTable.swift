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
