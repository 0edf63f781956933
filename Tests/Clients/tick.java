import com.sun.jna.*;
import com.sun.jna.ptr.PointerByReference;

class Tick {
    static { Native.register(System.getenv("SCROLLKIT_LIBRARY")); }
    static native int scrollkit_scroller_create(Pointer options, PointerByReference scroller);
    static native double scrollkit_scroller_tick_offset(Pointer scroller, int axis, double time);

    public static void main(String[] arguments) {
        var slot = new PointerByReference();
        scrollkit_scroller_create(null, slot);
        var scroller = slot.getValue();
        int count = 1_000_000;
        long start = System.nanoTime();
        for (int i = 0; i < count; i++) scrollkit_scroller_tick_offset(scroller, 1, i);
        System.out.println((System.nanoTime() - start) / count);
    }
}
