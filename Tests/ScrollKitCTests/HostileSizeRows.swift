import CScrollKitTypes
import ScrollKitC

/// A function that reads or writes a struct of a stated size.
struct SizedFunction: Sendable {
  let name: String
  var mode: Int? = SCROLLKIT_MODE_DRIVEN
  var behaving: Bool?
  var zooming: Bool?
  let ownSize: Int
  /// Whether the struct is read, so that its unknown tail must be zero.
  var isRead = true
  let call: @Sendable (ScrollerRef, _ size: UInt32, _ tail: UInt8) -> scrollkit_status

  var refusals: [Refusal] {
    let own = UInt32(ownSize)
    let cannotBe: [UInt32] = [
      0, 1, 4, 7, 12, own - 4, own - 1, own + 1, own + 4, 4095, 4097, 4104, 1 << 31, .max - 7, .max,
    ]
    var refusals = cannotBe.map { size in refusal(size: size, tail: 0) }
    if isRead {
      refusals += [own + 8, 4096].map { size in refusal(size: size, tail: 1) }
    }
    return refusals
  }

  /// Sizes that an older or a newer caller may have.
  var taken: [UInt32] { [8, UInt32(ownSize) - 8, UInt32(ownSize), UInt32(ownSize) + 8, 4096] }

  func isTaken(in situation: Situation) -> Bool {
    (mode == nil || mode == situation.mode) && (behaving == nil || behaving == situation.behaves)
      && (zooming == nil || zooming == situation.zooms)
  }

  private func refusal(size: UInt32, tail: UInt8) -> Refusal {
    Refusal(
      function: name, what: "a struct of \(size) bytes with tail \(tail)",
      status: tail == 0 ? Status.invalidSize : Status.invalidArgument, mode: mode,
      behaving: behaving, zooming: zooming,
      call: { call($0, size, tail) })
  }
}

