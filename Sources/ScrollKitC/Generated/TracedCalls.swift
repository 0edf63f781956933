// Generated from Sources/ScrollKitC, do not edit; run
// swift package --allow-writing-to-package-directory generate-bindings

import CScrollKitTypes

@_cdecl("scrollkit_scroller_destroy")
public func scrollkit_scroller_destroy(
  _ scroller: ScrollerRef?
) {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_destroy(scroller)
  }
  return record_scroller_destroy(scroller, traced)
}

private func record_scroller_destroy(
  _ scroller: ScrollerRef?, _ traced: TracedPointer
) {
  let call = TracedCall(traced, TracedFunction.scroller_destroy, size: 0)
  call.send()
  scroller_destroy(scroller)
  _ = call.end(.ok)
}

@_cdecl("scrollkit_scroller_set_clock")
public func scrollkit_scroller_set_clock(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_set_clock(scroller, time)
  }
  return record_scroller_set_clock(scroller, time, traced)
}

private func record_scroller_set_clock(
  _ scroller: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_set_clock, size: 8)
  call.put(time)
  call.send()
  return call.end(scroller_set_clock(scroller, time))
}

@_cdecl("scrollkit_scroller_set_geometry")
public func scrollkit_scroller_set_geometry(
  _ scroller: ScrollerRef?, _ geometry: UnsafePointer<scrollkit_geometry>?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_set_geometry(scroller, geometry, time)
  }
  return record_scroller_set_geometry(scroller, geometry, time, traced)
}

private func record_scroller_set_geometry(
  _ scroller: ScrollerRef?, _ geometry: UnsafePointer<scrollkit_geometry>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_set_geometry, size: 8 + TracedCall.size(structure: geometry))
  call.put(structure: geometry)
  call.put(time)
  call.send()
  return call.end(scroller_set_geometry(scroller, geometry, time))
}

@_cdecl("scrollkit_scroller_set_size")
public func scrollkit_scroller_set_size(
  _ scroller: ScrollerRef?, _ viewport_width: Double, _ viewport_height: Double, _ content_width: Double, _ content_height: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_set_size(scroller, viewport_width, viewport_height, content_width, content_height, time)
  }
  return record_scroller_set_size(scroller, viewport_width, viewport_height, content_width, content_height, time, traced)
}

private func record_scroller_set_size(
  _ scroller: ScrollerRef?, _ viewport_width: Double, _ viewport_height: Double, _ content_width: Double, _ content_height: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_set_size, size: 40)
  call.put(viewport_width)
  call.put(viewport_height)
  call.put(content_width)
  call.put(content_height)
  call.put(time)
  call.send()
  return call.end(scroller_set_size(scroller, viewport_width, viewport_height, content_width, content_height, time))
}

@_cdecl("scrollkit_scroller_shift")
public func scrollkit_scroller_shift(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_shift(scroller, x, y, time)
  }
  return record_scroller_shift(scroller, x, y, time, traced)
}

private func record_scroller_shift(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_shift, size: 24)
  call.put(x)
  call.put(y)
  call.put(time)
  call.send()
  return call.end(scroller_shift(scroller, x, y, time))
}

@_cdecl("scrollkit_scroller_set_preferences")
public func scrollkit_scroller_set_preferences(
  _ scroller: ScrollerRef?, _ preferences: UnsafePointer<scrollkit_preferences>?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_set_preferences(scroller, preferences, time)
  }
  return record_scroller_set_preferences(scroller, preferences, time, traced)
}

private func record_scroller_set_preferences(
  _ scroller: ScrollerRef?, _ preferences: UnsafePointer<scrollkit_preferences>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_set_preferences, size: 8 + TracedCall.size(structure: preferences))
  call.put(structure: preferences)
  call.put(time)
  call.send()
  return call.end(scroller_set_preferences(scroller, preferences, time))
}

@_cdecl("scrollkit_scroller_set_scroll_enabled")
public func scrollkit_scroller_set_scroll_enabled(
  _ scroller: ScrollerRef?, _ x: UInt32, _ y: UInt32, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_set_scroll_enabled(scroller, x, y, time)
  }
  return record_scroller_set_scroll_enabled(scroller, x, y, time, traced)
}

private func record_scroller_set_scroll_enabled(
  _ scroller: ScrollerRef?, _ x: UInt32, _ y: UInt32, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_set_scroll_enabled, size: 24)
  call.put(x)
  call.put(y)
  call.put(time)
  call.send()
  return call.end(scroller_set_scroll_enabled(scroller, x, y, time))
}

@_cdecl("scrollkit_scroller_set_always_bounces")
public func scrollkit_scroller_set_always_bounces(
  _ scroller: ScrollerRef?, _ x: UInt32, _ y: UInt32, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_set_always_bounces(scroller, x, y, time)
  }
  return record_scroller_set_always_bounces(scroller, x, y, time, traced)
}

private func record_scroller_set_always_bounces(
  _ scroller: ScrollerRef?, _ x: UInt32, _ y: UInt32, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_set_always_bounces, size: 24)
  call.put(x)
  call.put(y)
  call.put(time)
  call.send()
  return call.end(scroller_set_always_bounces(scroller, x, y, time))
}

@_cdecl("scrollkit_scroller_scroll_to")
public func scrollkit_scroller_scroll_to(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_scroll_to(scroller, x, y, animated, time, id)
  }
  return record_scroller_scroll_to(scroller, x, y, animated, time, id, traced)
}

private func record_scroller_scroll_to(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_scroll_to, size: 32)
  call.put(x)
  call.put(y)
  call.put(animated)
  call.put(time)
  call.send()
  return call.end(scroller_scroll_to(scroller, x, y, animated, time, id))
}

@_cdecl("scrollkit_scroller_scroll_by")
public func scrollkit_scroller_scroll_by(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_scroll_by(scroller, x, y, time, id)
  }
  return record_scroller_scroll_by(scroller, x, y, time, id, traced)
}

private func record_scroller_scroll_by(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_scroll_by, size: 24)
  call.put(x)
  call.put(y)
  call.put(time)
  call.send()
  return call.end(scroller_scroll_by(scroller, x, y, time, id))
}

@_cdecl("scrollkit_scroller_scroll_rect_to_visible")
public func scrollkit_scroller_scroll_rect_to_visible(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_scroll_rect_to_visible(scroller, x, y, width, height, animated, time, id)
  }
  return record_scroller_scroll_rect_to_visible(scroller, x, y, width, height, animated, time, id, traced)
}

private func record_scroller_scroll_rect_to_visible(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_scroll_rect_to_visible, size: 48)
  call.put(x)
  call.put(y)
  call.put(width)
  call.put(height)
  call.put(animated)
  call.put(time)
  call.send()
  return call.end(scroller_scroll_rect_to_visible(scroller, x, y, width, height, animated, time, id))
}

@_cdecl("scrollkit_scroller_animate_to")
public func scrollkit_scroller_animate_to(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_animate_to(scroller, x, y, options, time, id)
  }
  return record_scroller_animate_to(scroller, x, y, options, time, id, traced)
}

private func record_scroller_animate_to(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_animate_to, size: 24 + TracedCall.size(structure: options))
  call.put(x)
  call.put(y)
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(scroller_animate_to(scroller, x, y, options, time, id))
}

@_cdecl("scrollkit_scroller_scroll_into_view")
public func scrollkit_scroller_scroll_into_view(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_scroll_into_view(scroller, x, y, width, height, options, time, id)
  }
  return record_scroller_scroll_into_view(scroller, x, y, width, height, options, time, id, traced)
}

private func record_scroller_scroll_into_view(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_scroll_into_view, size: 40 + TracedCall.size(structure: options))
  call.put(x)
  call.put(y)
  call.put(width)
  call.put(height)
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(scroller_scroll_into_view(scroller, x, y, width, height, options, time, id))
}

@_cdecl("scrollkit_scroller_set_offset")
public func scrollkit_scroller_set_offset(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_set_offset(scroller, x, y, time)
  }
  return record_scroller_set_offset(scroller, x, y, time, traced)
}

private func record_scroller_set_offset(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_set_offset, size: 24)
  call.put(x)
  call.put(y)
  call.put(time)
  call.send()
  return call.end(scroller_set_offset(scroller, x, y, time))
}

@_cdecl("scrollkit_scroller_stop")
public func scrollkit_scroller_stop(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_stop(scroller, time)
  }
  return record_scroller_stop(scroller, time, traced)
}

private func record_scroller_stop(
  _ scroller: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_stop, size: 8)
  call.put(time)
  call.send()
  return call.end(scroller_stop(scroller, time))
}

@_cdecl("scrollkit_scroller_set_feel")
public func scrollkit_scroller_set_feel(
  _ scroller: ScrollerRef?, _ feel: scrollkit_feel, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_set_feel(scroller, feel, time)
  }
  return record_scroller_set_feel(scroller, feel, time, traced)
}

private func record_scroller_set_feel(
  _ scroller: ScrollerRef?, _ feel: scrollkit_feel, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_set_feel, size: 16)
  call.put(feel)
  call.put(time)
  call.send()
  return call.end(scroller_set_feel(scroller, feel, time))
}

@_cdecl("scrollkit_scroller_set_feel_values")
public func scrollkit_scroller_set_feel_values(
  _ scroller: ScrollerRef?, _ values: UnsafePointer<scrollkit_feel_values>?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_set_feel_values(scroller, values, time)
  }
  return record_scroller_set_feel_values(scroller, values, time, traced)
}

