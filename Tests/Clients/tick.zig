const std = @import("std");
const c = @cImport(@cInclude("scrollkit.h"));

pub fn main() !void {
    const count = 1_000_000;
    var scroller: ?*c.scrollkit_scroller = null;
    var frame = std.mem.zeroes(c.scrollkit_frame);
    frame.struct_size = @sizeOf(c.scrollkit_frame);
    _ = c.scrollkit_scroller_create(null, &scroller);
    var timer = try std.time.Timer.start();
    for (0..count) |i| _ = c.scrollkit_scroller_tick(scroller, @floatFromInt(i), &frame);
    try std.io.getStdOut().writer().print("{d}\n", .{timer.read() / count});
}
