// A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
//
//   java -cp /usr/share/java/jna.jar flick.java        with JNA, which is libjna-java on Debian
import com.sun.jna.*;
import com.sun.jna.ptr.PointerByReference;

class Flick {
    static { Native.register(System.getenv().getOrDefault("SCROLLKIT_LIBRARY", "libscrollkit.so.0")); }
    static native String scrollkit_status_text(int status);
    static native String scrollkit_enum_name(String type, long value);
    static native int scrollkit_scroller_create(Pointer options, PointerByReference scroller);
    static native void scrollkit_scroller_destroy(Pointer scroller);
    static native int scrollkit_scroller_set_size(
        Pointer scroller, double viewportWidth, double viewportHeight, double contentWidth, double contentHeight, double time);
    static native int scrollkit_scroller_press(Pointer scroller, long id, double x, double y, double time);
    static native int scrollkit_scroller_move(Pointer scroller, long id, double x, double y, double time);
    static native int scrollkit_scroller_release(Pointer scroller, long id, double time);
    static native double scrollkit_scroller_tick_offset(Pointer scroller, int axis, double time);
    static native int scrollkit_scroller_needs_tick(Pointer scroller);
    static native int scrollkit_scroller_next_event(Pointer scroller, Event event);

    @Structure.FieldOrder({"structSize", "kind", "time", "x", "y", "deltaX", "deltaY", "id",
        "fromPhase", "toPhase", "finished", "edges", "source", "reserved"})
    public static class Event extends Structure {
        public int structSize = size(), kind;
        public double time, x, y, deltaX, deltaY;
        public long id;
        public int fromPhase, toPhase, finished, edges, source, reserved;
    }

    /** Returns the status of a call; throws if the call was refused. */
    static int check(int status) {
        if (status < 0) throw new IllegalArgumentException(scrollkit_status_text(status));
        return status;
    }

    public static void main(String[] arguments) {
        var slot = new PointerByReference();
        check(scrollkit_scroller_create(null, slot));
        var scroller = slot.getValue();
        try {
            check(scrollkit_scroller_set_size(scroller, 400, 600, 400, 5000, 0));
            check(scrollkit_scroller_press(scroller, 1, 100, 500, 0));
            for (int step = 1; step <= 5; step++) check(scrollkit_scroller_move(scroller, 1, 100, 500 - 10 * step, step * 0.01));
            check(scrollkit_scroller_release(scroller, 1, 0.05));

            var event = new Event();
            double time = 0.05, offset;
            do {
                offset = scrollkit_scroller_tick_offset(scroller, 1 /* y */, time);
                while (check(scrollkit_scroller_next_event(scroller, event)) > 0)
                    System.out.printf("%.6f %s %.6f%n", event.time, scrollkit_enum_name("event_kind", event.kind), event.y);
                time += 1.0 / 60;
            } while (scrollkit_scroller_needs_tick(scroller) == 1);
            System.out.printf("rests at %.6f%n", offset);
        } finally {
            scrollkit_scroller_destroy(scroller);
        }
    }
}