private func record_scroller_set_feel_values(
  _ scroller: ScrollerRef?, _ values: UnsafePointer<scrollkit_feel_values>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_set_feel_values, size: 8 + TracedCall.size(structure: values))
  call.put(structure: values)
  call.put(time)
  call.send()
  return call.end(scroller_set_feel_values(scroller, values, time))
}

@_cdecl("scrollkit_scroller_push")
public func scrollkit_scroller_push(
  _ scroller: ScrollerRef?, _ input: UnsafePointer<scrollkit_input>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_push(scroller, input)
  }
  return record_scroller_push(scroller, input, traced)
}

private func record_scroller_push(
  _ scroller: ScrollerRef?, _ input: UnsafePointer<scrollkit_input>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_push, size: TracedCall.size(structure: input))
  call.put(structure: input)
  call.send()
  return call.end(scroller_push(scroller, input))
}

@_cdecl("scrollkit_scroller_push_many")
public func scrollkit_scroller_push_many(
  _ scroller: ScrollerRef?, _ inputs: UnsafePointer<scrollkit_input>?, _ count: UInt
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_push_many(scroller, inputs, count)
  }
  return record_scroller_push_many(scroller, inputs, count, traced)
}

private func record_scroller_push_many(
  _ scroller: ScrollerRef?, _ inputs: UnsafePointer<scrollkit_input>?, _ count: UInt, _ traced: TracedPointer
) -> scrollkit_status {
  let elements = TracedElements.scroller_push_many(scroller, inputs, count)
  let call = TracedCall(traced, TracedFunction.scroller_push_many, size: 8 + TracedCall.size(structures: inputs, elements))
  call.put(count)
  call.put(structures: inputs, elements)
  call.send()
  return call.end(scroller_push_many(scroller, inputs, count))
}

@_cdecl("scrollkit_scroller_press")
public func scrollkit_scroller_press(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_press(scroller, pointer_id, x, y, time)
  }
  return record_scroller_press(scroller, pointer_id, x, y, time, traced)
}

private func record_scroller_press(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ x: Double, _ y: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_press, size: 32)
  call.put(pointer_id)
  call.put(x)
  call.put(y)
  call.put(time)
  call.send()
  return call.end(scroller_press(scroller, pointer_id, x, y, time))
}

@_cdecl("scrollkit_scroller_move")
public func scrollkit_scroller_move(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_move(scroller, pointer_id, x, y, time)
  }
  return record_scroller_move(scroller, pointer_id, x, y, time, traced)
}

private func record_scroller_move(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ x: Double, _ y: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_move, size: 32)
  call.put(pointer_id)
  call.put(x)
  call.put(y)
  call.put(time)
  call.send()
  return call.end(scroller_move(scroller, pointer_id, x, y, time))
}

@_cdecl("scrollkit_scroller_release")
public func scrollkit_scroller_release(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_release(scroller, pointer_id, time)
  }
  return record_scroller_release(scroller, pointer_id, time, traced)
}

private func record_scroller_release(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_release, size: 16)
  call.put(pointer_id)
  call.put(time)
  call.send()
  return call.end(scroller_release(scroller, pointer_id, time))
}

@_cdecl("scrollkit_scroller_cancel")
public func scrollkit_scroller_cancel(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_cancel(scroller, time)
  }
  return record_scroller_cancel(scroller, time, traced)
}

private func record_scroller_cancel(
  _ scroller: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_cancel, size: 8)
  call.put(time)
  call.send()
  return call.end(scroller_cancel(scroller, time))
}

@_cdecl("scrollkit_scroller_wheel")
public func scrollkit_scroller_wheel(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ unit: scrollkit_unit, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_wheel(scroller, x, y, unit, time)
  }
  return record_scroller_wheel(scroller, x, y, unit, time, traced)
}

private func record_scroller_wheel(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ unit: scrollkit_unit, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_wheel, size: 32)
  call.put(x)
  call.put(y)
  call.put(unit)
  call.put(time)
  call.send()
  return call.end(scroller_wheel(scroller, x, y, unit, time))
}

@_cdecl("scrollkit_scroller_key")
public func scrollkit_scroller_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_key(scroller, key, time)
  }
  return record_scroller_key(scroller, key, time, traced)
}

private func record_scroller_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_key, size: 16)
  call.put(key)
  call.put(time)
  call.send()
  return call.end(scroller_key(scroller, key, time))
}

@_cdecl("scrollkit_scroller_hold_key")
public func scrollkit_scroller_hold_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_hold_key(scroller, key, time)
  }
  return record_scroller_hold_key(scroller, key, time, traced)
}

private func record_scroller_hold_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_hold_key, size: 16)
  call.put(key)
  call.put(time)
  call.send()
  return call.end(scroller_hold_key(scroller, key, time))
}

@_cdecl("scrollkit_scroller_release_key")
public func scrollkit_scroller_release_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_release_key(scroller, key, time)
  }
  return record_scroller_release_key(scroller, key, time, traced)
}

private func record_scroller_release_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_release_key, size: 16)
  call.put(key)
  call.put(time)
  call.send()
  return call.end(scroller_release_key(scroller, key, time))
}

@_cdecl("scrollkit_scroller_report_release")
public func scrollkit_scroller_report_release(
  _ scroller: ScrollerRef?, _ velocity_x: Double, _ velocity_y: Double, _ target_x: Double, _ target_y: Double, _ decelerates: UInt32, _ time: Double, _ rest_x: UnsafeMutablePointer<Double>?, _ rest_y: UnsafeMutablePointer<Double>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_report_release(scroller, velocity_x, velocity_y, target_x, target_y, decelerates, time, rest_x, rest_y)
  }
  return record_scroller_report_release(scroller, velocity_x, velocity_y, target_x, target_y, decelerates, time, rest_x, rest_y, traced)
}

private func record_scroller_report_release(
  _ scroller: ScrollerRef?, _ velocity_x: Double, _ velocity_y: Double, _ target_x: Double, _ target_y: Double, _ decelerates: UInt32, _ time: Double, _ rest_x: UnsafeMutablePointer<Double>?, _ rest_y: UnsafeMutablePointer<Double>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_report_release, size: 48)
  call.put(velocity_x)
  call.put(velocity_y)
  call.put(target_x)
  call.put(target_y)
  call.put(decelerates)
  call.put(time)
  call.send()
  return call.end(scroller_report_release(scroller, velocity_x, velocity_y, target_x, target_y, decelerates, time, rest_x, rest_y))
}

@_cdecl("scrollkit_scroller_tick")
public func scrollkit_scroller_tick(
  _ scroller: ScrollerRef?, _ time: Double, _ frame: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_tick(scroller, time, frame)
  }
  return record_scroller_tick(scroller, time, frame, traced)
}

private func record_scroller_tick(
  _ scroller: ScrollerRef?, _ time: Double, _ frame: UnsafeMutablePointer<scrollkit_frame>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_tick, size: 8)
  call.put(time)
  call.send()
  return call.endTick(scroller_tick(scroller, time, frame))
}

@_cdecl("scrollkit_scroller_sync")
public func scrollkit_scroller_sync(
  _ scroller: ScrollerRef?, _ host_x: Double, _ host_y: Double, _ time: Double, _ frame: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_sync(scroller, host_x, host_y, time, frame)
  }
  return record_scroller_sync(scroller, host_x, host_y, time, frame, traced)
}

private func record_scroller_sync(
  _ scroller: ScrollerRef?, _ host_x: Double, _ host_y: Double, _ time: Double, _ frame: UnsafeMutablePointer<scrollkit_frame>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scroller_sync, size: 24)
  call.put(host_x)
  call.put(host_y)
  call.put(time)
  call.send()
  return call.endTick(scroller_sync(scroller, host_x, host_y, time, frame))
}

@_cdecl("scrollkit_top_enable")
public func scrollkit_top_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_top_options>?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return top_enable(scroller, options, time)
  }
  return record_top_enable(scroller, options, time, traced)
}

private func record_top_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_top_options>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.top_enable, size: 8 + TracedCall.size(structure: options))
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(top_enable(scroller, options, time))
}

@_cdecl("scrollkit_top_disable")
public func scrollkit_top_disable(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return top_disable(scroller, time)
  }
  return record_top_disable(scroller, time, traced)
}

private func record_top_disable(
  _ scroller: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.top_disable, size: 8)
  call.put(time)
  call.send()
  return call.end(top_disable(scroller, time))
}

@_cdecl("scrollkit_top_trigger")
public func scrollkit_top_trigger(
  _ scroller: ScrollerRef?, _ source: scrollkit_top_source, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return top_trigger(scroller, source, time)
  }
  return record_top_trigger(scroller, source, time, traced)
}

private func record_top_trigger(
  _ scroller: ScrollerRef?, _ source: scrollkit_top_source, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.top_trigger, size: 16)
  call.put(source)
  call.put(time)
  call.send()
  return call.end(top_trigger(scroller, source, time))
}

@_cdecl("scrollkit_top_trigger_home")
public func scrollkit_top_trigger_home(
  _ scroller: ScrollerRef?, _ y: Double, _ source: scrollkit_top_source, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return top_trigger_home(scroller, y, source, time)
  }
  return record_top_trigger_home(scroller, y, source, time, traced)
}

