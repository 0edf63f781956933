<?php
// A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
//
//   php -d ffi.enable=1 flick.php        scrollkit.cdef.h is in the repository or installed in share/scrollkit
declare(strict_types=1);

$library = getenv('SCROLLKIT_LIBRARY') ?: 'libscrollkit.so.0';
$folders = [__DIR__ . '/../../bindings', dirname($library) . '/../share/scrollkit', '/usr/local/share/scrollkit', '/usr/share/scrollkit'];
$found = array_filter($folders, fn(string $folder): bool => is_file("$folder/scrollkit.cdef.h"));
if (!$found) {
    fwrite(STDERR, 'flick: scrollkit.cdef.h is in none of ' . implode(', ', $folders) . "\n");
    exit(1);
}
$kit = FFI::cdef(file_get_contents(reset($found) . '/scrollkit.cdef.h'), $library);

/** Throws if a call was refused. */
$check = function (int $status) use ($kit): int {
    if ($status < 0) {
        throw new RuntimeException($kit->scrollkit_status_text($status));
    }
    return $status;
};

/** Makes a struct and sets its size. */
$new = function (string $type) use ($kit): FFI\CData {
    $value = $kit->new($type);
    $value->struct_size = FFI::sizeof($value);
    return $value;
};

$scroller = $kit->new('scrollkit_scroller *');
try {
    $check($kit->scrollkit_scroller_create(null, FFI::addr($scroller)));
    $geometry = $new('scrollkit_geometry');
    [$geometry->viewport_width, $geometry->viewport_height] = [400, 600];
    [$geometry->content_width, $geometry->content_height] = [400, 5000];
    $check($kit->scrollkit_scroller_set_geometry($scroller, FFI::addr($geometry), 0));

    $check($kit->scrollkit_scroller_press($scroller, 1, 100, 500, 0));
    for ($step = 1; $step <= 5; $step++) {
        $check($kit->scrollkit_scroller_move($scroller, 1, 100, 500 - 10 * $step, $step * 0.01));
    }
    $check($kit->scrollkit_scroller_release($scroller, 1, 0.05));

    [$frame, $event, $time] = [$new('scrollkit_frame'), $new('scrollkit_event'), 0.05];
    do {
        $check($kit->scrollkit_scroller_tick($scroller, $time, FFI::addr($frame)));
        while ($check($kit->scrollkit_scroller_next_event($scroller, FFI::addr($event))) > 0) {
            $name = $kit->scrollkit_enum_name('event_kind', $event->kind);
            printf("%.6f %s %.6f\n", $event->time, $name, $event->y);
        }
        $time += 1 / 60;
    } while ($frame->needs_tick);
    printf("rests at %.6f\n", $frame->offset_y);
} catch (RuntimeException $error) {
    fwrite(STDERR, "flick: {$error->getMessage()}\n");
    exit(1);
} finally {
    $kit->scrollkit_scroller_destroy($scroller);
}
