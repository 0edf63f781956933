//! A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
//!
//!     zig build-exe flick.zig -lc -lscrollkit
const std = @import("std");
const c = @cImport(@cInclude("scrollkit.h"));

/// Fails, and prints why, if a call was refused.
fn check(status: i32) !i32 {
    if (status >= 0) return status;
    std.debug.print("flick: {s}\n", .{c.scrollkit_status_text(status)});
    return error.Refused;
}

/// A struct with its defaults and its size.
fn new(comptime T: type) T {
    var value = std.mem.zeroes(T);
    value.struct_size = @sizeOf(T);
    return value;
}

pub fn main() !void {
    const out = std.io.getStdOut().writer();
    var handle: ?*c.scrollkit_scroller = null;
    _ = try check(c.scrollkit_scroller_create(null, &handle));
    defer c.scrollkit_scroller_destroy(handle);

    var geometry = new(c.scrollkit_geometry);
    geometry.viewport_width = 400;
    geometry.viewport_height = 600;
    geometry.content_width = 400;
    geometry.content_height = 5000;
    _ = try check(c.scrollkit_scroller_set_geometry(handle, &geometry, 0));

    _ = try check(c.scrollkit_scroller_press(handle, 1, 100, 500, 0));
    for (1..6) |index| {
        const step: f64 = @floatFromInt(index);
        _ = try check(c.scrollkit_scroller_move(handle, 1, 100, 500 - 10 * step, step * 0.01));
    }
    _ = try check(c.scrollkit_scroller_release(handle, 1, 0.05));

    var frame = new(c.scrollkit_frame);
    var event = new(c.scrollkit_event);
    var time: f64 = 0.05;
    frame.needs_tick = 1;
    while (frame.needs_tick == 1) : (time += 1.0 / 60.0) {
        _ = try check(c.scrollkit_scroller_tick(handle, time, &frame));
        while (try check(c.scrollkit_scroller_next_event(handle, &event)) > 0) {
            const name = c.scrollkit_enum_name("event_kind", event.kind);
            try out.print("{d:.6} {s} {d:.6}\n", .{ event.time, name, event.y });
        }
    }
    try out.print("rests at {d:.6}\n", .{frame.offset_y});
}
