import CScrollKitTypes
import ScrollKitC

/// What the functions of traces refuse.
extension Refusal {
  static let traces: [Refusal] = [
    trace("scrollkit_trace_start", "the function is NULL", Status.nullArgument) { _ in
      var trace: TraceRef?
      defer { precondition(trace == nil) }
      return scrollkit_trace_start(nil, nil, &trace)
    },
    trace("scrollkit_trace_start", "the result is NULL", Status.nullArgument) { _ in
      scrollkit_trace_start({ _, _, _ in }, nil, nil)
    },
    trace("scrollkit_trace_create_scroller", "the result is NULL", Status.nullArgument) { _ in
      scrollkit_trace_create_scroller(nil, nil, nil)
    },
    trace("scrollkit_trace_create_scroller", "the trace is a scroller", Status.invalidArgument) { scroller in
      var created: ScrollerRef?
      defer { precondition(created == nil) }
      return scrollkit_trace_create_scroller(scroller, nil, &created)
    },
    trace("scrollkit_trace_create_list", "the result is NULL", Status.nullArgument) { _ in
      scrollkit_trace_create_list(nil, nil, nil)
    },
    trace("scrollkit_trace_create_list", "the trace is a scroller", Status.invalidArgument) { scroller in
      var created: ListRef?
      defer { precondition(created == nil) }
      return scrollkit_trace_create_list(scroller, nil, &created)
    },
    trace("scrollkit_trace_mark", "the trace is NULL", Status.nullArgument) { _ in
      scrollkit_trace_mark(nil, "text")
    },
    trace("scrollkit_trace_mark", "the trace is a scroller", Status.invalidArgument) {
      scrollkit_trace_mark($0, "text")
    },
    trace("scrollkit_trace_replay", "the bytes are NULL", Status.nullArgument) { _ in
      scrollkit_trace_replay(nil, 32, nil, nil, nil)
    },
    trace("scrollkit_trace_replay", "the bytes are not aligned", Status.invalidArgument) { _ in
      withUnsafeTemporaryAllocation(byteCount: 64, alignment: 8) {
        scrollkit_trace_replay(UnsafeRawPointer($0.baseAddress!) + 4, 32, nil, nil, nil)
      }
    },
    trace("scrollkit_trace_replay", "the report's size is 0", Status.invalidSize) { _ in
      withUnsafeTemporaryAllocation(byteCount: 64, alignment: 8) {
        var report = scrollkit_trace_report()
        return scrollkit_trace_replay($0.baseAddress, 32, nil, nil, &report)
      }
    },
  ]

  private static func trace(
    _ function: String, _ what: String, _ status: scrollkit_status,
    _ call: @escaping @Sendable (ScrollerRef) -> scrollkit_status
  ) -> Refusal {
    Refusal(function: function, what: what, status: status, call: call)
  }
}
