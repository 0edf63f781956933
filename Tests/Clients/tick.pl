use v5.32;
use warnings;
use FFI::Platypus 2.00;
use Time::HiRes 'clock';

my $count = 100_000;
my $ffi = FFI::Platypus->new(api => 2, lib => $ENV{SCROLLKIT_LIBRARY});
$ffi->attach(scrollkit_scroller_create => ['opaque', 'opaque*'] => 'sint32');
$ffi->attach(scrollkit_scroller_tick_offset => ['opaque', 'uint32', 'double'] => 'double');
scrollkit_scroller_create(undef, \my $scroller);
my $start = clock;
scrollkit_scroller_tick_offset($scroller, 1, $_) for 1 .. $count;
printf "%.0f\n", (clock() - $start) / $count * 1e9;
