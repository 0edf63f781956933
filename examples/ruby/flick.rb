#!/usr/bin/env ruby
# frozen_string_literal: true

# A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
# All functions and structs come from scrollkit.api.json, which is in the repository or installed in share/scrollkit.
require "fiddle/import"
require "json"

module ScrollKit
  extend Fiddle::Importer
  LIBRARY = ENV.fetch("SCROLLKIT_LIBRARY", "libscrollkit.so.0")
  dlload LIBRARY rescue abort "flick: #{$!.message}; install ScrollKit, or set SCROLLKIT_LIBRARY to the path of the library"
  files = ["#{__dir__}/../../bindings", "#{File.dirname(LIBRARY)}/../share/scrollkit", "/usr/local/share/scrollkit", "/usr/share/scrollkit"]
    .map { |folder| "#{folder}/scrollkit.api.json" }
  file = files.find { |one| File.exist?(one) } || abort("flick: none of these files exists: #{files.join(', ')}")
  API = JSON.parse(File.read(file))

  typealias "int32_t", "int"
  { "uint32_t" => "unsigned int", "uint64_t" => "unsigned long long", "int64_t" => "long long" }
    .each { |name, type| typealias name, type }
  API["enums"].each { |one| typealias one["name"], one["type"] == "int32_t" ? "int" : "unsigned int" }
  (API["handles"] + API["structs"] + API["callbacks"]).each { |one| typealias one["name"], "void *" }
  API["functions"].each do |one|
    types = one["parameters"].map { |parameter| parameter["type"].include?("*") ? "void *" : parameter["type"] }
    extern "#{one['result'].include?('*') ? 'void *' : one['result']} #{one['name']}(#{types.join(', ')})"
  end
  Frame, Event = %w[frame event].map do |name|
    struct(API["structs"].find { |one| one["name"] == "scrollkit_#{name}" }["fields"].map { |field| field.values_at("type", "name").join(" ") })
  end

  def self.call(name, *arguments)
    status = public_send("scrollkit_#{name}", *arguments)
    raise scrollkit_status_text(status).to_s if status.negative?
    status
  end
end

begin
  slot = Fiddle::Pointer.malloc(Fiddle::SIZEOF_VOIDP, Fiddle::RUBY_FREE)
  ScrollKit.call(:scroller_create, nil, slot)
  scroller = slot.ptr
  ScrollKit.call(:scroller_set_size, scroller, 400, 600, 400, 5000, 0)
  ScrollKit.call(:scroller_press, scroller, 1, 100, 500, 0)
  (1..5).each { |step| ScrollKit.call(:scroller_move, scroller, 1, 100, 500 - 10 * step, step * 0.01) }
  ScrollKit.call(:scroller_release, scroller, 1, 0.05)

  frame, event = [ScrollKit::Frame, ScrollKit::Event].map { |type| type.malloc(Fiddle::RUBY_FREE).tap { |one| one.struct_size = type.size } }
  time = 0.05
  loop do
    ScrollKit.call(:scroller_tick, scroller, time, frame)
    while ScrollKit.call(:scroller_next_event, scroller, event).positive?
      puts format("%.6f %s %.6f", event.time, ScrollKit.scrollkit_enum_name("event_kind", event.kind), event.y)
    end
    time += 1.0 / 60
    break if frame.needs_tick.zero?
  end
  puts format("rests at %.6f", frame.offset_y)
rescue RuntimeError => error
  abort "flick: #{error.message}"
end
