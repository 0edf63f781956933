package main

// #cgo pkg-config: scrollkit
// #include <scrollkit.h>
import "C"

import (
	"fmt"
	"time"
)

func main() {
	const count = 1000000
	var scroller *C.scrollkit_scroller
	frame := C.scrollkit_frame{struct_size: C.sizeof_scrollkit_frame}
	sum := 0.0
	C.scrollkit_scroller_create(nil, &scroller)
	start := time.Now()
	for i := 0; i < count; i++ {
		C.scrollkit_scroller_tick(scroller, C.double(i), &frame)
		sum += float64(frame.offset_y)
	}
	fmt.Printf("%.0f\n", sum+float64(time.Since(start).Nanoseconds())/count)
}