extension SizedFunction {
  static let all: [SizedFunction] = [
    SizedFunction(
      name: "scrollkit_scroller_set_geometry", mode: nil,
      ownSize: MemoryLayout<scrollkit_geometry>.size
    ) { scroller, size, tail in
      withSized(tallContent(), size: size, tail: tail) {
        scrollkit_scroller_set_geometry(scroller, $0, 1.5)
      }
    },
    SizedFunction(
      name: "scrollkit_scroller_push", ownSize: MemoryLayout<scrollkit_input>.size
    ) { scroller, size, tail in
      withSized(input(SCROLLKIT_INPUT_KIND_CANCEL, at: 1.5), size: size, tail: tail) {
        scrollkit_scroller_push(scroller, $0)
      }
    },
    SizedFunction(
      name: "scrollkit_scroller_push_many", ownSize: MemoryLayout<scrollkit_input>.size
    ) { scroller, size, tail in
      withSized(input(SCROLLKIT_INPUT_KIND_CANCEL, at: 1.5), size: size, tail: tail) {
        scrollkit_scroller_push_many(scroller, $0, 1)
      }
    },
    SizedFunction(
      name: "scrollkit_scroller_set_delegate", mode: nil,
      ownSize: MemoryLayout<scrollkit_delegate>.size
    ) { scroller, size, tail in
      withSized(scrollkit_delegate(), size: size, tail: tail) {
        scrollkit_scroller_set_delegate(scroller, $0)
      }
    },
    SizedFunction(
      name: "scrollkit_scroller_create", mode: nil, ownSize: MemoryLayout<scrollkit_scroller_options>.size
    ) { scroller, size, tail in
      withSized(scrollkit_scroller_options(), size: size, tail: tail) { create($0) }
    },
    SizedFunction(
      name: "scrollkit_scroller_tick", mode: nil, ownSize: MemoryLayout<scrollkit_frame>.size,
      isRead: false
    ) { scroller, size, _ in
      withPoisoned(scrollkit_frame.self, size: size) { scrollkit_scroller_tick(scroller, 1.5, $0) }
    },
    SizedFunction(
      name: "scrollkit_scroller_tick_many", mode: nil, ownSize: MemoryLayout<scrollkit_frame>.size,
      isRead: false
    ) { scroller, size, _ in
      let scrollers: [ScrollerRef?] = [scroller, scroller]
      return withPoisoned(scrollkit_frame.self, count: 2, size: size) {
        scrollkit_scroller_tick_many(scrollers, 2, 1.5, $0)
      }
    },
    SizedFunction(
      name: "scrollkit_scroller_get_frame", mode: nil, ownSize: MemoryLayout<scrollkit_frame>.size,
      isRead: false
    ) { scroller, size, _ in
      withPoisoned(scrollkit_frame.self, size: size) { scrollkit_scroller_get_frame(scroller, $0) }
    },
    SizedFunction(
      name: "scrollkit_scroller_next_event", mode: nil,
      ownSize: MemoryLayout<scrollkit_event>.size, isRead: false
    ) { scroller, size, _ in
      withPoisoned(scrollkit_event.self, size: size) {
        scrollkit_scroller_next_event(scroller, $0)
      }
    },
    SizedFunction(
      name: "scrollkit_scroller_get_context", mode: nil,
      ownSize: MemoryLayout<scrollkit_context>.size, isRead: false
    ) { scroller, size, _ in
      withPoisoned(scrollkit_context.self, size: size) { scrollkit_scroller_get_context(scroller, $0) }
    },
    SizedFunction(
      name: "scrollkit_top_enable", mode: nil, ownSize: MemoryLayout<scrollkit_top_options>.size
    ) { scroller, size, tail in
      withSized(topOptions(), size: size, tail: tail) { scrollkit_top_enable(scroller, $0, 0) }
    },
    SizedFunction(
      name: "scrollkit_header_add", mode: nil,
      ownSize: MemoryLayout<scrollkit_header_options>.size
    ) { scroller, size, tail in
      withSized(headerOptions(), size: size, tail: tail) {
        scrollkit_header_add(scroller, $0, 0, nil)
      }
    },
    SizedFunction(
      name: "scrollkit_header_set_options", mode: nil, behaving: true,
      ownSize: MemoryLayout<scrollkit_header_options>.size
    ) { scroller, size, tail in
      withSized(headerOptions(), size: size, tail: tail) {
        scrollkit_header_set_options(scroller, 0, $0, 1.5)
      }
    },
    SizedFunction(
      name: "scrollkit_nub_enable", mode: nil, ownSize: MemoryLayout<scrollkit_nub_options>.size
    ) { scroller, size, tail in
      withSized(nubOptions(), size: size, tail: tail) { scrollkit_nub_enable(scroller, $0, 0) }
    },
    SizedFunction(
      name: "scrollkit_anchor_end_update", mode: nil, behaving: true,
      ownSize: MemoryLayout<scrollkit_geometry>.size
    ) { scroller, size, tail in
      withSized(tallContent(), size: size, tail: tail) {
        scrollkit_anchor_end_update(scroller, 1, $0, 1, 1.5)
      }
    },
    state("scrollkit_top_get_state", scrollkit_top_state.self, scrollkit_top_get_state),
    state("scrollkit_header_get_state", scrollkit_header_state.self) {
      scrollkit_header_get_state($0, 0, $1)
    },
    state("scrollkit_nub_get_state", scrollkit_nub_state.self, scrollkit_nub_get_state),
    SizedFunction(
      name: "scrollkit_scroller_set_feel_values", mode: nil,
      ownSize: MemoryLayout<scrollkit_feel_values>.size
    ) { scroller, size, tail in
      withSized(uikitValues(), size: size, tail: tail) {
        scrollkit_scroller_set_feel_values(scroller, $0, 1.5)
      }
    },
    SizedFunction(
      name: "scrollkit_scroller_get_feel_values", mode: nil,
      ownSize: MemoryLayout<scrollkit_feel_values>.size, isRead: false
    ) { scroller, size, _ in
      withPoisoned(scrollkit_feel_values.self, size: size) {
        scrollkit_scroller_get_feel_values(scroller, $0)
      }
    },
    SizedFunction(
      name: "scrollkit_feel_get_values", mode: nil,
      ownSize: MemoryLayout<scrollkit_feel_values>.size, isRead: false
    ) { _, size, _ in
      withPoisoned(scrollkit_feel_values.self, size: size) { scrollkit_feel_get_values(0, $0) }
    },
    SizedFunction(
      name: "scrollkit_snap_set_options", mode: nil, ownSize: MemoryLayout<scrollkit_snap_options>.size
    ) { scroller, size, tail in
      withSized(snapOptions(), size: size, tail: tail) { scrollkit_snap_set_options(scroller, 1, $0, 0) }
    },
    SizedFunction(
      name: "scrollkit_zoom_enable", ownSize: MemoryLayout<scrollkit_zoom_options>.size
    ) { scroller, size, tail in
      withSized(zoomOptions(), size: size, tail: tail) { scrollkit_zoom_enable(scroller, $0, 1.5) }
    },
    SizedFunction(
      name: "scrollkit_zoom_get_state", zooming: true,
      ownSize: MemoryLayout<scrollkit_zoom_state>.size, isRead: false
    ) { scroller, size, _ in
      withPoisoned(scrollkit_zoom_state.self, size: size) { scrollkit_zoom_get_state(scroller, $0) }
    },
    SizedFunction(
      name: "scrollkit_struct_init", mode: nil, ownSize: MemoryLayout<scrollkit_frame>.size,
      isRead: false
    ) { _, size, _ in
      withPoisoned(scrollkit_frame.self, size: size) { scrollkit_struct_init($0, UInt(size)) }
    },
  ] + steering

  static func state<Struct>(
    _ name: String, _ type: Struct.Type,
    _ read: @escaping @Sendable (ScrollerRef?, UnsafeMutablePointer<Struct>?) -> scrollkit_status
  ) -> SizedFunction {
    SizedFunction(
      name: name, mode: nil, behaving: true, ownSize: MemoryLayout<Struct>.size, isRead: false
    ) { scroller, size, _ in withPoisoned(type, size: size) { read(scroller, $0) } }
  }
}

/// Makes a scroller and destroys it; a refusal must not have written one.
func create(_ options: UnsafePointer<scrollkit_scroller_options>?) -> scrollkit_status {
  let poison = ScrollerRef(bitPattern: 0xA5A5)
  var scroller = poison
  let status = scrollkit_scroller_create(options, &scroller)
  if status == Status.ok {
    scrollkit_scroller_destroy(scroller)
    return scroller == poison ? -100 : status
  }
  return scroller == poison ? status : -100
}
