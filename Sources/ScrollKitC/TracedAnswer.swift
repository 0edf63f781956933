import CScrollKitTypes

/// What a call answers in a trace, as a hash: the frames of a tick, an event, or the offset after any other call.
struct TracedAnswer {
  /// The scroller's clock or the time of the event, in seconds; 0 before the first time and without a scroller.
  private(set) var time = 0.0
  private(set) var hash = TraceHash()

  /// No answer.
  init() {}

  /// The offset of a scroller; nothing if it was destroyed. During a drag it is computed in a fraction of a frame's time.
  init(offset box: BoxPointer) {
    guard !box.pointee.isDestroyed else { return }
    let clock = box.pointee.view.clock
    time = clock.isFinite ? clock : 0
    hash.add(time)
    hash.add(box.pointee.view.engine.lastSnapshot.offset.x)
    hash.add(box.pointee.view.engine.lastSnapshot.offset.y)
  }

  /// The offset of a list's scroller, or that of a list that stands alone.
  init(offset list: ListPointer) {
    if let box = list.pointee.scroller {
      self.init(offset: box)
    } else {
      self.init()
      hash.add(list.pointee.offset.unscaled)
    }
  }

  init(_ event: UnsafePointer<scrollkit_event>, sizes: TracedSizes) {
    time = event.pointee.time
    hash = TraceHash(event, sizes: sizes)
  }

  /// Adds the frame of a scroller, unless it was destroyed.
  mutating func add(_ box: BoxPointer, _ sizes: TracedSizes) {
    guard !box.pointee.isDestroyed else { return }
    var frame = scrollkit_frame.standard
    box.draw(&frame)
    time = frame.time
    hash.add(&frame, size: sizes.frame)
  }
}

/// The bytes of a struct that hashes contain. A newer library adds fields, which the hashes of an older trace lack.
struct TracedSizes {
  let frame: Int
  let event: Int

  static var own: TracedSizes { TracedSizes(frame: scrollkit_frame.ownSize, event: scrollkit_event.ownSize) }
}

extension TraceHash {
  /// The hash of the arguments of `did_happen`.
  init(_ event: UnsafePointer<scrollkit_event>, sizes: TracedSizes) {
    self.init()
    add(event, size: sizes.event)
  }

  /// The hash of the arguments of `should_scroll_to_top`.
  init(_ source: scrollkit_top_source) {
    self.init()
    add(UInt64(source))
  }

  /// The hash of the arguments of `will_end_dragging`.
  init(velocity: (x: Double, y: Double), target: (x: Double, y: Double)) {
    self.init()
    add(velocity.x)
    add(velocity.y)
    add(target.x)
    add(target.y)
  }
}
