using System;
using System.Diagnostics;
using System.Runtime.InteropServices;

static class Tick {
  const string Kit = "libscrollkit.so.0";
  [DllImport(Kit)] static extern int scrollkit_scroller_create(IntPtr options, out IntPtr scroller);
  [DllImport(Kit)] static extern double scrollkit_scroller_tick_offset(IntPtr scroller, uint axis, double time);

  static void Main() {
    const int Count = 1000000;
    scrollkit_scroller_create(IntPtr.Zero, out var scroller);
    var watch = Stopwatch.StartNew();
    for (var i = 0; i < Count; i++) scrollkit_scroller_tick_offset(scroller, 1, i);
    Console.WriteLine($"{watch.Elapsed.TotalMilliseconds * 1e6 / Count:F0}");
  }
}
