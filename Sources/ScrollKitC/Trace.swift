import CScrollKitTypes

/// Start a trace: a recording of calls that scrollkit_trace_replay repeats to the last bit.
///
/// It records the calls on scrollers of scrollkit_trace_create_scroller and on lists of
/// scrollkit_trace_create_list, the calls of the delegates' functions with the answers, and a hash of
/// each frame. Before a call is made, it is passed to `write`; so a trace of a program that crashes
/// ends with the call that crashed. Except for these two functions, recording allocates nothing. See
/// docs/traces.md for the format.
///
/// @param write Receives the bytes, from inside this call on; must not be NULL.
/// @param user  Passed to `write`; never dereferenced.
/// @param trace Receives the new trace, owned by the caller: end it with scrollkit_trace_stop. Must
///              not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NO_MEMORY, and
///         `*trace` is unchanged.
///
/// Thread safety: any thread; the trace and its scrollers are then for one thread at a time. Since: 0.1.
@_cdecl("scrollkit_trace_start")
public func scrollkit_trace_start(
  _ write: scrollkit_trace_write_function?, _ user: UnsafeMutableRawPointer?,
  _ trace: UnsafeMutablePointer<TraceRef?>?
) -> scrollkit_status {
  guard let write, let trace else { return .nullArgument }
  let size = MemoryLayout<TraceBox>.stride + TraceBox.bufferSize
  guard let memory = allocateMemory(bytes: size) else { return .noMemory }
  let box = memory.bindMemory(to: TraceBox.self, capacity: 1)
  box.initialize(to: TraceBox(write: write, user: user))
  box.writeHeader()
  trace.pointee = TraceRef(box)
  return .ok
}

/// Stop a trace and free it. Its scrollers and lists remain; their calls are no longer recorded.
///
/// Inside a call that is recorded it is freed when that call has returned.
///
/// @param trace The trace; NULL has no effect.
///
/// Thread safety: the trace's thread. Since: 0.1.
@_cdecl("scrollkit_trace_stop")
public func scrollkit_trace_stop(_ trace: TraceRef?) {
  guard let trace = TracePointer(trace), !trace.pointee.isStopped else { return }
  trace.stop()
}

/// Create a scroller whose calls are recorded.
///
/// Otherwise it behaves as scrollkit_scroller_create. Scrollers that are nested in each other, and
/// lists that are attached to them, must be in the same trace. A tap in a window is recorded as the triggers that it causes.
///
/// @param trace    The trace; NULL creates a scroller whose calls are not recorded.
/// @param options  The options; NULL means all defaults. Copied.
/// @param scroller Receives the new scroller, owned by the caller: destroy it with
///                 scrollkit_scroller_destroy. Must not be NULL.
/// @return As scrollkit_scroller_create; also SCROLLKIT_STATUS_INVALID_ARGUMENT for a handle that is no
///         trace, and `*scroller` is unchanged.
///
/// Thread safety: the trace's thread. Since: 0.1.
@_cdecl("scrollkit_trace_create_scroller")
public func scrollkit_trace_create_scroller(
  _ trace: TraceRef?, _ options: UnsafePointer<scrollkit_scroller_options>?,
  _ scroller: UnsafeMutablePointer<ScrollerRef?>?
) -> scrollkit_status {
  create(
    in: trace, TracedFunction.trace_create_scroller, options, scroller, by: { scrollkit_scroller_create(options, $0) },
    scroller_destroy)
}

/// Create a list whose calls are recorded. Otherwise it behaves as scrollkit_list_create.
///
/// @param trace   The trace; NULL creates a list whose calls are not recorded.
/// @param options How items are laid out; NULL means all defaults. Copied.
/// @param list    Receives the new list, owned by the caller: destroy it with
///                scrollkit_list_destroy. Must not be NULL.
/// @return As scrollkit_list_create; also SCROLLKIT_STATUS_INVALID_ARGUMENT for a handle that is no
///         trace, and `*list` is unchanged.
///
/// Thread safety: the trace's thread. Since: 0.1.
@_cdecl("scrollkit_trace_create_list")
public func scrollkit_trace_create_list(
  _ trace: TraceRef?, _ options: UnsafePointer<scrollkit_list_options>?,
  _ list: UnsafeMutablePointer<ListRef?>?
) -> scrollkit_status {
  create(in: trace, TracedFunction.trace_create_list, options, list, by: { scrollkit_list_create(options, $0) }, list_destroy)
}