private func record_top_trigger_home(
  _ scroller: ScrollerRef?, _ y: Double, _ source: scrollkit_top_source, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.top_trigger_home, size: 24)
  call.put(y)
  call.put(source)
  call.put(time)
  call.send()
  return call.end(top_trigger_home(scroller, y, source, time))
}

@_cdecl("scrollkit_top_set_visible")
public func scrollkit_top_set_visible(
  _ scroller: ScrollerRef?, _ is_visible: UInt32
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return top_set_visible(scroller, is_visible)
  }
  return record_top_set_visible(scroller, is_visible, traced)
}

private func record_top_set_visible(
  _ scroller: ScrollerRef?, _ is_visible: UInt32, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.top_set_visible, size: 8)
  call.put(is_visible)
  call.send()
  return call.end(top_set_visible(scroller, is_visible))
}

@_cdecl("scrollkit_header_add")
public func scrollkit_header_add(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_header_options>?, _ time: Double, _ number: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return header_add(scroller, options, time, number)
  }
  return record_header_add(scroller, options, time, number, traced)
}

private func record_header_add(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_header_options>?, _ time: Double, _ number: UnsafeMutablePointer<UInt32>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.header_add, size: 8 + TracedCall.size(structure: options))
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(header_add(scroller, options, time, number))
}

@_cdecl("scrollkit_header_set_options")
public func scrollkit_header_set_options(
  _ scroller: ScrollerRef?, _ number: UInt32, _ options: UnsafePointer<scrollkit_header_options>?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return header_set_options(scroller, number, options, time)
  }
  return record_header_set_options(scroller, number, options, time, traced)
}

private func record_header_set_options(
  _ scroller: ScrollerRef?, _ number: UInt32, _ options: UnsafePointer<scrollkit_header_options>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.header_set_options, size: 16 + TracedCall.size(structure: options))
  call.put(number)
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(header_set_options(scroller, number, options, time))
}

@_cdecl("scrollkit_header_set_position")
public func scrollkit_header_set_position(
  _ scroller: ScrollerRef?, _ number: UInt32, _ position: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return header_set_position(scroller, number, position, time)
  }
  return record_header_set_position(scroller, number, position, time, traced)
}

private func record_header_set_position(
  _ scroller: ScrollerRef?, _ number: UInt32, _ position: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.header_set_position, size: 24)
  call.put(number)
  call.put(position)
  call.put(time)
  call.send()
  return call.end(header_set_position(scroller, number, position, time))
}

@_cdecl("scrollkit_header_remove_all")
public func scrollkit_header_remove_all(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return header_remove_all(scroller, time)
  }
  return record_header_remove_all(scroller, time, traced)
}

private func record_header_remove_all(
  _ scroller: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.header_remove_all, size: 8)
  call.put(time)
  call.send()
  return call.end(header_remove_all(scroller, time))
}

@_cdecl("scrollkit_anchor_set_policy")
public func scrollkit_anchor_set_policy(
  _ scroller: ScrollerRef?, _ policy: scrollkit_anchor_policy, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return anchor_set_policy(scroller, policy, time)
  }
  return record_anchor_set_policy(scroller, policy, time, traced)
}

private func record_anchor_set_policy(
  _ scroller: ScrollerRef?, _ policy: scrollkit_anchor_policy, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.anchor_set_policy, size: 16)
  call.put(policy)
  call.put(time)
  call.send()
  return call.end(anchor_set_policy(scroller, policy, time))
}

@_cdecl("scrollkit_anchor_begin_update")
public func scrollkit_anchor_begin_update(
  _ scroller: ScrollerRef?, _ time: Double, _ batch: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return anchor_begin_update(scroller, time, batch)
  }
  return record_anchor_begin_update(scroller, time, batch, traced)
}

private func record_anchor_begin_update(
  _ scroller: ScrollerRef?, _ time: Double, _ batch: UnsafeMutablePointer<UInt32>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.anchor_begin_update, size: 8)
  call.put(time)
  call.send()
  return call.end(anchor_begin_update(scroller, time, batch))
}

@_cdecl("scrollkit_anchor_add_edit")
public func scrollkit_anchor_add_edit(
  _ scroller: ScrollerRef?, _ y: Double, _ removed: Double, _ inserted: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return anchor_add_edit(scroller, y, removed, inserted)
  }
  return record_anchor_add_edit(scroller, y, removed, inserted, traced)
}

private func record_anchor_add_edit(
  _ scroller: ScrollerRef?, _ y: Double, _ removed: Double, _ inserted: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.anchor_add_edit, size: 24)
  call.put(y)
  call.put(removed)
  call.put(inserted)
  call.send()
  return call.end(anchor_add_edit(scroller, y, removed, inserted))
}

@_cdecl("scrollkit_anchor_end_update")
public func scrollkit_anchor_end_update(
  _ scroller: ScrollerRef?, _ batch: UInt32, _ geometry: UnsafePointer<scrollkit_geometry>?, _ finished: UInt32, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return anchor_end_update(scroller, batch, geometry, finished, time)
  }
  return record_anchor_end_update(scroller, batch, geometry, finished, time, traced)
}

private func record_anchor_end_update(
  _ scroller: ScrollerRef?, _ batch: UInt32, _ geometry: UnsafePointer<scrollkit_geometry>?, _ finished: UInt32, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.anchor_end_update, size: 24 + TracedCall.size(structure: geometry))
  call.put(batch)
  call.put(structure: geometry)
  call.put(finished)
  call.put(time)
  call.send()
  return call.end(anchor_end_update(scroller, batch, geometry, finished, time))
}

@_cdecl("scrollkit_nub_enable")
public func scrollkit_nub_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_nub_options>?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return nub_enable(scroller, options, time)
  }
  return record_nub_enable(scroller, options, time, traced)
}

private func record_nub_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_nub_options>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.nub_enable, size: 8 + TracedCall.size(structure: options))
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(nub_enable(scroller, options, time))
}

@_cdecl("scrollkit_nub_disable")
public func scrollkit_nub_disable(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return nub_disable(scroller, time)
  }
  return record_nub_disable(scroller, time, traced)
}

private func record_nub_disable(
  _ scroller: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.nub_disable, size: 8)
  call.put(time)
  call.send()
  return call.end(nub_disable(scroller, time))
}

@_cdecl("scrollkit_nub_grab")
public func scrollkit_nub_grab(
  _ scroller: ScrollerRef?, _ time: Double, _ is_held: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return nub_grab(scroller, time, is_held)
  }
  return record_nub_grab(scroller, time, is_held, traced)
}

private func record_nub_grab(
  _ scroller: ScrollerRef?, _ time: Double, _ is_held: UnsafeMutablePointer<UInt32>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.nub_grab, size: 8)
  call.put(time)
  call.send()
  return call.end(nub_grab(scroller, time, is_held))
}

@_cdecl("scrollkit_nub_drag")
public func scrollkit_nub_drag(
  _ scroller: ScrollerRef?, _ distance: Double, _ sideways: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return nub_drag(scroller, distance, sideways, time)
  }
  return record_nub_drag(scroller, distance, sideways, time, traced)
}

private func record_nub_drag(
  _ scroller: ScrollerRef?, _ distance: Double, _ sideways: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.nub_drag, size: 24)
  call.put(distance)
  call.put(sideways)
  call.put(time)
  call.send()
  return call.end(nub_drag(scroller, distance, sideways, time))
}

@_cdecl("scrollkit_nub_release")
public func scrollkit_nub_release(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return nub_release(scroller, time)
  }
  return record_nub_release(scroller, time, traced)
}

private func record_nub_release(
  _ scroller: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.nub_release, size: 8)
  call.put(time)
  call.send()
  return call.end(nub_release(scroller, time))
}

@_cdecl("scrollkit_nub_set_hover")
public func scrollkit_nub_set_hover(
  _ scroller: ScrollerRef?, _ is_near: UInt32, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return nub_set_hover(scroller, is_near, time)
  }
  return record_nub_set_hover(scroller, is_near, time, traced)
}

private func record_nub_set_hover(
  _ scroller: ScrollerRef?, _ is_near: UInt32, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.nub_set_hover, size: 16)
  call.put(is_near)
  call.put(time)
  call.send()
  return call.end(nub_set_hover(scroller, is_near, time))
}

@_cdecl("scrollkit_nub_set_sections")
public func scrollkit_nub_set_sections(
  _ scroller: ScrollerRef?, _ starts: UnsafePointer<Double>?, _ count: UInt, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return nub_set_sections(scroller, starts, count, time)
  }
  return record_nub_set_sections(scroller, starts, count, time, traced)
}

private func record_nub_set_sections(
  _ scroller: ScrollerRef?, _ starts: UnsafePointer<Double>?, _ count: UInt, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let elements = TracedElements.nub_set_sections(scroller, starts, count, time)
  let call = TracedCall(traced, TracedFunction.nub_set_sections, size: 16 + TracedCall.size(numbers: starts, elements))
  call.put(count)
  call.put(numbers: starts, elements)
  call.put(time)
  call.send()
  return call.end(nub_set_sections(scroller, starts, count, time))
}

@_cdecl("scrollkit_nest_set_parent")
public func scrollkit_nest_set_parent(
  _ child: ScrollerRef?, _ parent: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(child)?.pointee.traced else {
    return nest_set_parent(child, parent, time)
  }
  return record_nest_set_parent(child, parent, time, traced)
}

private func record_nest_set_parent(
  _ child: ScrollerRef?, _ parent: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.nest_set_parent, size: 16)
  call.put(parent)
  call.put(time)
  call.send()
  return call.end(nest_set_parent(child, parent, time))
}

