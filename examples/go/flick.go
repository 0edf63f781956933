// A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
//
//	go run flick.go        with pkg-config's scrollkit.pc installed
package main

// #cgo pkg-config: scrollkit
// #include <scrollkit.h>
// #include <stdlib.h>
import "C"

import (
	"fmt"
	"unsafe"
)

// check returns the status of a call, and panics if the call was refused.
func check(status C.int32_t) C.int32_t {
	if status < 0 {
		panic(C.GoString(C.scrollkit_status_text(status)))
	}
	return status
}

func main() {
	var scroller *C.scrollkit_scroller
	check(C.scrollkit_scroller_create(nil, &scroller))
	defer C.scrollkit_scroller_destroy(scroller)
	check(C.scrollkit_scroller_set_size(scroller, 400, 600, 400, 5000, 0))

	check(C.scrollkit_scroller_press(scroller, 1, 100, 500, 0))
	for step := 1.0; step <= 5; step++ {
		check(C.scrollkit_scroller_move(scroller, 1, 100, C.double(500-10*step), C.double(step*0.01)))
	}
	check(C.scrollkit_scroller_release(scroller, 1, 0.05))

	kinds := C.CString("event_kind")
	defer C.free(unsafe.Pointer(kinds))
	frame := C.scrollkit_frame{struct_size: C.sizeof_scrollkit_frame, needs_tick: 1}
	event := C.scrollkit_event{struct_size: C.sizeof_scrollkit_event}
	for time := 0.05; frame.needs_tick == 1; time += 1.0 / 60 {
		check(C.scrollkit_scroller_tick(scroller, C.double(time), &frame))
		for check(C.scrollkit_scroller_next_event(scroller, &event)) == C.SCROLLKIT_EVENT_RESULT_TAKEN {
			name := C.GoString(C.scrollkit_enum_name(kinds, C.int64_t(event.kind)))
			fmt.Printf("%.6f %s %.6f\n", event.time, name, event.y)
		}
	}
	fmt.Printf("rests at %.6f\n", frame.offset_y)
}
