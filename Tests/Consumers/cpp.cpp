// What scrollkit.hpp adds to C: ownership, results, iteration, delegates whose exceptions reach the caller.
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <type_traits>
#include <vector>

#include <scrollkit.hpp>

using namespace scrollkit;

// Every method compiles, with both kinds of errors.
template class scrollkit::BasicScrollerRef<Results>;
template class scrollkit::BasicWindowRef<Results>;
template class scrollkit::BasicTrace<Results>;
template struct scrollkit::BasicLibrary<Results>;
#if defined(__cpp_exceptions)
template class scrollkit::BasicScrollerRef<Exceptions>;
template class scrollkit::BasicWindowRef<Exceptions>;
template class scrollkit::BasicTrace<Exceptions>;
template struct scrollkit::BasicLibrary<Exceptions>;
#endif

static_assert(sizeof(Scroller) == sizeof(scrollkit_scroller *), "a scroller is a pointer");
static_assert(!std::is_copy_constructible<Scroller>::value, "a scroller has one owner");
static_assert(std::is_nothrow_move_constructible<Scroller>::value, "its owner can change");
static_assert(sizeof(Trace) == sizeof(scrollkit_trace *), "a trace is a pointer");
static_assert(!std::is_copy_constructible<Trace>::value, "a trace has one owner");
static_assert(std::is_trivially_copyable<Frame>::value, "a frame is plain data");

static void expect(bool holds, const char *what) {
  if (holds) return;
  std::printf("FAILED: %s\n", what);
  std::exit(1);
}

static Geometry tall() {
  Geometry geometry;
  geometry.viewport_width = geometry.content_width = 400;
  geometry.viewport_height = 600;
  geometry.content_height = 5000;
  return geometry;
}

static void errors() {
  results::Scroller closed = std::move(results::Scroller::create().value);
  results::Scroller owner = std::move(closed);
  Result<Frame> refused = closed.tick(0);
  expect(!refused && refused.status == Status::null_argument, "a refused call returns its status");
  expect(bool(owner.tick(0)), "a moved scroller lives on");
  expect(owner.set_geometry(tall(), 0).status == Status::ok, "a call without a value returns a status");
  expect(!owner.next_event().value, "an empty queue has no event");
  expect(any(Edges::top & (Edges::top | Edges::left)) && !any(Edges::top & Edges::left), "edges are a set");
  expect(results::Library::feel_get_values(Feel::android).value.drag > 0, "the numbers of a feel");
  expect(bool(owner.push(results::Library::input_from_sdl2_wheel(0, -1, 0, 0).value)), "an input of a toolkit");
}

static void toolkits() {
  ScrollerOptions options;
  options.mode = Mode::observed;
  results::Scroller scroller = std::move(results::Scroller::create(options).value);
  scroller.set_geometry(tall(), 0);
  auto rest = scroller.report_release(0, 900, 7, 700, 1, 0).value;
  expect(rest == std::make_tuple(7.0, 700.0), "a release rests at the toolkit's target");
}

// A notch, a note and a frame; the scroller is destroyed.
static void record(results::Trace &trace) {
  results::Scroller scroller = std::move(trace.create_scroller().value);
  scroller.set_geometry(tall(), 0);
  scroller.wheel(0, 1, Unit::notches, 0);
  expect(bool(trace.mark("a notch")), "a note");
  scroller.tick(0.5);
}

static void traces() {
  std::string text;
  std::ostringstream stream;
  std::vector<char> bytes;
  const auto write = [&](const char *first, std::size_t size) { bytes.insert(bytes.end(), first, first + size); };
  {
    results::Trace to_text = std::move(results::Trace::create(text).value);
    results::Trace to_stream = std::move(results::Trace::create(stream).value);
    results::Trace to_function = std::move(results::Trace::create(write).value);
    for (results::Trace *trace : {&to_text, &to_stream, &to_function}) record(*trace);
  }
  expect(text == stream.str() && text == std::string(bytes.begin(), bytes.end()), "a string, a stream, a function");

  std::vector<std::string> steps;
  double offset = 0;
  const auto observe = [&](const results::Trace::Step &step) {
    steps.push_back(step.text);
    if (steps.back() == "scroller_tick") offset = step.frame->offset_y;
    if (step.kind == TraceStepKind::mark) expect(!step.reference && !step.frame && !step.event, "a note has no scroller");
  };
  Replay replay = results::Trace::replay(text.data(), text.size(), observe).value;
  expect(replay.status == Status::ok && replay.report.calls == 5, "a replay answers what was recorded");
  expect(steps == std::vector<std::string>({"trace_create_scroller", "scroller_set_geometry", "scroller_wheel", "a notch",
                                            "scroller_tick", "scroller_destroy"}) && offset > 0, "the steps of a replay");
  replay = results::Trace::replay(text.substr(0, text.size() - 8)).value;
  expect(replay.status == Status::invalid_trace && replay.report.place < text.size() - 8, "a truncated trace has a place");
  expect(results::Trace::replay(nullptr, 0).status == Status::null_argument, "no trace");

  results::Trace trace = std::move(results::Trace::create(text).value);
  results::Scroller remaining = std::move(trace.create_scroller().value);
  results::List list = std::move(trace.create_list().value);
  results::Trace other = std::move(trace);
  expect(!trace && other, "a trace is moved");
  other.stop();
  std::size_t size = text.size();
  expect(!other && bool(remaining.tick(1)) && bool(list.set_offset(0)), "scrollers and lists remain");
  expect(text.size() == size && bool(other.create_scroller().value), "after the end nothing is recorded");
}

