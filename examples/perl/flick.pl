#!/usr/bin/env perl
# A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
use v5.32;
use warnings;

package ScrollKit::Frame {
    use FFI::Platypus::Record;
    record_layout_1(
        uint32 => 'struct_size', uint32 => 'phase', double => 'time',
        map({ (double => "${_}_x", double => "${_}_y") } qw(offset target velocity overscroll progress)),
        uint32 => 'needs_tick', uint32 => 'reserved', double => 'edge_x', double => 'edge_y', double => 'scale',
    );
}

package ScrollKit::Event {
    use FFI::Platypus::Record;
    record_layout_1(
        uint32 => 'struct_size', uint32 => 'kind', map({ (double => $_) } qw(time x y delta_x delta_y)), uint64 => 'id',
        map { (uint32 => $_) } qw(from_phase to_phase finished edges source reserved),
    );
}

package main;
use FFI::Platypus 2.00;

my $ffi = FFI::Platypus->new(api => 2, lib => $ENV{SCROLLKIT_LIBRARY} // 'libscrollkit.so.0');
$ffi->mangler(sub { "scrollkit_$_[0]" });
$ffi->type('record(ScrollKit::Frame)*' => 'frame');
$ffi->type('record(ScrollKit::Event)*' => 'event');
$ffi->attach(status_text => ['sint32'] => 'string');
$ffi->attach(enum_name => ['string', 'sint64'] => 'string');
$ffi->attach(scroller_destroy => ['opaque'] => 'void');

# Functions that return a status die when the call is refused.
my $check = sub { my ($call, @arguments) = @_; my $status = $call->(@arguments);
    die status_text($status), "\n" if $status < 0; $status };
$ffi->attach(scroller_create => ['opaque', 'opaque*'] => 'sint32', $check);
$ffi->attach(scroller_set_size => ['opaque', ('double') x 5] => 'sint32', $check);
$ffi->attach(scroller_press => ['opaque', 'uint64', ('double') x 3] => 'sint32', $check);
$ffi->attach(scroller_move => ['opaque', 'uint64', ('double') x 3] => 'sint32', $check);
$ffi->attach(scroller_release => ['opaque', 'uint64', 'double'] => 'sint32', $check);
$ffi->attach(scroller_tick => ['opaque', 'double', 'frame'] => 'sint32', $check);
$ffi->attach(scroller_next_event => ['opaque', 'event'] => 'sint32', $check);

scroller_create(undef, \my $scroller);
scroller_set_size($scroller, 400, 600, 400, 5000, 0);
scroller_press($scroller, 1, 100, 500, 0);
scroller_move($scroller, 1, 100, 500 - 10 * $_, $_ * 0.01) for 1 .. 5;
scroller_release($scroller, 1, 0.05);

my ($frame, $event) = map { $_->new(struct_size => $ffi->sizeof("record($_)")) } qw(ScrollKit::Frame ScrollKit::Event);
for (my $time = 0.05; ; $time += 1 / 60) {
    scroller_tick($scroller, $time, $frame);
    printf "%.6f %s %.6f\n", $event->time, enum_name('event_kind', $event->kind), $event->y
        while scroller_next_event($scroller, $event);
    last unless $frame->needs_tick;
}
printf "rests at %.6f\n", $frame->offset_y;
scroller_destroy($scroller);
