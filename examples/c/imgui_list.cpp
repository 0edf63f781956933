// A child window of Dear ImGui with 1,000 rows that scrolls by ScrollKit; its window is GLFW's.
//
//   imgui_list [LOG]    the log has one line per frame: time,offset,target,phase
#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl2.h>
#include <cstdio>

#include "../backends/scrollkit_imgui.h"

static void show_list(scrollkit_imgui &list, int rows) {
  ImGui::SetNextWindowPos(ImVec2(0, 0));
  ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
  ImGui::Begin("List", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove);
  ImGui::Text("%s: offset %.0f pt, target %.0f pt", scrollkit_enum_name("phase", list.frame.phase), list.frame.offset_y,
              list.frame.target_y);
  ImGui::Separator();
  list.begin("rows", ImVec2(0, 0), rows * double(ImGui::GetTextLineHeightWithSpacing()));
  ImGuiListClipper clipper;
  for (clipper.Begin(rows); clipper.Step();)
    for (int row = clipper.DisplayStart; row < clipper.DisplayEnd; row++) ImGui::Text("Row %d", row + 1);
  list.end();
  ImGui::End();
}

int main(int argc, char **argv) {
  FILE *log = argc > 1 ? fopen(argv[1], "a") : nullptr;
  GLFWwindow *window = glfwInit() ? glfwCreateWindow(480, 640, "ScrollKit list", nullptr, nullptr) : nullptr;
  if (!window) return 1;
  glfwMakeContextCurrent(window);
  glfwSwapInterval(1);
  ImGui::CreateContext();
  ImGui::GetIO().Fonts->AddFontFromFileTTF("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 18);
  ImGui::GetIO().IniFilename = nullptr;
  ImGui_ImplGlfw_InitForOpenGL(window, true);
  ImGui_ImplOpenGL2_Init();
  scrollkit_imgui list;
  for (int events = 0; !glfwWindowShouldClose(window); events++) {
    // Dear ImGui needs two frames to follow an event; then the loop waits for the next one.
    if (list.frame.needs_tick || events % 2) glfwPollEvents(); else glfwWaitEvents();
    ImGui_ImplOpenGL2_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    ImGui::NewFrame();
    show_list(list, 1000);
    ImGui::Render();
    ImGui_ImplOpenGL2_RenderDrawData(ImGui::GetDrawData());
    glfwSwapBuffers(window);
    if (log && fprintf(log, "%.3f,%.6f,%.6f,%s\n", list.frame.time, list.frame.offset_y, list.frame.target_y,
                       scrollkit_enum_name("phase", list.frame.phase)) > 0)
      fflush(log);
  }
  return 0;
}
