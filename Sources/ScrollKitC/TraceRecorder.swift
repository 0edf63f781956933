import CScrollKitTypes

/// A trace as C sees it: `scrollkit_trace *`.
public typealias TraceRef = OpaquePointer

/// The memory behind a trace's handle. The numbers of a record are collected behind it.
struct TraceBox {
  /// The first field, so that it is at the handle's address.
  let tag = HandleTag.trace
  let write: scrollkit_trace_write_function
  let user: UnsafeMutableRawPointer?
  /// The first of the traced scrollers and lists that exist. Owned.
  var first: TracedPointer?
  /// The number of scrollers and lists that were created.
  var count: UInt32 = 0
  /// The number of collected bytes.
  var used = 0
  /// The number of recorded calls and callbacks under way.
  var depth = 0
  /// Whether it was stopped during a call. The last call under way frees it.
  var isStopped = false

  /// Taste. 1024 bytes: the numbers of a record, which are fewer than 32, and most lists of scrollers fit in it.
  /// Larger takes more memory, smaller writes more often.
  static let bufferSize = 1024
}

/// A scroller or a list whose calls are recorded.
struct TracedObject {
  let trace: TracePointer
  /// The scroller or list; nil after it was destroyed or the trace was stopped.
  var handle: OpaquePointer?
  /// Its number in the trace.
  let number: UInt32
  /// The delegate of the host. That of the scroller records the calls of its functions.
  var delegate = Delegate()
  /// The next traced object of the trace. Owned.
  var next: TracedPointer?
  /// The number of recorded calls on it under way. The last one frees it if `handle` is nil.
  var depth = 0
}

typealias TracePointer = UnsafeMutablePointer<TraceBox>
typealias TracedPointer = UnsafeMutablePointer<TracedObject>

extension UnsafeMutablePointer where Pointee == TraceBox {
  init?(_ handle: TraceRef?) {
    guard let handle, HandleTag.at(handle) == .trace else { return nil }
    self.init(UnsafeMutableRawPointer(handle).assumingMemoryBound(to: TraceBox.self))
  }

  // MARK: Life

  func retain() { pointee.depth &+= 1 }

  /// Ends what `retain` began. Frees the trace if it was stopped meanwhile and no other call needs it.
  func release() {
    pointee.depth &-= 1
    if pointee.isStopped, pointee.depth == 0 { freeMemory(self) }
  }

  /// Ends the recording. The scrollers and lists remain, with the delegates of the host.
  func stop() {
    while let traced = pointee.first { traced.remove() }
    retain()
    pointee.isStopped = true
    release()
  }

  // MARK: Scrollers and lists

  /// Adds a scroller or a list that no call was made on.
  ///
  /// - Returns: Its part of the trace; nil if no memory is left.
  func add(_ handle: OpaquePointer?) -> TracedPointer? {
    guard let traced = allocateMemory(TracedObject.self) else { return nil }
    traced.initialize(
      to: TracedObject(trace: self, handle: handle, number: pointee.count, next: pointee.first))
    pointee.first = traced
    pointee.count &+= 1
    handle.setTraced(traced)
    return traced
  }

  // MARK: Records

  /// Begins a record whose contents have a size, in bytes.
  func begin(_ kind: TraceRecord, size: Int) {
    pointee.used = 0
    put(UInt32(truncatingIfNeeded: TraceRecord.headerSize &+ size), kind.rawValue)
  }

  func put(_ word: UInt64) { store(word) }

  /// Puts an element of a list of any length.
  func put(element: UInt64) {
    if pointee.used &+ 8 > TraceBox.bufferSize { send() }
    store(element)
  }

  func put(_ first: UInt32, _ second: UInt32) {
    store(first)
    store(second)
  }

  func put(_ number: Double) { put(number.bitPattern) }

  /// Hands over the collected bytes and others, and puts zeros up to a multiple of 8.
  func put(_ bytes: UnsafeRawPointer, size: Int) {
    send()
    if !pointee.isStopped { pointee.write(pointee.user, bytes, size) }
    for _ in 0..<TraceRecord.padding(size) { store(UInt8(0)) }
  }

  /// Hands over the collected bytes.
  func send() {
    if pointee.used > 0, !pointee.isStopped {
      pointee.write(pointee.user, buffer, pointee.used)
    }
    pointee.used = 0
  }

  private func store<Value: BitwiseCopyable>(_ value: Value) {
    buffer.storeBytes(of: value, toByteOffset: pointee.used, as: Value.self)
    pointee.used &+= MemoryLayout<Value>.size
  }

  private var buffer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self + 1) }
}

extension UnsafeMutablePointer where Pointee == TraceBox {
  /// Writes the header of the trace.
  func writeHeader() {
    put(TraceHeader.magic)
    put(TraceHeader.version, TraceHeader.byteOrder)
    put(scrollkit_version_number(), UInt32(scrollkit_frame.ownSize))
    put(UInt32(scrollkit_event.ownSize), 0)
    send()
  }
}

extension UnsafeMutablePointer where Pointee == TracedObject {
  func retain() { pointee.depth &+= 1 }

  /// Ends what `retain` began.
  func release() {
    pointee.depth &-= 1
    freeIfRemoved()
  }

  /// Ends the recording of the object's calls. A scroller has the delegate of the host again.
  func remove() {
    let trace = pointee.trace
    if trace.pointee.first == self {
      trace.pointee.first = pointee.next
    } else {
      var previous = trace.pointee.first
      while let other = previous, other.pointee.next != self { previous = other.pointee.next }
      previous?.pointee.next = pointee.next
    }
    pointee.handle.setTraced(nil)
    BoxPointer(pointee.handle)?.pointee.delegate = pointee.delegate
    pointee.handle = nil
    freeIfRemoved()
  }

  private func freeIfRemoved() {
    if pointee.handle == nil, pointee.depth == 0 { freeMemory(self) }
  }
}

extension OpaquePointer? {
  /// Sets the trace's part of the scroller or list behind a handle.
  fileprivate func setTraced(_ traced: TracedPointer?) {
    BoxPointer(self)?.pointee.traced = traced
    ListPointer(self)?.pointee.traced = traced
  }
}
