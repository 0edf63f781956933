// A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
//
//   g++ -std=c++17 flick.cpp $(pkg-config --cflags --libs scrollkit)
#include <cstdio>
#include <exception>

#include <scrollkit.hpp>

int main() try {
  scrollkit::Scroller scroller;
  scrollkit::Geometry geometry;
  geometry.viewport_width = geometry.content_width = 400;
  geometry.viewport_height = 600;
  geometry.content_height = 5000;
  scroller.set_geometry(geometry, 0);

  scroller.press(1, 100, 500, 0);
  for (int step = 1; step <= 5; step++) scroller.move(1, 100, 500 - 10 * step, step * 0.01);
  scroller.release(1, 0.05);

  scrollkit::Frame frame;
  double time = 0.05;
  do {
    scroller.tick(time, frame);
    for (const scrollkit::Event &event : scroller.events())
      std::printf("%.6f %s %.6f\n", event.time, scrollkit::name(event.kind), event.y);
    time += 1.0 / 60;
  } while (frame.needs_tick);
  std::printf("rests at %.6f\n", frame.offset_y);
} catch (const std::exception &error) {
  std::fprintf(stderr, "flick: %s\n", error.what());
  return 1;
}
