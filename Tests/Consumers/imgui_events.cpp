/*
 * Frames of Dear ImGui without a window: who has a press, a window that can be moved, and views that are removed.
 */
#include "../../examples/backends/scrollkit_imgui.h"
#include "expect.h"

static scrollkit_imgui list, inner;
static bool has_inner = true;
static int clicks;
static float slider;
static ImGuiWindowFlags flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove;
static ImVec2 window; // its corner

static void draw(float x, float y, bool is_down, float wheel) {
  ImGuiIO &io = ImGui::GetIO();
  io.DeltaTime = 1.0f / 60;
  io.MousePos = ImVec2(x, y);
  io.MouseDown[0] = is_down;
  io.MouseWheel = wheel;
  ImGui::NewFrame();
  ImGui::SetNextWindowPos(ImVec2(0, 0), ImGuiCond_Once);
  ImGui::SetNextWindowSize(ImVec2(400, 400));
  ImGui::Begin("window", nullptr, flags);
  window = ImGui::GetWindowPos();
  list.begin("list", ImVec2(380, 380), 4000);
  const ImVec2 corner = ImGui::GetWindowPos();
  if (ImGui::Button("button", ImVec2(100, 40))) clicks++;
  ImGui::SetCursorScreenPos(ImVec2(corner.x, corner.y + 100));
  ImGui::SliderFloat("slider", &slider, 0, 1);
  ImGui::SetCursorScreenPos(ImVec2(corner.x, corner.y + 200));
  if (has_inner) {
    inner.begin("inner", ImVec2(300, 100), 1000);
    inner.end();
  }
  list.end();
  ImGui::End();
  ImGui::Render();
}

static double target(const scrollkit_imgui &view) { return view.frame.target_y; }

int main() {
  ImGui::CreateContext();
  ImGuiIO &io = ImGui::GetIO();
  unsigned char *pixels;
  int width, height;
  io.DisplaySize = ImVec2(400, 400);
  io.IniFilename = nullptr;
  io.Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
  inner.parent = &list;
  for (int frame = 0; frame < 3; frame++) draw(200, 350, false, 0);

  draw(50, 30, false, 0);
  draw(50, 30, true, 0);
  draw(50, 30, true, 0);
  draw(50, 30, false, 0);
  expect("a button keeps its press", clicks == 1 && target(list) == 0);
  draw(20, 115, false, 0);
  draw(20, 115, true, 0);
  draw(150, 215, true, 0);
  expect("a slider has its drag alone", slider > 0 && !list.is_pressed && list.frame.offset_y == 0);
  draw(150, 215, false, 0);
  draw(200, 350, false, 0);
  draw(200, 350, true, 0);
  draw(200, 300, true, 0);
  expect("a press of the content drags it", list.is_pressed && list.frame.offset_y > 0 && clicks == 1);
  draw(200, 300, false, 0);
  for (int frame = 0; frame < 300; frame++) draw(200, 350, false, 0);
  flags = ImGuiWindowFlags_NoDecoration;
  double offset = target(list);
  draw(200, 350, true, 0);
  draw(200, 330, true, 0);
  draw(200, 300, true, 0);
  draw(200, 270, true, 0);
  expect("a drag of the content moves no window", list.frame.offset_y > offset && window.y == 0);
  draw(200, 270, false, 0);
  for (int frame = 0; frame < 300; frame++) draw(200, 350, false, 0);
  draw(390, 390, false, 0);
  draw(390, 390, true, 0);
  draw(390, 385, true, 0);
  draw(390, 380, true, 0);
  expect("a drag beside the content does", window.y < 0);
  draw(390, 390, true, 0);
  draw(390, 390, false, 0);
  expect("the window is back", window.y == 0);
  flags |= ImGuiWindowFlags_NoMove;
  offset = target(list);
  draw(100, 250, false, 0);
  draw(100, 250, false, -1);
  draw(100, 250, false, 0);
  expect("the inner view takes the wheel", target(inner) > 0 && target(list) == offset);

  draw(100, 250, true, 0);
  draw(100, 250, true, 0);
  expect("it has the press", inner.is_pressed && !list.is_pressed);
  inner.remove();
  has_inner = false;
  expect("a removed view is forgotten", !inner.scroller && !inner.is_pressed && inner.frame.offset_y == 0);
  for (int frame = 0; frame < 3; frame++) draw(100, 250, false, 0);
  draw(100, 250, false, -1);
  draw(100, 250, false, 0);
  expect("the view around it takes the wheel", target(list) > offset);
  has_inner = true;
  draw(200, 350, false, 0);
  expect("it may begin anew", inner.scroller && inner.frame.offset_y == 0);
  inner.remove(), inner.remove();
  list.remove();
  expect("no view is left", !list.scroller && !inner.scroller);
  ImGui::DestroyContext();
  return 0;
}
