/// A growing row of runs in which no two neighbours could be one.
struct RunBuffer: ~Copyable {
  private var memory: ListMemory
  private(set) var count = 0
  /// The totals of the items up to the end of the last run, with those before the first.
  private(set) var end = ListTotals()
  /// The kinds of all runs.
  private(set) var kinds = KindSet.none

  init(_ allocator: ListAllocator) throws(ListError) {
    guard let memory = ListMemory(size: Self.smallest * Self.stride, allocator) else { throw .noMemory }
    self.memory = memory
  }

  /// In bytes.
  var memorySize: Int { memory.size }

  subscript(index: Int) -> ListRun {
    precondition(index < count, "RunBuffer: index out of range")
    return memory.load(ListRun.self, at: index * Self.stride)
  }

  /// Removes all runs.
  ///
  /// - Parameter before: The totals of the items before the first run to be appended.
  mutating func begin(after before: ListTotals) {
    count = 0
    end = before
    kinds = .none
  }

  /// Appends a run, or adds its items to the last run.
  mutating func append(_ run: ListRun) throws(ListError) {
    if count > 0, let merged = self[count - 1].merged(with: run) {
      memory.store(merged, at: (count - 1) * Self.stride)
    } else {
      if memory.size == count * Self.stride { try reserve(2 * count) }
      memory.store(run, at: count * Self.stride)
      count += 1
    }
    end += run.totals
    kinds.insert(run.kind)
  }

  /// Makes sure that there is memory for so many runs.
  mutating func reserve(_ runs: Int) throws(ListError) {
    guard memory.size < runs * Self.stride else { return }
    guard memory.resize(to: runs * Self.stride) else { throw .noMemory }
  }

  /// Removes all runs and shrinks the memory.
  mutating func shrink() {
    begin(after: ListTotals())
    // A refused shrinking leaves the larger block, which serves as well.
    if memory.size > Self.largestKept * Self.stride {
      _ = memory.resize(to: Self.largestKept * Self.stride)
    }
  }

  private static let stride = MemoryLayout<ListRun>.stride
  /// Taste. 8 runs: an edit of one item needs at most three. Larger wastes memory, smaller grows once more.
  private static let smallest = 8
  /// Taste. 64 runs, 512 bytes, are kept for the next edit. Larger keeps more memory, smaller
  /// allocates more often.
  private static let largestKept = 64
}
