// A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
//
//   mcs flick.cs && mono flick.exe
using System;
using System.Runtime.InteropServices;

struct Event {
  public uint structSize, kind;
  public double time, x, y, deltaX, deltaY;
  public ulong id;
  public uint fromPhase, toPhase, finished, edges, source, reserved;
}

static class Flick {
  const string Kit = "libscrollkit.so.0";
  [DllImport(Kit)] static extern IntPtr scrollkit_status_text(int status);
  [DllImport(Kit)] static extern IntPtr scrollkit_enum_name(string type, long value);
  [DllImport(Kit)] static extern int scrollkit_scroller_create(IntPtr options, out Scroller scroller);
  [DllImport(Kit)] static extern void scrollkit_scroller_destroy(IntPtr scroller);
  [DllImport(Kit)] static extern int scrollkit_scroller_set_size(
    Scroller scroller, double viewportWidth, double viewportHeight, double contentWidth, double contentHeight, double time);
  [DllImport(Kit)] static extern int scrollkit_scroller_press(Scroller scroller, ulong id, double x, double y, double time);
  [DllImport(Kit)] static extern int scrollkit_scroller_move(Scroller scroller, ulong id, double x, double y, double time);
  [DllImport(Kit)] static extern int scrollkit_scroller_release(Scroller scroller, ulong id, double time);
  [DllImport(Kit)] static extern double scrollkit_scroller_tick_offset(Scroller scroller, uint axis, double time);
  [DllImport(Kit)] static extern uint scrollkit_scroller_needs_tick(Scroller scroller);
  [DllImport(Kit)] static extern int scrollkit_scroller_next_event(Scroller scroller, ref Event taken);

  /// A handle that frees itself.
  class Scroller : SafeHandle {
    Scroller() : base(IntPtr.Zero, true) {}
    public override bool IsInvalid => handle == IntPtr.Zero;
    protected override bool ReleaseHandle() { scrollkit_scroller_destroy(handle); return true; }
  }

  /// Returns a copy of a text, which stays the library's.
  static string Text(IntPtr text) => Marshal.PtrToStringAnsi(text);
  /// Returns the status of a call; throws if the call was refused.
  static int Check(int status) => status >= 0 ? status : throw new Exception(Text(scrollkit_status_text(status)));

  static void Main() {
    Check(scrollkit_scroller_create(IntPtr.Zero, out var scroller));
    using (scroller) {
      Check(scrollkit_scroller_set_size(scroller, 400, 600, 400, 5000, 0));
      Check(scrollkit_scroller_press(scroller, 1, 100, 500, 0));
      for (var step = 1; step <= 5; step++) Check(scrollkit_scroller_move(scroller, 1, 100, 500 - 10 * step, step * 0.01));
      Check(scrollkit_scroller_release(scroller, 1, 0.05));

      var taken = new Event { structSize = (uint)Marshal.SizeOf<Event>() };
      double time = 0.05, offset;
      do {
        offset = scrollkit_scroller_tick_offset(scroller, 1 /* y */, time);
        while (Check(scrollkit_scroller_next_event(scroller, ref taken)) > 0)
          Console.WriteLine($"{taken.time:F6} {Text(scrollkit_enum_name("event_kind", taken.kind))} {taken.y:F6}");
        time += 1.0 / 60;
      } while (scrollkit_scroller_needs_tick(scroller) == 1);
      Console.WriteLine($"rests at {offset:F6}");
    }
  }
}