@_cdecl("scrollkit_nest_set_overscroll_behavior")
public func scrollkit_nest_set_overscroll_behavior(
  _ scroller: ScrollerRef?, _ x: scrollkit_overscroll_behavior, _ y: scrollkit_overscroll_behavior
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return nest_set_overscroll_behavior(scroller, x, y)
  }
  return record_nest_set_overscroll_behavior(scroller, x, y, traced)
}

private func record_nest_set_overscroll_behavior(
  _ scroller: ScrollerRef?, _ x: scrollkit_overscroll_behavior, _ y: scrollkit_overscroll_behavior, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.nest_set_overscroll_behavior, size: 16)
  call.put(x)
  call.put(y)
  call.send()
  return call.end(nest_set_overscroll_behavior(scroller, x, y))
}

@_cdecl("scrollkit_nest_set_order")
public func scrollkit_nest_set_order(
  _ scroller: ScrollerRef?, _ order: scrollkit_nest_order
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return nest_set_order(scroller, order)
  }
  return record_nest_set_order(scroller, order, traced)
}

private func record_nest_set_order(
  _ scroller: ScrollerRef?, _ order: scrollkit_nest_order, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.nest_set_order, size: 8)
  call.put(order)
  call.send()
  return call.end(nest_set_order(scroller, order))
}

@_cdecl("scrollkit_nest_set_latching")
public func scrollkit_nest_set_latching(
  _ scroller: ScrollerRef?, _ latching: scrollkit_nest_latching
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return nest_set_latching(scroller, latching)
  }
  return record_nest_set_latching(scroller, latching, traced)
}

private func record_nest_set_latching(
  _ scroller: ScrollerRef?, _ latching: scrollkit_nest_latching, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.nest_set_latching, size: 8)
  call.put(latching)
  call.send()
  return call.end(nest_set_latching(scroller, latching))
}

@_cdecl("scrollkit_link_update")
public func scrollkit_link_update(
  _ first: ScrollerRef?, _ second: ScrollerRef?, _ axis: scrollkit_axis, _ line: Double, _ positions: UnsafePointer<Double>?, _ count: UInt, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(first)?.pointee.traced else {
    return link_update(first, second, axis, line, positions, count, time)
  }
  return record_link_update(first, second, axis, line, positions, count, time, traced)
}

private func record_link_update(
  _ first: ScrollerRef?, _ second: ScrollerRef?, _ axis: scrollkit_axis, _ line: Double, _ positions: UnsafePointer<Double>?, _ count: UInt, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let elements = TracedElements.link_update(first, second, axis, line, positions, count, time)
  let call = TracedCall(traced, TracedFunction.link_update, size: 40 + TracedCall.size(numbers: positions, elements))
  call.put(second)
  call.put(axis)
  call.put(line)
  call.put(count)
  call.put(numbers: positions, elements)
  call.put(time)
  call.send()
  return call.end(link_update(first, second, axis, line, positions, count, time))
}

@_cdecl("scrollkit_snap_set_options")
public func scrollkit_snap_set_options(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ options: UnsafePointer<scrollkit_snap_options>?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return snap_set_options(scroller, axis, options, time)
  }
  return record_snap_set_options(scroller, axis, options, time, traced)
}

private func record_snap_set_options(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ options: UnsafePointer<scrollkit_snap_options>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.snap_set_options, size: 16 + TracedCall.size(structure: options))
  call.put(axis)
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(snap_set_options(scroller, axis, options, time))
}

@_cdecl("scrollkit_snap_set_areas")
public func scrollkit_snap_set_areas(
  _ scroller: ScrollerRef?, _ areas: UnsafePointer<scrollkit_snap_area>?, _ count: UInt, _ order: scrollkit_snap_order, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return snap_set_areas(scroller, areas, count, order, time)
  }
  return record_snap_set_areas(scroller, areas, count, order, time, traced)
}

private func record_snap_set_areas(
  _ scroller: ScrollerRef?, _ areas: UnsafePointer<scrollkit_snap_area>?, _ count: UInt, _ order: scrollkit_snap_order, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let elements = TracedElements.snap_set_areas(scroller, areas, count, order, time)
  let call = TracedCall(traced, TracedFunction.snap_set_areas, size: 24 + TracedCall.size(structures: areas, elements))
  call.put(count)
  call.put(structures: areas, elements)
  call.put(order)
  call.put(time)
  call.send()
  return call.end(snap_set_areas(scroller, areas, count, order, time))
}

@_cdecl("scrollkit_snap_scroll_to")
public func scrollkit_snap_scroll_to(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ index: Double, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return snap_scroll_to(scroller, axis, index, time, id)
  }
  return record_snap_scroll_to(scroller, axis, index, time, id, traced)
}

private func record_snap_scroll_to(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ index: Double, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.snap_scroll_to, size: 24)
  call.put(axis)
  call.put(index)
  call.put(time)
  call.send()
  return call.end(snap_scroll_to(scroller, axis, index, time, id))
}

@_cdecl("scrollkit_zoom_enable")
public func scrollkit_zoom_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_zoom_options>?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return zoom_enable(scroller, options, time)
  }
  return record_zoom_enable(scroller, options, time, traced)
}

private func record_zoom_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_zoom_options>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.zoom_enable, size: 8 + TracedCall.size(structure: options))
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(zoom_enable(scroller, options, time))
}

@_cdecl("scrollkit_zoom_disable")
public func scrollkit_zoom_disable(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return zoom_disable(scroller, time)
  }
  return record_zoom_disable(scroller, time, traced)
}

private func record_zoom_disable(
  _ scroller: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.zoom_disable, size: 8)
  call.put(time)
  call.send()
  return call.end(zoom_disable(scroller, time))
}

@_cdecl("scrollkit_zoom_set_scale")
public func scrollkit_zoom_set_scale(
  _ scroller: ScrollerRef?, _ scale: Double, _ x: Double, _ y: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return zoom_set_scale(scroller, scale, x, y, animated, time, id)
  }
  return record_zoom_set_scale(scroller, scale, x, y, animated, time, id, traced)
}

private func record_zoom_set_scale(
  _ scroller: ScrollerRef?, _ scale: Double, _ x: Double, _ y: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.zoom_set_scale, size: 40)
  call.put(scale)
  call.put(x)
  call.put(y)
  call.put(animated)
  call.put(time)
  call.send()
  return call.end(zoom_set_scale(scroller, scale, x, y, animated, time, id))
}

@_cdecl("scrollkit_zoom_show_rect")
public func scrollkit_zoom_show_rect(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return zoom_show_rect(scroller, x, y, width, height, animated, time, id)
  }
  return record_zoom_show_rect(scroller, x, y, width, height, animated, time, id, traced)
}

private func record_zoom_show_rect(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.zoom_show_rect, size: 48)
  call.put(x)
  call.put(y)
  call.put(width)
  call.put(height)
  call.put(animated)
  call.put(time)
  call.send()
  return call.end(zoom_show_rect(scroller, x, y, width, height, animated, time, id))
}

@_cdecl("scrollkit_zoom_double_tap")
public func scrollkit_zoom_double_tap(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ scale: Double, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return zoom_double_tap(scroller, x, y, scale, time, id)
  }
  return record_zoom_double_tap(scroller, x, y, scale, time, id, traced)
}

private func record_zoom_double_tap(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ scale: Double, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.zoom_double_tap, size: 32)
  call.put(x)
  call.put(y)
  call.put(scale)
  call.put(time)
  call.send()
  return call.end(zoom_double_tap(scroller, x, y, scale, time, id))
}

@_cdecl("scrollkit_zoom_set_limits")
public func scrollkit_zoom_set_limits(
  _ scroller: ScrollerRef?, _ minimum: Double, _ maximum: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return zoom_set_limits(scroller, minimum, maximum, time)
  }
  return record_zoom_set_limits(scroller, minimum, maximum, time, traced)
}

private func record_zoom_set_limits(
  _ scroller: ScrollerRef?, _ minimum: Double, _ maximum: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.zoom_set_limits, size: 24)
  call.put(minimum)
  call.put(maximum)
  call.put(time)
  call.send()
  return call.end(zoom_set_limits(scroller, minimum, maximum, time))
}

@_cdecl("scrollkit_autoscroll_set_velocity")
public func scrollkit_autoscroll_set_velocity(
  _ scroller: ScrollerRef?, _ velocity_x: Double, _ velocity_y: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return autoscroll_set_velocity(scroller, velocity_x, velocity_y, time)
  }
  return record_autoscroll_set_velocity(scroller, velocity_x, velocity_y, time, traced)
}

private func record_autoscroll_set_velocity(
  _ scroller: ScrollerRef?, _ velocity_x: Double, _ velocity_y: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.autoscroll_set_velocity, size: 24)
  call.put(velocity_x)
  call.put(velocity_y)
  call.put(time)
  call.send()
  return call.end(autoscroll_set_velocity(scroller, velocity_x, velocity_y, time))
}

@_cdecl("scrollkit_autoscroll_end")
public func scrollkit_autoscroll_end(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return autoscroll_end(scroller, time)
  }
  return record_autoscroll_end(scroller, time, traced)
}

private func record_autoscroll_end(
  _ scroller: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.autoscroll_end, size: 8)
  call.put(time)
  call.send()
  return call.end(autoscroll_end(scroller, time))
}

