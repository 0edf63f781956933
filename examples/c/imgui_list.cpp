// A child window of Dear ImGui with 1,000 people that scrolls by ScrollKit; its window is GLFW's.
//
//   imgui_list [LOG]    the log has one line per frame: time,offset,target,phase
#include <cstdio>

#include "imgui_window.h"
#include "people.h"

#include "../backends/scrollkit_imgui.h"

static void show_list(scrollkit_imgui &list, int rows) {
  ImGui::Text("%s: offset %.0f pt, target %.0f pt", scrollkit_enum_name("phase", list.frame.phase), list.frame.offset_y,
              list.frame.target_y);
  ImGui::Separator();
  list.begin("rows", ImVec2(0, 0), rows * double(ImGui::GetTextLineHeightWithSpacing()));
  ImGuiListClipper clipper;
  for (clipper.Begin(rows); clipper.Step();)
    for (int row = clipper.DisplayStart; row < clipper.DisplayEnd; row++) {
      ImGui::Text("%s %s", first_names[row % 11], last_names[row % 9]);
      ImGui::SameLine(180);
      ImGui::TextDisabled("%s", places[row % 7]);
      ImGui::SameLine(380);
      ImGui::TextDisabled("row %d", row + 1);
    }
  list.end();
}

int main(int argc, char **argv) {
  FILE *log = argc > 1 ? fopen(argv[1], "a") : nullptr;
  imgui_window window;
  if (!window.open("ScrollKit list")) return 1;
  scrollkit_imgui list;
  while (window.begin(list.frame.needs_tick)) {
    show_list(list, 1000);
    window.end();
    if (log && fprintf(log, "%.3f,%.6f,%.6f,%s\n", list.frame.time, list.frame.offset_y, list.frame.target_y,
                       scrollkit_enum_name("phase", list.frame.phase)) > 0)
      fflush(log);
  }
  return 0;
}
