#include <cstdio>
#include <ctime>

#include <scrollkit.hpp>

int main() {
  constexpr int count = 1000000;
  scrollkit::Scroller scroller;
  scrollkit::Frame frame;
  double sum = 0;
  std::clock_t start = std::clock();
  for (int i = 0; i < count; i++) {
    scroller.tick(i, frame);
    sum += frame.offset_y;
  }
  std::printf("%.0f\n", sum + double(std::clock() - start) / CLOCKS_PER_SEC / count * 1e9);
}