@_cdecl("scrollkit_autoscroll_begin")
public func scrollkit_autoscroll_begin(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_autoscroll_options>?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return autoscroll_begin(scroller, options, x, y, time)
  }
  return record_autoscroll_begin(scroller, options, x, y, time, traced)
}

private func record_autoscroll_begin(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_autoscroll_options>?, _ x: Double, _ y: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.autoscroll_begin, size: 24 + TracedCall.size(structure: options))
  call.put(structure: options)
  call.put(x)
  call.put(y)
  call.put(time)
  call.send()
  return call.end(autoscroll_begin(scroller, options, x, y, time))
}

@_cdecl("scrollkit_autoscroll_move")
public func scrollkit_autoscroll_move(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return autoscroll_move(scroller, x, y, time)
  }
  return record_autoscroll_move(scroller, x, y, time, traced)
}

private func record_autoscroll_move(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.autoscroll_move, size: 24)
  call.put(x)
  call.put(y)
  call.put(time)
  call.send()
  return call.end(autoscroll_move(scroller, x, y, time))
}

@_cdecl("scrollkit_autoscroll_release")
public func scrollkit_autoscroll_release(
  _ scroller: ScrollerRef?, _ time: Double, _ continues: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return autoscroll_release(scroller, time, continues)
  }
  return record_autoscroll_release(scroller, time, continues, traced)
}

private func record_autoscroll_release(
  _ scroller: ScrollerRef?, _ time: Double, _ continues: UnsafeMutablePointer<UInt32>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.autoscroll_release, size: 8)
  call.put(time)
  call.send()
  return call.end(autoscroll_release(scroller, time, continues))
}

@_cdecl("scrollkit_autoscroll_drag")
public func scrollkit_autoscroll_drag(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_autoscroll_options>?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return autoscroll_drag(scroller, options, x, y, time)
  }
  return record_autoscroll_drag(scroller, options, x, y, time, traced)
}

private func record_autoscroll_drag(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_autoscroll_options>?, _ x: Double, _ y: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.autoscroll_drag, size: 24 + TracedCall.size(structure: options))
  call.put(structure: options)
  call.put(x)
  call.put(y)
  call.put(time)
  call.send()
  return call.end(autoscroll_drag(scroller, options, x, y, time))
}

@_cdecl("scrollkit_scrollbar_enable")
public func scrollkit_scrollbar_enable(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ options: UnsafePointer<scrollkit_scrollbar_options>?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scrollbar_enable(scroller, axis, options, time)
  }
  return record_scrollbar_enable(scroller, axis, options, time, traced)
}

private func record_scrollbar_enable(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ options: UnsafePointer<scrollkit_scrollbar_options>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scrollbar_enable, size: 16 + TracedCall.size(structure: options))
  call.put(axis)
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(scrollbar_enable(scroller, axis, options, time))
}

@_cdecl("scrollkit_scrollbar_disable")
public func scrollkit_scrollbar_disable(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scrollbar_disable(scroller, axis, time)
  }
  return record_scrollbar_disable(scroller, axis, time, traced)
}

private func record_scrollbar_disable(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scrollbar_disable, size: 16)
  call.put(axis)
  call.put(time)
  call.send()
  return call.end(scrollbar_disable(scroller, axis, time))
}

@_cdecl("scrollkit_scrollbar_press")
public func scrollkit_scrollbar_press(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ part: scrollkit_scrollbar_part, _ position: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scrollbar_press(scroller, axis, part, position, time)
  }
  return record_scrollbar_press(scroller, axis, part, position, time, traced)
}

private func record_scrollbar_press(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ part: scrollkit_scrollbar_part, _ position: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scrollbar_press, size: 32)
  call.put(axis)
  call.put(part)
  call.put(position)
  call.put(time)
  call.send()
  return call.end(scrollbar_press(scroller, axis, part, position, time))
}

@_cdecl("scrollkit_scrollbar_drag")
public func scrollkit_scrollbar_drag(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ position: Double, _ sideways: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scrollbar_drag(scroller, axis, position, sideways, time)
  }
  return record_scrollbar_drag(scroller, axis, position, sideways, time, traced)
}

private func record_scrollbar_drag(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ position: Double, _ sideways: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scrollbar_drag, size: 32)
  call.put(axis)
  call.put(position)
  call.put(sideways)
  call.put(time)
  call.send()
  return call.end(scrollbar_drag(scroller, axis, position, sideways, time))
}

@_cdecl("scrollkit_scrollbar_release")
public func scrollkit_scrollbar_release(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scrollbar_release(scroller, axis, time)
  }
  return record_scrollbar_release(scroller, axis, time, traced)
}

private func record_scrollbar_release(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.scrollbar_release, size: 16)
  call.put(axis)
  call.put(time)
  call.send()
  return call.end(scrollbar_release(scroller, axis, time))
}

@_cdecl("scrollkit_refresh_enable")
public func scrollkit_refresh_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_refresh_options>?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return refresh_enable(scroller, options, time)
  }
  return record_refresh_enable(scroller, options, time, traced)
}

private func record_refresh_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_refresh_options>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.refresh_enable, size: 8 + TracedCall.size(structure: options))
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(refresh_enable(scroller, options, time))
}

@_cdecl("scrollkit_refresh_disable")
public func scrollkit_refresh_disable(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return refresh_disable(scroller, time)
  }
  return record_refresh_disable(scroller, time, traced)
}

private func record_refresh_disable(
  _ scroller: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.refresh_disable, size: 8)
  call.put(time)
  call.send()
  return call.end(refresh_disable(scroller, time))
}

@_cdecl("scrollkit_refresh_begin")
public func scrollkit_refresh_begin(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return refresh_begin(scroller, time)
  }
  return record_refresh_begin(scroller, time, traced)
}

private func record_refresh_begin(
  _ scroller: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.refresh_begin, size: 8)
  call.put(time)
  call.send()
  return call.end(refresh_begin(scroller, time))
}

@_cdecl("scrollkit_refresh_end")
public func scrollkit_refresh_end(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return refresh_end(scroller, time)
  }
  return record_refresh_end(scroller, time, traced)
}

private func record_refresh_end(
  _ scroller: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.refresh_end, size: 8)
  call.put(time)
  call.send()
  return call.end(refresh_end(scroller, time))
}

@_cdecl("scrollkit_deltas_enable")
public func scrollkit_deltas_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_deltas_options>?, _ time: Double
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return deltas_enable(scroller, options, time)
  }
  return record_deltas_enable(scroller, options, time, traced)
}

private func record_deltas_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_deltas_options>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.deltas_enable, size: 8 + TracedCall.size(structure: options))
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(deltas_enable(scroller, options, time))
}

@_cdecl("scrollkit_deltas_take")
public func scrollkit_deltas_take(
  _ scroller: ScrollerRef?, _ time: Double, _ deltas: UnsafeMutablePointer<scrollkit_deltas>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return deltas_take(scroller, time, deltas)
  }
  return record_deltas_take(scroller, time, deltas, traced)
}

private func record_deltas_take(
  _ scroller: ScrollerRef?, _ time: Double, _ deltas: UnsafeMutablePointer<scrollkit_deltas>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.deltas_take, size: 8)
  call.put(time)
  call.send()
  return call.end(deltas_take(scroller, time, deltas))
}

@_cdecl("scrollkit_meter_enable")
public func scrollkit_meter_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_meter_options>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return meter_enable(scroller, options)
  }
  return record_meter_enable(scroller, options, traced)
}

private func record_meter_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_meter_options>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.meter_enable, size: TracedCall.size(structure: options))
  call.put(structure: options)
  call.send()
  return call.end(meter_enable(scroller, options))
}

@_cdecl("scrollkit_meter_disable")
public func scrollkit_meter_disable(
  _ scroller: ScrollerRef?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return meter_disable(scroller)
  }
  return record_meter_disable(scroller, traced)
}

private func record_meter_disable(
  _ scroller: ScrollerRef?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.meter_disable, size: 0)
  call.send()
  return call.end(meter_disable(scroller))
}

@_cdecl("scrollkit_list_destroy")
public func scrollkit_list_destroy(
  _ list: ListRef?
) {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_destroy(list)
  }
  return record_list_destroy(list, traced)
}

private func record_list_destroy(
  _ list: ListRef?, _ traced: TracedPointer
) {
  let call = TracedCall(traced, TracedFunction.list_destroy, size: 0)
  call.send()
  list_destroy(list)
  _ = call.end(.ok)
}

@_cdecl("scrollkit_list_set_offset")
public func scrollkit_list_set_offset(
  _ list: ListRef?, _ offset: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_set_offset(list, offset)
  }
  return record_list_set_offset(list, offset, traced)
}

private func record_list_set_offset(
  _ list: ListRef?, _ offset: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_set_offset, size: 8)
  call.put(offset)
  call.send()
  return call.end(list_set_offset(list, offset))
}

@_cdecl("scrollkit_list_attach")
public func scrollkit_list_attach(
  _ list: ListRef?, _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_attach(list, scroller, time)
  }
  return record_list_attach(list, scroller, time, traced)
}

private func record_list_attach(
  _ list: ListRef?, _ scroller: ScrollerRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_attach, size: 16)
  call.put(scroller)
  call.put(time)
  call.send()
  return call.end(list_attach(list, scroller, time))
}

@_cdecl("scrollkit_list_detach")
public func scrollkit_list_detach(
  _ list: ListRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_detach(list, time)
  }
  return record_list_detach(list, time, traced)
}