/// Add a note of the program to a trace, such as "the list was loaded".
///
/// @param trace The trace; must not be NULL.
/// @param text  The note, in UTF-8; must not be NULL. Copied.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (no trace), and nothing changes.
///
/// Thread safety: the trace's thread. Since: 0.1.
@_cdecl("scrollkit_trace_mark")
public func scrollkit_trace_mark(
  _ trace: TraceRef?, _ text: UnsafePointer<CChar>?
) -> scrollkit_status {
  guard let box = TracePointer(trace), let text else { return trace.refusal(unless: .trace) }
  var length = 0
  while text[length] != 0 { length += 1 }
  let size = length + 1  // with the 0 at its end
  box.begin(.mark, size: 8 + size + TraceRecord.padding(size))
  box.put(UInt64(length))
  box.put(text, size: size)
  box.send()
  return .ok
}

/// Replay a trace: create its scrollers and lists, repeat their calls and compare the answers.
///
/// The delegates of the scrollers answer what was recorded. Calls that were refused are not repeated.
/// After a difference the replay continues, so that another feel or library can be compared. All
/// scrollers and lists are destroyed at the end.
///
/// A trace of any contents is safe. The replay allocates one block of at most 40 kB, and what the
/// recorded calls allocate: at most 4096 scrollers and lists are created, and at most 16 calls may be nested in
/// functions of delegates.
///
/// @param bytes    The trace; must not be NULL and be aligned to 8 bytes. Borrowed until the call
///                 returns.
/// @param size     Size of the trace, in bytes.
/// @param observer Receives the steps; may be NULL.
/// @param user     Passed to `observer`; never dereferenced.
/// @param report   Receives the result, also of an invalid trace; may be NULL, otherwise its
///                 `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_DIFFERENT: an answer differs.
///         SCROLLKIT_STATUS_INVALID_TRACE: the trace is truncated or damaged at the report's place; the
///         steps before it were made. SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (not aligned), SCROLLKIT_STATUS_INVALID_SIZE or SCROLLKIT_STATUS_NO_MEMORY, and nothing was
///         replayed.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_trace_replay")
public func scrollkit_trace_replay(
  _ bytes: UnsafeRawPointer?, _ size: UInt, _ observer: scrollkit_trace_step_function?,
  _ user: UnsafeMutableRawPointer?, _ report: UnsafeMutablePointer<scrollkit_trace_report>?
) -> scrollkit_status {
  guard let bytes else { return .nullArgument }
  guard UInt(bitPattern: bytes) % 8 == 0 else { return .invalidArgument }
  if let report, !scrollkit_trace_report.canHave(size: report.pointee.struct_size) { return .invalidSize }
  guard let size = Int(exactly: size) else { return .invalidSize }
  guard let replay = ReplayPointer(bytes, size, observer, user) else { return .noMemory }
  replay.run()
  if let report {
    var result = replay.report
    result.write(to: report)
  }
  return replay.end()
}

/// Creates a scroller or a list whose calls are recorded; without a trace or a place for its handle, what `create` answers.
private func create(
  in trace: TraceRef?, _ function: UInt32, _ options: UnsafeRawPointer?, _ handle: UnsafeMutablePointer<OpaquePointer?>?,
  by create: (UnsafeMutablePointer<OpaquePointer?>?) -> scrollkit_status, _ destroy: (OpaquePointer?) -> Void
) -> scrollkit_status {
  guard trace != nil, let handle else { return create(handle) }
  guard let trace = TracePointer(trace) else { return .invalidArgument }
  var created: OpaquePointer?
  let status = create(&created)
  guard status == .ok else { return status }
  guard let traced = trace.add(created) else {
    destroy(created)
    return .noMemory
  }
  let call = TracedCall(traced, function, size: TracedCall.size(structure: options))
  call.put(structure: options)
  call.send()
  handle.pointee = created
  return call.end(.ok)
}
