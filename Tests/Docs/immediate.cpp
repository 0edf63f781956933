// The list of the page in Dear ImGui without a window: the input is injected.
#include <imgui.h>
#include <scrollkit.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>

#define CHECK(fact) ((fact) ? (void)0 : (std::fprintf(stderr, "%d: not true: %s\n", __LINE__, #fact), std::exit(1)))

enum { ROWS = 1000 };

static scrollkit_scroller *scroller;
static scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
static double now = 1;
static float scroll, first_row, jump = -1;

static void show_list() {
  if (jump >= 0) {  // the program moves the toolkit's offset, as its scroll bar does
    ImGui::BeginChild("rows");
    ImGui::SetScrollY(jump);
    ImGui::EndChild();
    jump = -1;
    return;
  }
#include "immediate-1.cpp"
}

static void draw(float notches = 0) {
  ImGuiIO &io = ImGui::GetIO();
  io.DeltaTime = 1.0f / 60;
  now += 1.0 / 60;
  io.MousePos = ImVec2(100, 100);
  io.MouseWheel = notches;
  ImGui::NewFrame();
  ImGui::SetNextWindowPos(ImVec2(0, 0));
  ImGui::SetNextWindowSize(ImVec2(400, 400));
  ImGui::Begin("List", nullptr, ImGuiWindowFlags_NoDecoration);
  show_list();
  ImGui::BeginChild("rows");
  scroll = ImGui::GetScrollY();
  first_row = ImGui::GetCursorScreenPos().y;
  ImGui::EndChild();
  ImGui::End();
  ImGui::Render();
}

static void rest() {
  for (int frames = 0; frames < 300; frames++) draw();
  CHECK(!frame.needs_tick);
}

int main() {
  ImGui::CreateContext();
  ImGuiIO &io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.DisplaySize = ImVec2(400, 400);
  unsigned char *pixels;
  int width, height;
  io.Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
  CHECK(scrollkit_scroller_create(nullptr, &scroller) == SCROLLKIT_STATUS_OK);
  draw(), draw(), draw();
  CHECK(frame.offset_y == 0);

  draw(-2);
  draw();
  CHECK(frame.phase == SCROLLKIT_PHASE_WHEELING && frame.target_y == 120);
  rest();
  CHECK(frame.offset_y == 120 && scroll == 120);

  scrollkit_scroller_scroll_to(scroller, 0, 5000.4, 1, now, nullptr);
  double before = 0;
  for (int frames = 0; frames < 30; frames++) {  // Dear ImGui stores whole points
    draw();
    CHECK(frame.offset_y >= before && scroll <= frame.offset_y);
    before = frame.offset_y;
  }
  rest();
  CHECK(frame.offset_y == 5000.4 && std::fabs(scroll - 5000.4) < 1);

  scrollkit_scroller_scroll_to(scroller, 0, 9000, 1, now, nullptr);
  draw(), draw(), draw();
  CHECK(frame.phase == SCROLLKIT_PHASE_ANIMATING);
  jump = 777;
  draw(), draw(), draw();
  CHECK(frame.phase == SCROLLKIT_PHASE_IDLE && frame.offset_y == 777 && scroll == 777);

  // A bounce at the end, where Dear ImGui clamps its own offset.
  const double end = ROWS * double(ImGui::GetFontSize() + ImGui::GetStyle().ItemSpacing.y);
  scrollkit_scroller_set_offset(scroller, 0, 1e9, now);
  rest();
  CHECK(frame.offset_y < end && frame.offset_y > end - 450);
  const double last = frame.offset_y;
  scrollkit_scroller_press(scroller, 1, 100, 300, now);
  scrollkit_scroller_move(scroller, 1, 100, 100, now);
  draw(), draw(), draw();
  CHECK(frame.phase == SCROLLKIT_PHASE_DRAGGING && frame.offset_y > last + 50 && std::fabs(scroll - last) < 1);
  scrollkit_scroller_release(scroller, 1, now + 0.2);
  now += 0.2;
  draw(), draw();
  CHECK(frame.phase == SCROLLKIT_PHASE_BOUNCING);
  rest();
  CHECK(frame.offset_y == last);
  scrollkit_scroller_destroy(scroller);
  ImGui::DestroyContext();
}
