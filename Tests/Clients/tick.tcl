load [lindex $argv 0] scrollkit

proc ticks {count} {
    set slot [new_scroller_slot]
    scrollkit_scroller_create NULL $slot
    set scroller [scroller_slot_value $slot]
    for {set i 0} {$i < $count} {incr i} { scrollkit_scroller_tick_offset $scroller 1 $i }
}
set count 100000
puts [expr {round([lindex [time { ticks $count }] 0] * 1000.0 / $count)}]
