<?php
$count = 100000;
$kit = FFI::cdef(file_get_contents('bindings/scrollkit.cdef.h'), getenv('SCROLLKIT_LIBRARY'));
$scroller = $kit->new('scrollkit_scroller *');
$frame = $kit->new('scrollkit_frame');
$frame->struct_size = FFI::sizeof($frame);
$pointer = FFI::addr($frame);
$kit->scrollkit_scroller_create(null, FFI::addr($scroller));
/** The processor time of the program, in nanoseconds. */
function cpu(): float {
    $usage = getrusage();
    return $usage['ru_utime.tv_sec'] * 1e9 + $usage['ru_utime.tv_usec'] * 1e3;
}
$start = cpu();
for ($i = 0; $i < $count; $i++) {
    $kit->scrollkit_scroller_tick($scroller, $i, $pointer);
    $frame->offset_y;
}
printf("%.0f\n", (cpu() - $start) / $count);
