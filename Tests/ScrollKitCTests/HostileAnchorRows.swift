import CScrollKitTypes
import ScrollKitC

/// What the functions of batches and windows refuse besides numbers.
extension Refusal {
  static let anchor: [Refusal] = [
    anchor("scrollkit_anchor_set_policy", "the scroller is NULL", Status.nullArgument) { _ in
      scrollkit_anchor_set_policy(nil, 1, 0)
    },
    anchor("scrollkit_anchor_begin_update", "the scroller is NULL", Status.nullArgument) { _ in
      withPoisonedNumber { scrollkit_anchor_begin_update(nil, 1.5, $0) }
    },
    anchor("scrollkit_anchor_begin_update", "the batch is NULL", Status.nullArgument) {
      scrollkit_anchor_begin_update($0, 1.5, nil)
    },
    anchor("scrollkit_anchor_add_edit", "the scroller is NULL", Status.nullArgument) { _ in
      scrollkit_anchor_add_edit(nil, 1, 1, 1)
    },
    anchor("scrollkit_anchor_end_update", "the scroller is NULL", Status.nullArgument) { _ in
      var geometry = tallContent()
      return scrollkit_anchor_end_update(nil, 1, &geometry, 1, 1.5)
    },
    anchor("scrollkit_anchor_end_update", "the geometry is NULL", Status.nullArgument) {
      scrollkit_anchor_end_update($0, 1, nil, 1, 1.5)
    },
    end("not enabled", Status.notEnabled, behaving: false),
    end("a shift to the right", Status.outOfRange) { $0.shift_x = 1 },
    end("the least shift", Status.outOfRange) { $0.shift_y = -5e-324 },
    end("a shift that is no number", Status.notFinite) { $0.shift_y = .nan },
    end("a shift beyond all lengths", Status.outOfRange) { $0.shift_x = 1e308 },
    end("right_to_left 2", Status.invalidArgument) { $0.right_to_left = 2 },
  ]
    + ([5, 42, .max] as [UInt32]).map { policy in
      anchor("scrollkit_anchor_set_policy", "policy \(policy)", Status.invalidArgument) {
        scrollkit_anchor_set_policy($0, policy, 0)
      }
    }
    + ([0, 2, 9, .max] as [UInt32]).map { batch in
      end("batch \(batch)", Status.notFound, batch: batch, behaving: true)
    }
    + ([2, 255, .max] as [UInt32]).map { finished in
      end("finished \(finished)", Status.invalidArgument, finished: finished)
    }
    + NumberKind.time.refused.map { time, status in
      end("time \(time)", status, at: time, behaving: true)
    }
    + NumberKind.size.refused.flatMap { number, status in
      [
        end("viewport_width \(number)", status) { $0.viewport_width = number },
        end("viewport_height \(number)", status) { $0.viewport_height = number },
        end("content_width \(number)", status) { $0.content_width = number },
        end("content_height \(number)", status) { $0.content_height = number },
      ]
    }
    + NumberKind.length.refused.flatMap { number, status in
      [
        end("inset_top \(number)", status) { $0.inset_top = number },
        end("inset_left \(number)", status) { $0.inset_left = number },
        end("inset_bottom \(number)", status) { $0.inset_bottom = number },
        end("inset_right \(number)", status) { $0.inset_right = number },
      ]
    }

  private static func anchor(
    _ function: String, _ what: String, _ status: scrollkit_status,
    _ call: @escaping @Sendable (ScrollerRef) -> scrollkit_status
  ) -> Refusal {
    Refusal(function: function, what: what, status: status, call: call)
  }

  /// The end of the batch that is open, with something wrong.
  private static func end(
    _ what: String, _ status: scrollkit_status, batch: UInt32 = 1, finished: UInt32 = 1,
    at time: Double = 1.5, behaving: Bool? = nil,
    _ spoil: @escaping @Sendable (inout scrollkit_geometry) -> Void = { _ in }
  ) -> Refusal {
    Refusal(
      function: "scrollkit_anchor_end_update", what: what, status: status, behaving: behaving
    ) {
      var geometry = tallContent()
      spoil(&geometry)
      return scrollkit_anchor_end_update($0, batch, &geometry, finished, time)
    }
  }

  static let windows: [Refusal] = [
    anchor("scrollkit_window_create", "there is nowhere to put it", Status.nullArgument) { _ in
      withWindow { scrollkit_window_create($0, nil) }
    },
    anchor("scrollkit_window_make_key", "the window is NULL", Status.nullArgument) { _ in
      scrollkit_window_make_key(nil)
    },
    anchor("scrollkit_window_set_status_bar", "the window is NULL", Status.nullArgument) { _ in
      scrollkit_window_set_status_bar(nil, 1, 1)
    },
    anchor("scrollkit_window_add_scroller", "the window is NULL", Status.nullArgument) {
      scrollkit_window_add_scroller(nil, $0)
    },
    anchor("scrollkit_window_add_scroller", "the scroller is NULL", Status.nullArgument) { _ in
      withWindow { scrollkit_window_add_scroller($0, nil) }
    },
    anchor("scrollkit_window_remove_scroller", "the window is NULL", Status.nullArgument) {
      scrollkit_window_remove_scroller(nil, $0)
    },
    anchor("scrollkit_window_remove_scroller", "the scroller is NULL", Status.nullArgument) { _ in
      withWindow { scrollkit_window_remove_scroller($0, nil) }
    },
    anchor("scrollkit_window_tap", "the window is NULL", Status.nullArgument) { _ in
      withPoisonedNumber { scrollkit_window_tap(nil, 1, 1, 1, 1.5, $0) }
    },
    Refusal(
      function: "scrollkit_window_add_scroller", what: "not enabled", status: Status.notEnabled,
      behaving: false
    ) { scroller in withWindow { scrollkit_window_add_scroller($0, scroller) } },
  ]
    + ([2, 255, .max] as [UInt32]).map { hasEvent in
      anchor("scrollkit_window_tap", "has_event \(hasEvent)", Status.invalidArgument) { _ in
        withWindow { window in
          withPoisonedNumber { scrollkit_window_tap(window, 1, 1, hasEvent, 1.5, $0) }
        }
      }
    }
}
