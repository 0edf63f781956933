// The same calls as cost.c, in C++.
#include <scrollkit.hpp>

int main() {
  scrollkit::Scroller scroller;
  scroller.set_size(400, 600, 400, 5000, 0);
  scrollkit::Frame frame;
  double sum = 0;
  for (int step = 0; step < 20000; step++) {
    scroller.wheel(0, 0.01, scrollkit::Unit::notches, step * 0.01);
    scroller.tick(step * 0.01, frame);
    sum += frame.offset_y;
  }
  return sum <= 0;
}