#if defined(__cpp_exceptions)
template <class E, class Function> static bool throws(Function function) {
  try {
    function();
  } catch (const E &) {
    return true;
  }
  return false;
}

struct Throwing {
  int calls = 0;
  void did_happen(ScrollerRef scroller, const Event &) {
    calls += 1;
    scroller.get_frame();  // a call inside does not throw what waits for the outer one
    if (calls == 1) throw std::out_of_range("first");
    throw std::logic_error("second");
  }
};

struct Refusing {
  bool responds_to(ScrollerRef, InputKind) { throw std::out_of_range("an input"); }
};

struct Retargeting {
  void will_end_dragging(ScrollerRef, double, double, double &, double &target_y) { target_y = 1000; }
  bool responds_to(ScrollerRef, InputKind kind) { return kind == InputKind::host; }
};

static void exceptions() {
  Scroller scroller;
  scroller.set_geometry(tall(), 0);
  expect(throws<Error>([&] { scroller.wheel(0, 1, Unit::notches, 1e11); }), "a refused call throws");
  try {
    scroller.wheel(0, 1, Unit::notches, 1e11);
  } catch (const Error &error) {
    expect(error.status() == Status::out_of_range, "an error has a status");
    expect(std::string(error.what()).find("scrollkit_scroller_wheel: A number") == 0, "and a text");
  }

  Throwing throwing;
  scroller.set_delegate(throwing);
  expect(throws<std::out_of_range>([&] { scroller.wheel(0, 3, Unit::notches, 1); }), "the first exception");
  expect(throwing.calls > 1, "each event is emitted");
  scroller.remove_delegate();
  expect(scroller.get_frame().target_y > 0, "the call has taken effect");
  expect(scroller.tick(2).offset_y > 0, "an exception is thrown once");

  scroller.wheel(0, 1, Unit::notches, 2);
  throwing.calls = 0;
  scroller.set_delegate(throwing);
  expect(throws<std::out_of_range>([&] { scroller.tick_offset(Axis::y, 2.01); }), "a tick that answers with a number throws");
  Refusing refusing;
  scroller.set_delegate(refusing);
  expect(throws<std::out_of_range>([&] { scroller.responds_to(InputKind::host); }), "so does the delegate's answer");

  Retargeting retargeting;
  scroller.set_delegate(retargeting);
  expect(scroller.responds_to(InputKind::host), "a delegate's own input");
  scroller.press(1, 100, 500, 3);
  for (int step = 1; step <= 5; step++) scroller.move(1, 100, 500 - 20 * step, 3 + step * 0.01);
  scroller.release(1, 3.05);
  double target = scroller.get_frame().target_y;
  expect(target > 999.999 && target < 1000.001, "a delegate changes the target");

  {
    Scroller replaced, destroyed;
    destroyed.set_delegate(throwing);
    replaced = std::move(destroyed);  // frees the first, and leaves nothing to the second
    expect(!destroyed && replaced, "a scroller is moved");
  }

  std::vector<Scroller> scrollers;
  for (int count = 0; count < 9; count++) scrollers.emplace_back();
  scrollers.erase(scrollers.begin());
  expect(scrollers.front().scroll_to(0, 0, 0, 0) > 0, "scrollers live in containers");
  ScrollOptions steady;
  steady.speed = 500;
  steady.align_y = ScrollAlignment::center;
  expect(scrollers.front().animate_to(0, 500, steady, 0) > 0, "an animation at a speed has a number");
  expect(scrollers.front().scroll_into_view(0, 500, 10, 10, steady, 0) > 0, "so has one to a rectangle");
  for (const Event &event : scrollers.front().events()) expect(event.time >= 0, "events are iterated");

  int calls = 0;
  const auto refuse = [&](const char *, std::size_t) {
    if (++calls != 2) throw std::out_of_range("full");
  };
  expect(throws<std::out_of_range>([&] { Trace trace(refuse); }), "a trace whose first bytes are refused");
  {
    Trace trace(refuse);
    expect(throws<std::out_of_range>([&] { trace.create_scroller(); }), "a call whose record is refused");
  }
  calls = 0;
  bool is_full = false;
  const auto fill = [&](const char *, std::size_t) {
    if (is_full) throw std::out_of_range("full");
  };
  {
    Trace trace(fill);
    Scroller recorded = trace.create_scroller();
    recorded.set_geometry(tall(), 0);
    recorded.wheel(0, 1, Unit::notches, 0);
    is_full = true;
    expect(throws<std::out_of_range>([&] { for (const Event &event : recorded.events()) (void)event; }), "an event, too");
  }
  expect(throws<Error>([] { Trace::replay(nullptr, 0); }), "a refused replay throws");

  Window window;
  scroller.top_enable({}, 0);
  window.add_scroller(scroller);
  expect(window.tap(1, 1, 1, 4) == 1, "a window triggers");
  ScrollerRef parent = scroller;
  scrollers.back().nest_set_parent(parent, 0);
  scrollers.back().nest_set_parent(nullptr, 0);
}
#else
static void exceptions() {}
#endif

int main() {
  errors();
  toolkits();
  traces();
  exceptions();
  std::puts("ok: scrollkit.hpp");
  return 0;
}
