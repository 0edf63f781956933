# A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
#
#   tclsh flick.tcl MODULE      the module is made from scrollkit.i
load [lindex $argv 0] scrollkit

proc flick {scroller} {
    scrollkit_geometry geometry
    geometry configure -viewport_width 400 -viewport_height 600 -content_width 400 -content_height 5000
    scrollkit_scroller_set_geometry $scroller [geometry cget -this] 0

    scrollkit_scroller_press $scroller 1 100 500 0
    for {set step 1} {$step <= 5} {incr step} {
        scrollkit_scroller_move $scroller 1 100 [expr {500 - 10 * $step}] [expr {$step * 0.01}]
    }
    scrollkit_scroller_release $scroller 1 0.05

    scrollkit_frame frame
    scrollkit_event event
    set time 0.05
    while 1 {
        scrollkit_scroller_tick $scroller $time [frame cget -this]
        while {[scrollkit_scroller_next_event $scroller [event cget -this]]} {
            set name [scrollkit_enum_name event_kind [event cget -kind]]
            puts [format "%.6f %s %.6f" [event cget -time] $name [event cget -y]]
        }
        if {![frame cget -needs_tick]} break
        set time [expr {$time + 1.0 / 60}]
    }
    puts [format "rests at %.6f" [frame cget -offset_y]]
}

try {
    set slot [new_scroller_slot]
    scrollkit_scroller_create NULL $slot
    set scroller [scroller_slot_value $slot]
    flick $scroller
} on error message {
    puts stderr "flick: $message"
    exit 1
} finally {
    if {[info exists scroller]} { scrollkit_scroller_destroy $scroller }
    delete_scroller_slot $slot
}
