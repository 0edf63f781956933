require "fiddle/import"

module Kit
  extend Fiddle::Importer
  dlload ENV["SCROLLKIT_LIBRARY"]
  extern "int scrollkit_scroller_create(void *, void *)"
  extern "double scrollkit_scroller_tick_offset(void *, unsigned int, double)"
end

count = 100_000
slot = Fiddle::Pointer.malloc(Fiddle::SIZEOF_VOIDP, Fiddle::RUBY_FREE)
Kit.scrollkit_scroller_create(nil, slot)
scroller = slot.ptr
start = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)
count.times { |i| Kit.scrollkit_scroller_tick_offset(scroller, 1, i.to_f) }
puts ((Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID) - start) / count * 1e9).round