private func record_list_detach(
  _ list: ListRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_detach, size: 8)
  call.put(time)
  call.send()
  return call.end(list_detach(list, time))
}

@_cdecl("scrollkit_list_begin_update")
public func scrollkit_list_begin_update(
  _ list: ListRef?, _ time: Double, _ batch: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_begin_update(list, time, batch)
  }
  return record_list_begin_update(list, time, batch, traced)
}

private func record_list_begin_update(
  _ list: ListRef?, _ time: Double, _ batch: UnsafeMutablePointer<UInt32>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_begin_update, size: 8)
  call.put(time)
  call.send()
  return call.end(list_begin_update(list, time, batch))
}

@_cdecl("scrollkit_list_end_update")
public func scrollkit_list_end_update(
  _ list: ListRef?, _ batch: UInt32, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_end_update(list, batch, time)
  }
  return record_list_end_update(list, batch, time, traced)
}

private func record_list_end_update(
  _ list: ListRef?, _ batch: UInt32, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_end_update, size: 16)
  call.put(batch)
  call.put(time)
  call.send()
  return call.end(list_end_update(list, batch, time))
}

@_cdecl("scrollkit_list_set_conversation")
public func scrollkit_list_set_conversation(
  _ list: ListRef?, _ options: UnsafePointer<scrollkit_list_conversation_options>?, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_set_conversation(list, options, time)
  }
  return record_list_set_conversation(list, options, time, traced)
}

private func record_list_set_conversation(
  _ list: ListRef?, _ options: UnsafePointer<scrollkit_list_conversation_options>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_set_conversation, size: 8 + TracedCall.size(structure: options))
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(list_set_conversation(list, options, time))
}

@_cdecl("scrollkit_list_end_conversation")
public func scrollkit_list_end_conversation(
  _ list: ListRef?, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_end_conversation(list, time)
  }
  return record_list_end_conversation(list, time, traced)
}

private func record_list_end_conversation(
  _ list: ListRef?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_end_conversation, size: 8)
  call.put(time)
  call.send()
  return call.end(list_end_conversation(list, time))
}

@_cdecl("scrollkit_list_begin_turn")
public func scrollkit_list_begin_turn(
  _ list: ListRef?, _ item: UInt, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_begin_turn(list, item, options, time, id)
  }
  return record_list_begin_turn(list, item, options, time, id, traced)
}

private func record_list_begin_turn(
  _ list: ListRef?, _ item: UInt, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_begin_turn, size: 16 + TracedCall.size(structure: options))
  call.put(item)
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(list_begin_turn(list, item, options, time, id))
}

@_cdecl("scrollkit_list_scroll_to_newest")
public func scrollkit_list_scroll_to_newest(
  _ list: ListRef?, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_scroll_to_newest(list, options, time, id)
  }
  return record_list_scroll_to_newest(list, options, time, id, traced)
}

private func record_list_scroll_to_newest(
  _ list: ListRef?, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_scroll_to_newest, size: 8 + TracedCall.size(structure: options))
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(list_scroll_to_newest(list, options, time, id))
}

@_cdecl("scrollkit_list_set_options")
public func scrollkit_list_set_options(
  _ list: ListRef?, _ options: UnsafePointer<scrollkit_list_options>?, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_set_options(list, options, time)
  }
  return record_list_set_options(list, options, time, traced)
}

private func record_list_set_options(
  _ list: ListRef?, _ options: UnsafePointer<scrollkit_list_options>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_set_options, size: 8 + TracedCall.size(structure: options))
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(list_set_options(list, options, time))
}

@_cdecl("scrollkit_list_insert")
public func scrollkit_list_insert(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_insert(list, item, count, time)
  }
  return record_list_insert(list, item, count, time, traced)
}

private func record_list_insert(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_insert, size: 24)
  call.put(item)
  call.put(count)
  call.put(time)
  call.send()
  return call.end(list_insert(list, item, count, time))
}

@_cdecl("scrollkit_list_insert_measured")
public func scrollkit_list_insert_measured(
  _ list: ListRef?, _ item: UInt, _ extents: UnsafePointer<Double>?, _ count: UInt, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_insert_measured(list, item, extents, count, time)
  }
  return record_list_insert_measured(list, item, extents, count, time, traced)
}

private func record_list_insert_measured(
  _ list: ListRef?, _ item: UInt, _ extents: UnsafePointer<Double>?, _ count: UInt, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let elements = TracedElements.list_insert_measured(list, item, extents, count, time)
  let call = TracedCall(traced, TracedFunction.list_insert_measured, size: 24 + TracedCall.size(numbers: extents, elements))
  call.put(item)
  call.put(count)
  call.put(numbers: extents, elements)
  call.put(time)
  call.send()
  return call.end(list_insert_measured(list, item, extents, count, time))
}

@_cdecl("scrollkit_list_remove")
public func scrollkit_list_remove(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_remove(list, item, count, time)
  }
  return record_list_remove(list, item, count, time, traced)
}

private func record_list_remove(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_remove, size: 24)
  call.put(item)
  call.put(count)
  call.put(time)
  call.send()
  return call.end(list_remove(list, item, count, time))
}

@_cdecl("scrollkit_list_move")
public func scrollkit_list_move(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ destination: UInt, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_move(list, item, count, destination, time)
  }
  return record_list_move(list, item, count, destination, time, traced)
}

private func record_list_move(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ destination: UInt, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_move, size: 32)
  call.put(item)
  call.put(count)
  call.put(destination)
  call.put(time)
  call.send()
  return call.end(list_move(list, item, count, destination, time))
}

@_cdecl("scrollkit_list_set_extents")
public func scrollkit_list_set_extents(
  _ list: ListRef?, _ item: UInt, _ extents: UnsafePointer<Double>?, _ count: UInt, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_set_extents(list, item, extents, count, time)
  }
  return record_list_set_extents(list, item, extents, count, time, traced)
}

private func record_list_set_extents(
  _ list: ListRef?, _ item: UInt, _ extents: UnsafePointer<Double>?, _ count: UInt, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let elements = TracedElements.list_set_extents(list, item, extents, count, time)
  let call = TracedCall(traced, TracedFunction.list_set_extents, size: 24 + TracedCall.size(numbers: extents, elements))
  call.put(item)
  call.put(count)
  call.put(numbers: extents, elements)
  call.put(time)
  call.send()
  return call.end(list_set_extents(list, item, extents, count, time))
}

@_cdecl("scrollkit_list_forget_extents")
public func scrollkit_list_forget_extents(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_forget_extents(list, item, count, time)
  }
  return record_list_forget_extents(list, item, count, time, traced)
}

private func record_list_forget_extents(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_forget_extents, size: 24)
  call.put(item)
  call.put(count)
  call.put(time)
  call.send()
  return call.end(list_forget_extents(list, item, count, time))
}

@_cdecl("scrollkit_list_set_kind")
public func scrollkit_list_set_kind(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ kind: UInt32, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_set_kind(list, item, count, kind, time)
  }
  return record_list_set_kind(list, item, count, kind, time, traced)
}

private func record_list_set_kind(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ kind: UInt32, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_set_kind, size: 32)
  call.put(item)
  call.put(count)
  call.put(kind)
  call.put(time)
  call.send()
  return call.end(list_set_kind(list, item, count, kind, time))
}

@_cdecl("scrollkit_list_set_kind_options")
public func scrollkit_list_set_kind_options(
  _ list: ListRef?, _ kind: UInt32, _ options: UnsafePointer<scrollkit_list_kind_options>?, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_set_kind_options(list, kind, options, time)
  }
  return record_list_set_kind_options(list, kind, options, time, traced)
}

private func record_list_set_kind_options(
  _ list: ListRef?, _ kind: UInt32, _ options: UnsafePointer<scrollkit_list_kind_options>?, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_set_kind_options, size: 16 + TracedCall.size(structure: options))
  call.put(kind)
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(list_set_kind_options(list, kind, options, time))
}

@_cdecl("scrollkit_list_scroll_to_item")
public func scrollkit_list_scroll_to_item(
  _ list: ListRef?, _ item: UInt, _ alignment: scrollkit_list_alignment, _ margin: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_scroll_to_item(list, item, alignment, margin, animated, time, id)
  }
  return record_list_scroll_to_item(list, item, alignment, margin, animated, time, id, traced)
}

private func record_list_scroll_to_item(
  _ list: ListRef?, _ item: UInt, _ alignment: scrollkit_list_alignment, _ margin: Double, _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_scroll_to_item, size: 40)
  call.put(item)
  call.put(alignment)
  call.put(margin)
  call.put(animated)
  call.put(time)
  call.send()
  return call.end(list_scroll_to_item(list, item, alignment, margin, animated, time, id))
}

@_cdecl("scrollkit_list_scroll_into_view")
public func scrollkit_list_scroll_into_view(
  _ list: ListRef?, _ item: UInt, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_scroll_into_view(list, item, options, time, id)
  }
  return record_list_scroll_into_view(list, item, options, time, id, traced)
}

private func record_list_scroll_into_view(
  _ list: ListRef?, _ item: UInt, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_scroll_into_view, size: 16 + TracedCall.size(structure: options))
  call.put(item)
  call.put(structure: options)
  call.put(time)
  call.send()
  return call.end(list_scroll_into_view(list, item, options, time, id))
}

