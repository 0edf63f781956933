// A list of Dear ImGui that keeps its own offset and scroll bar: ScrollKit moves it, and follows it when the scroll bar or a
// button has moved it. Its window is GLFW's.
//
//   imgui_sync [LOG]    the log has one line per frame: time,offset,target,phase
#include <cstdio>

#include "imgui_window.h"

#include <scrollkit.h>

enum { ROWS = 1000 };

// A row: a file, its size and its date.
static void show_row(int row) {
  static const char *const names[] = {"harbour", "garden", "kitchen", "night train", "first snow", "market", "lighthouse"};
  const ImVec4 quiet(0.68f, 0.71f, 0.76f, 1);
  static const char *const months[] = {"January", "March", "April", "June", "August", "October", "November"};
  ImGui::Text("%s %03d.jpg", names[row * 5 % 7], row + 1);
  ImGui::SameLine(210);
  ImGui::TextColored(quiet, "%.1f MB", 1.2 + row * 37 % 61 / 10.0);
  ImGui::SameLine(310);
  ImGui::TextColored(quiet, "%d %s", 1 + row / 2 % 28, months[row / 56 % 7]);
}

static void show_list(scrollkit_scroller *scroller, scrollkit_frame *frame, double now) {
  ImGui::SetNextWindowContentSize(ImVec2(0, ROWS * ImGui::GetTextLineHeightWithSpacing()));
  ImGui::BeginChild("rows", ImVec2(0, 0), false, ImGuiWindowFlags_NoScrollWithMouse);
  const ImVec2 size = ImGui::GetWindowSize();
  scrollkit_scroller_set_size(scroller, size.x, size.y, size.x, ImGui::GetScrollMaxY() + size.y, now);
  if (ImGui::IsWindowHovered()) scrollkit_scroller_wheel(scroller, 0, -ImGui::GetIO().MouseWheel, SCROLLKIT_UNIT_NOTCHES, now);
  scrollkit_scroller_sync(scroller, 0, ImGui::GetScrollY(), now, frame);
  ImGui::SetScrollY(float(frame->offset_y));
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() + ImGui::GetScrollY() - float(frame->offset_y)); // what it rounds and clamps
  for (int row = 0; row < ROWS; row++) show_row(row);
  ImGui::EndChild();
}

int main(int argc, char **argv) {
  FILE *log = argc > 1 ? fopen(argv[1], "a") : nullptr;
  imgui_window window;
  scrollkit_scroller *scroller;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  if (!window.open("ScrollKit sync") || scrollkit_scroller_create(nullptr, &scroller) != SCROLLKIT_STATUS_OK) return 1;
  while (window.begin(frame.needs_tick)) {
    const double now = ImGui::GetTime();
    if (ImGui::Button("To row 500"))
      scrollkit_scroller_scroll_to(scroller, 0, 499 * ImGui::GetTextLineHeightWithSpacing(), 1, now, nullptr);
    ImGui::SameLine();
    ImGui::Text("%s: offset %.0f pt, target %.0f pt", scrollkit_enum_name("phase", frame.phase), frame.offset_y, frame.target_y);
    show_list(scroller, &frame, now);
    window.end();
    if (log && fprintf(log, "%.3f,%.6f,%.6f,%s\n", frame.time, frame.offset_y, frame.target_y,
                       scrollkit_enum_name("phase", frame.phase)) > 0)
      fflush(log);
  }
  scrollkit_scroller_destroy(scroller);
  return 0;
}