@_cdecl("scrollkit_list_set_position")
public func scrollkit_list_set_position(
  _ list: ListRef?, _ item: UInt, _ within: Double, _ time: Double
) -> scrollkit_status {
  guard let traced = ListPointer(list)?.pointee.traced else {
    return list_set_position(list, item, within, time)
  }
  return record_list_set_position(list, item, within, time, traced)
}

private func record_list_set_position(
  _ list: ListRef?, _ item: UInt, _ within: Double, _ time: Double, _ traced: TracedPointer
) -> scrollkit_status {
  let call = TracedCall(traced, TracedFunction.list_set_position, size: 24)
  call.put(item)
  call.put(within)
  call.put(time)
  call.send()
  return call.end(list_set_position(list, item, within, time))
}

/// Repeats a recorded call on a scroller or list.
///
/// - Returns: The status; nil if the arguments are damaged or the function is not in this list.
func repeatCall(
  _ function: UInt32, _ handle: OpaquePointer?, _ arguments: inout TraceReader
) -> scrollkit_status? {
  switch function {
  case TracedFunction.scroller_set_clock:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_set_clock(handle, time)
  case TracedFunction.scroller_set_geometry:
    let geometry: UnsafePointer<scrollkit_geometry>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_set_geometry(handle, geometry, time)
  case TracedFunction.scroller_set_size:
    let viewport_width = arguments.double()
    let viewport_height = arguments.double()
    let content_width = arguments.double()
    let content_height = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_set_size(handle, viewport_width, viewport_height, content_width, content_height, time)
  case TracedFunction.scroller_shift:
    let x = arguments.double()
    let y = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_shift(handle, x, y, time)
  case TracedFunction.scroller_set_preferences:
    let preferences: UnsafePointer<scrollkit_preferences>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_set_preferences(handle, preferences, time)
  case TracedFunction.scroller_set_scroll_enabled:
    let x = arguments.uint32()
    let y = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_set_scroll_enabled(handle, x, y, time)
  case TracedFunction.scroller_set_always_bounces:
    let x = arguments.uint32()
    let y = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_set_always_bounces(handle, x, y, time)
  case TracedFunction.scroller_scroll_to:
    let x = arguments.double()
    let y = arguments.double()
    let animated = arguments.uint32()
    let time = arguments.double()
    var id = UInt64()
    guard arguments.isComplete else { return nil }
    return scroller_scroll_to(handle, x, y, animated, time, &id)
  case TracedFunction.scroller_scroll_by:
    let x = arguments.double()
    let y = arguments.double()
    let time = arguments.double()
    var id = UInt64()
    guard arguments.isComplete else { return nil }
    return scroller_scroll_by(handle, x, y, time, &id)
  case TracedFunction.scroller_scroll_rect_to_visible:
    let x = arguments.double()
    let y = arguments.double()
    let width = arguments.double()
    let height = arguments.double()
    let animated = arguments.uint32()
    let time = arguments.double()
    var id = UInt64()
    guard arguments.isComplete else { return nil }
    return scroller_scroll_rect_to_visible(handle, x, y, width, height, animated, time, &id)
  case TracedFunction.scroller_animate_to:
    let x = arguments.double()
    let y = arguments.double()
    let options: UnsafePointer<scrollkit_scroll_options>? = arguments.structure()
    let time = arguments.double()
    var id = UInt64()
    guard arguments.isComplete else { return nil }
    return scroller_animate_to(handle, x, y, options, time, &id)
  case TracedFunction.scroller_scroll_into_view:
    let x = arguments.double()
    let y = arguments.double()
    let width = arguments.double()
    let height = arguments.double()
    let options: UnsafePointer<scrollkit_scroll_options>? = arguments.structure()
    let time = arguments.double()
    var id = UInt64()
    guard arguments.isComplete else { return nil }
    return scroller_scroll_into_view(handle, x, y, width, height, options, time, &id)
  case TracedFunction.scroller_set_offset:
    let x = arguments.double()
    let y = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_set_offset(handle, x, y, time)
  case TracedFunction.scroller_stop:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_stop(handle, time)
  case TracedFunction.scroller_set_feel:
    let feel = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_set_feel(handle, feel, time)
  case TracedFunction.scroller_set_feel_values:
    let values: UnsafePointer<scrollkit_feel_values>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_set_feel_values(handle, values, time)
  case TracedFunction.scroller_push:
    let input: UnsafePointer<scrollkit_input>? = arguments.structure()
    guard arguments.isComplete else { return nil }
    return scroller_push(handle, input)
  case TracedFunction.scroller_push_many:
    let count = arguments.count()
    let inputs: UnsafePointer<scrollkit_input>? = arguments.structures(count)
    guard arguments.isComplete else { return nil }
    return scroller_push_many(handle, inputs, count)
  case TracedFunction.scroller_press:
    let pointer_id = arguments.uint64()
    let x = arguments.double()
    let y = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_press(handle, pointer_id, x, y, time)
  case TracedFunction.scroller_move:
    let pointer_id = arguments.uint64()
    let x = arguments.double()
    let y = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_move(handle, pointer_id, x, y, time)
  case TracedFunction.scroller_release:
    let pointer_id = arguments.uint64()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_release(handle, pointer_id, time)
  case TracedFunction.scroller_cancel:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_cancel(handle, time)
  case TracedFunction.scroller_wheel:
    let x = arguments.double()
    let y = arguments.double()
    let unit = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_wheel(handle, x, y, unit, time)
  case TracedFunction.scroller_key:
    let key = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_key(handle, key, time)
  case TracedFunction.scroller_hold_key:
    let key = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_hold_key(handle, key, time)
  case TracedFunction.scroller_release_key:
    let key = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_release_key(handle, key, time)
  case TracedFunction.scroller_report_release:
    let velocity_x = arguments.double()
    let velocity_y = arguments.double()
    let target_x = arguments.double()
    let target_y = arguments.double()
    let decelerates = arguments.uint32()
    let time = arguments.double()
    var rest_x = Double()
    var rest_y = Double()
    guard arguments.isComplete else { return nil }
    return scroller_report_release(handle, velocity_x, velocity_y, target_x, target_y, decelerates, time, &rest_x, &rest_y)
  case TracedFunction.scroller_tick:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_tick(handle, time, nil)
  case TracedFunction.scroller_sync:
    let host_x = arguments.double()
    let host_y = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scroller_sync(handle, host_x, host_y, time, nil)
  case TracedFunction.top_enable:
    let options: UnsafePointer<scrollkit_top_options>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return top_enable(handle, options, time)
  case TracedFunction.top_disable:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return top_disable(handle, time)
  case TracedFunction.top_trigger:
    let source = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return top_trigger(handle, source, time)
  case TracedFunction.top_trigger_home:
    let y = arguments.double()
    let source = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return top_trigger_home(handle, y, source, time)
  case TracedFunction.top_set_visible:
    let is_visible = arguments.uint32()
    guard arguments.isComplete else { return nil }
    return top_set_visible(handle, is_visible)
  case TracedFunction.header_add:
    let options: UnsafePointer<scrollkit_header_options>? = arguments.structure()
    let time = arguments.double()
    var number = UInt32()
    guard arguments.isComplete else { return nil }
    return header_add(handle, options, time, &number)
  case TracedFunction.header_set_options:
    let number = arguments.uint32()
    let options: UnsafePointer<scrollkit_header_options>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return header_set_options(handle, number, options, time)
  case TracedFunction.header_set_position:
    let number = arguments.uint32()
    let position = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return header_set_position(handle, number, position, time)
  case TracedFunction.header_remove_all:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return header_remove_all(handle, time)
  case TracedFunction.anchor_set_policy:
    let policy = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return anchor_set_policy(handle, policy, time)
  case TracedFunction.anchor_begin_update:
    let time = arguments.double()
    var batch = UInt32()
    guard arguments.isComplete else { return nil }
    return anchor_begin_update(handle, time, &batch)
  case TracedFunction.anchor_add_edit:
    let y = arguments.double()
    let removed = arguments.double()
    let inserted = arguments.double()
    guard arguments.isComplete else { return nil }
    return anchor_add_edit(handle, y, removed, inserted)
  case TracedFunction.anchor_end_update:
    let batch = arguments.uint32()
    let geometry: UnsafePointer<scrollkit_geometry>? = arguments.structure()
    let finished = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return anchor_end_update(handle, batch, geometry, finished, time)
  case TracedFunction.nub_enable:
    let options: UnsafePointer<scrollkit_nub_options>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return nub_enable(handle, options, time)
  case TracedFunction.nub_disable:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return nub_disable(handle, time)
  case TracedFunction.nub_grab:
    let time = arguments.double()
    var is_held = UInt32()
    guard arguments.isComplete else { return nil }
    return nub_grab(handle, time, &is_held)
  case TracedFunction.nub_drag:
    let distance = arguments.double()
    let sideways = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return nub_drag(handle, distance, sideways, time)
  case TracedFunction.nub_release:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return nub_release(handle, time)
  case TracedFunction.nub_set_hover:
    let is_near = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return nub_set_hover(handle, is_near, time)
  case TracedFunction.nub_set_sections:
    let count = arguments.count()
    let starts: UnsafePointer<Double>? = arguments.doubles(count)
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return nub_set_sections(handle, starts, count, time)
  case TracedFunction.nest_set_parent:
    let parent = arguments.scroller()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return nest_set_parent(handle, parent, time)
  case TracedFunction.nest_set_overscroll_behavior:
    let x = arguments.uint32()
    let y = arguments.uint32()
    guard arguments.isComplete else { return nil }
    return nest_set_overscroll_behavior(handle, x, y)
  case TracedFunction.nest_set_order:
    let order = arguments.uint32()
    guard arguments.isComplete else { return nil }
    return nest_set_order(handle, order)
  case TracedFunction.nest_set_latching:
    let latching = arguments.uint32()
    guard arguments.isComplete else { return nil }
    return nest_set_latching(handle, latching)
  case TracedFunction.link_update:
    let second = arguments.scroller()
    let axis = arguments.uint32()
    let line = arguments.double()
    let count = arguments.count()
    let positions: UnsafePointer<Double>? = arguments.doubles(count)
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return link_update(handle, second, axis, line, positions, count, time)
  case TracedFunction.snap_set_options:
    let axis = arguments.uint32()
    let options: UnsafePointer<scrollkit_snap_options>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return snap_set_options(handle, axis, options, time)
  case TracedFunction.snap_set_areas:
    let count = arguments.count()
    let areas: UnsafePointer<scrollkit_snap_area>? = arguments.structures(count)
    let order = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return snap_set_areas(handle, areas, count, order, time)
  case TracedFunction.snap_scroll_to:
    let axis = arguments.uint32()
    let index = arguments.double()
    let time = arguments.double()
    var id = UInt64()
    guard arguments.isComplete else { return nil }
    return snap_scroll_to(handle, axis, index, time, &id)
  case TracedFunction.zoom_enable:
    let options: UnsafePointer<scrollkit_zoom_options>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return zoom_enable(handle, options, time)
  case TracedFunction.zoom_disable:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return zoom_disable(handle, time)
  case TracedFunction.zoom_set_scale:
    let scale = arguments.double()
    let x = arguments.double()
    let y = arguments.double()
    let animated = arguments.uint32()
    let time = arguments.double()
    var id = UInt64()
    guard arguments.isComplete else { return nil }
    return zoom_set_scale(handle, scale, x, y, animated, time, &id)
  case TracedFunction.zoom_show_rect:
    let x = arguments.double()
    let y = arguments.double()
    let width = arguments.double()
    let height = arguments.double()
    let animated = arguments.uint32()
    let time = arguments.double()
    var id = UInt64()
    guard arguments.isComplete else { return nil }
    return zoom_show_rect(handle, x, y, width, height, animated, time, &id)
  case TracedFunction.zoom_double_tap:
    let x = arguments.double()
    let y = arguments.double()
    let scale = arguments.double()
    let time = arguments.double()
    var id = UInt64()
    guard arguments.isComplete else { return nil }
    return zoom_double_tap(handle, x, y, scale, time, &id)
  case TracedFunction.zoom_set_limits:
    let minimum = arguments.double()
    let maximum = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return zoom_set_limits(handle, minimum, maximum, time)
  case TracedFunction.autoscroll_set_velocity:
    let velocity_x = arguments.double()
    let velocity_y = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return autoscroll_set_velocity(handle, velocity_x, velocity_y, time)
  case TracedFunction.autoscroll_end:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return autoscroll_end(handle, time)
  case TracedFunction.autoscroll_begin:
    let options: UnsafePointer<scrollkit_autoscroll_options>? = arguments.structure()
    let x = arguments.double()
    let y = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return autoscroll_begin(handle, options, x, y, time)
  case TracedFunction.autoscroll_move:
    let x = arguments.double()
    let y = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return autoscroll_move(handle, x, y, time)
  case TracedFunction.autoscroll_release:
    let time = arguments.double()
    var continues = UInt32()
    guard arguments.isComplete else { return nil }
    return autoscroll_release(handle, time, &continues)
  case TracedFunction.autoscroll_drag:
    let options: UnsafePointer<scrollkit_autoscroll_options>? = arguments.structure()
    let x = arguments.double()
    let y = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return autoscroll_drag(handle, options, x, y, time)
  case TracedFunction.scrollbar_enable:
    let axis = arguments.uint32()
    let options: UnsafePointer<scrollkit_scrollbar_options>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scrollbar_enable(handle, axis, options, time)
  case TracedFunction.scrollbar_disable:
    let axis = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scrollbar_disable(handle, axis, time)
  case TracedFunction.scrollbar_press:
    let axis = arguments.uint32()
    let part = arguments.uint32()
    let position = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scrollbar_press(handle, axis, part, position, time)
  case TracedFunction.scrollbar_drag:
    let axis = arguments.uint32()
    let position = arguments.double()
    let sideways = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scrollbar_drag(handle, axis, position, sideways, time)
  case TracedFunction.scrollbar_release:
    let axis = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return scrollbar_release(handle, axis, time)
  case TracedFunction.refresh_enable:
    let options: UnsafePointer<scrollkit_refresh_options>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return refresh_enable(handle, options, time)
  case TracedFunction.refresh_disable:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return refresh_disable(handle, time)
  case TracedFunction.refresh_begin:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return refresh_begin(handle, time)
  case TracedFunction.refresh_end:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return refresh_end(handle, time)
  case TracedFunction.deltas_enable:
    let options: UnsafePointer<scrollkit_deltas_options>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return deltas_enable(handle, options, time)
  case TracedFunction.deltas_take:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return deltas_take(handle, time, nil)
  case TracedFunction.meter_enable:
    let options: UnsafePointer<scrollkit_meter_options>? = arguments.structure()
    guard arguments.isComplete else { return nil }
    return meter_enable(handle, options)
  case TracedFunction.meter_disable:
    guard arguments.isComplete else { return nil }
    return meter_disable(handle)
  case TracedFunction.list_set_offset:
    let offset = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_set_offset(handle, offset)
  case TracedFunction.list_attach:
    let scroller = arguments.scroller()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_attach(handle, scroller, time)
  case TracedFunction.list_detach:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_detach(handle, time)
  case TracedFunction.list_begin_update:
    let time = arguments.double()
    var batch = UInt32()
    guard arguments.isComplete else { return nil }
    return list_begin_update(handle, time, &batch)
  case TracedFunction.list_end_update:
    let batch = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_end_update(handle, batch, time)
  case TracedFunction.list_set_conversation:
    let options: UnsafePointer<scrollkit_list_conversation_options>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_set_conversation(handle, options, time)
  case TracedFunction.list_end_conversation:
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_end_conversation(handle, time)
  case TracedFunction.list_begin_turn:
    let item = arguments.uint()
    let options: UnsafePointer<scrollkit_scroll_options>? = arguments.structure()
    let time = arguments.double()
    var id = UInt64()
    guard arguments.isComplete else { return nil }
    return list_begin_turn(handle, item, options, time, &id)
  case TracedFunction.list_scroll_to_newest:
    let options: UnsafePointer<scrollkit_scroll_options>? = arguments.structure()
    let time = arguments.double()
    var id = UInt64()
    guard arguments.isComplete else { return nil }
    return list_scroll_to_newest(handle, options, time, &id)
  case TracedFunction.list_set_options:
    let options: UnsafePointer<scrollkit_list_options>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_set_options(handle, options, time)
  case TracedFunction.list_insert:
    let item = arguments.uint()
    let count = arguments.uint()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_insert(handle, item, count, time)
  case TracedFunction.list_insert_measured:
    let item = arguments.uint()
    let count = arguments.count()
    let extents: UnsafePointer<Double>? = arguments.doubles(count)
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_insert_measured(handle, item, extents, count, time)
  case TracedFunction.list_remove:
    let item = arguments.uint()
    let count = arguments.uint()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_remove(handle, item, count, time)
  case TracedFunction.list_move:
    let item = arguments.uint()
    let count = arguments.uint()
    let destination = arguments.uint()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_move(handle, item, count, destination, time)
  case TracedFunction.list_set_extents:
    let item = arguments.uint()
    let count = arguments.count()
    let extents: UnsafePointer<Double>? = arguments.doubles(count)
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_set_extents(handle, item, extents, count, time)
  case TracedFunction.list_forget_extents:
    let item = arguments.uint()
    let count = arguments.uint()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_forget_extents(handle, item, count, time)
  case TracedFunction.list_set_kind:
    let item = arguments.uint()
    let count = arguments.uint()
    let kind = arguments.uint32()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_set_kind(handle, item, count, kind, time)
  case TracedFunction.list_set_kind_options:
    let kind = arguments.uint32()
    let options: UnsafePointer<scrollkit_list_kind_options>? = arguments.structure()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_set_kind_options(handle, kind, options, time)
  case TracedFunction.list_scroll_to_item:
    let item = arguments.uint()
    let alignment = arguments.uint32()
    let margin = arguments.double()
    let animated = arguments.uint32()
    let time = arguments.double()
    var id = UInt64()
    guard arguments.isComplete else { return nil }
    return list_scroll_to_item(handle, item, alignment, margin, animated, time, &id)
  case TracedFunction.list_scroll_into_view:
    let item = arguments.uint()
    let options: UnsafePointer<scrollkit_scroll_options>? = arguments.structure()
    let time = arguments.double()
    var id = UInt64()
    guard arguments.isComplete else { return nil }
    return list_scroll_into_view(handle, item, options, time, &id)
  case TracedFunction.list_set_position:
    let item = arguments.uint()
    let within = arguments.double()
    let time = arguments.double()
    guard arguments.isComplete else { return nil }
    return list_set_position(handle, item, within, time)
  default: return nil
  }
}
