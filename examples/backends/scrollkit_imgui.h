/*
 * ScrollKit for Dear ImGui (1.80 and later), in one file of C++11: copy it, include it, link scrollkit and imgui.
 *
 * A child window that scrolls by ScrollKit: wheel, drag, keys, momentum and bounce.
 *
 *   static scrollkit_imgui list;                        // its default: the feel UIKIT
 *   list.begin("list", ImVec2(0, 0), rows * ImGui::GetTextLineHeightWithSpacing());
 *   ImGuiListClipper clipper; ...                       // widgets, as in any child window
 *   list.end();
 *   if (list.frame.needs_tick) draw another frame at once; else wait for an event
 *
 * Dear ImGui has no time of events: they count as of the frame, ImGui::GetTime.
 */
#ifndef SCROLLKIT_IMGUI_H
#define SCROLLKIT_IMGUI_H
#include <imgui.h>
#include <scrollkit.h>

struct scrollkit_imgui {
  scrollkit_scroller *scroller = nullptr;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;           // as of `begin`
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  scrollkit_imgui *parent = nullptr;                      // set before the first `begin`: chains scrolling to it
  bool right_is_positive = false;                         // SDL2 and Win32 before 1.89.3, GLFW in a browser: true
  bool is_pressed = false;

  scrollkit_imgui() = default;
  scrollkit_imgui(const scrollkit_imgui &) = delete;
  scrollkit_imgui &operator=(const scrollkit_imgui &) = delete;
  ~scrollkit_imgui() { remove(); }

  // Destroys the scroller; the next `begin` creates another. A child window in this one needs another `parent` before.
  void remove() {
    scrollkit_scroller_destroy(scroller);
    scroller = nullptr;
    frame = SCROLLKIT_FRAME_INIT;
    geometry = SCROLLKIT_GEOMETRY_INIT;
    is_pressed = false;
  }

  // Begins the child window. As of ImGui::BeginChild; a size of 0 fills the rest of the window.
  bool begin(const char *name, const ImVec2 &size, double content_height) {
    const double time = ImGui::GetTime();
    if (!scroller && scrollkit_scroller_create(nullptr, &scroller) == SCROLLKIT_STATUS_OK && parent)
      scrollkit_nest_set_parent(scroller, parent->scroller, time);
    const bool is_visible = ImGui::BeginChild(name, size, false,  // a drag moves the content, not the window around it
        ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoScrollbar);
    const ImVec2 viewport = ImGui::GetWindowSize();
    if (geometry.viewport_height != viewport.y || geometry.content_height != content_height) {
      geometry.viewport_width = geometry.content_width = viewport.x;
      geometry.viewport_height = viewport.y;
      geometry.content_height = content_height;
      scrollkit_scroller_set_geometry(scroller, &geometry, time);
    }
    forward(time);
    forward_keys(time);
    scrollkit_scroller_tick(scroller, time, &frame);
    // The child window itself does not scroll: Dear ImGui rounds and clamps its offset. Its content moves.
    const ImVec2 corner = ImGui::GetWindowPos();
    ImGui::SetCursorScreenPos(ImVec2(corner.x, corner.y - float(frame.offset_y)));
    return is_visible;
  }

  // Draws the scroll bar; its length is the visible share of the content. Ends the child window.
  void end() {
    forward_press(ImGui::GetTime());
    const ImVec2 corner = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
    const double share = geometry.viewport_height / (geometry.content_height + 1);
    const float length = float(size.y * (share < 0.06 ? 0.06 : share));
    const ImVec2 top(corner.x + size.x - 6, corner.y + float(frame.progress_y) * (size.y - length));
    if (share < 1)
      ImGui::GetWindowDrawList()->AddRectFilled(top, ImVec2(top.x + 6, top.y + length),
                                                ImGui::GetColorU32(ImGuiCol_ScrollbarGrab), 3);
    ImGui::EndChild();
  }

 private:
  // Hit test by Dear ImGui: the innermost hovered child window takes the wheel and the press.
  void forward(double time) {
    const ImGuiIO &io = ImGui::GetIO();
    const ImVec2 corner = ImGui::GetWindowPos();
    if (ImGui::IsWindowHovered() && (io.MouseWheel != 0 || io.MouseWheelH != 0)) {
      scrollkit_input input = SCROLLKIT_INPUT_INIT;
      scrollkit_input_from_imgui_wheel(&input, io.MouseWheelH, io.MouseWheel, right_is_positive, time);
      scrollkit_scroller_push(scroller, &input);
    }
    if (is_pressed && ImGui::IsMousePosValid())
      scrollkit_scroller_move(scroller, 0, io.MousePos.x - corner.x, io.MousePos.y - corner.y, time);
    if (is_pressed && !io.MouseDown[0]) {
      is_pressed = false;
      scrollkit_scroller_release(scroller, 0, time);
    }
  }

  // The content takes a press that no widget has taken: after the widgets.
  void forward_press(double time) {
    if (!ImGui::IsWindowHovered() || !ImGui::IsMouseClicked(0) || ImGui::IsAnyItemActive()) return;
    const ImVec2 corner = ImGui::GetWindowPos(), mouse = ImGui::GetIO().MousePos;
    is_pressed = true;
    scrollkit_scroller_press(scroller, 0, mouse.x - corner.x, mouse.y - corner.y, time);
  }

  // The focused child window takes the keys, unless a widget of it does.
  void forward_keys(double time) {
    static const struct { ImGuiKey name; scrollkit_key action; } keys[] = {
        {ImGuiKey_UpArrow, SCROLLKIT_KEY_LINE_UP}, {ImGuiKey_DownArrow, SCROLLKIT_KEY_LINE_DOWN},
        {ImGuiKey_LeftArrow, SCROLLKIT_KEY_LINE_LEFT}, {ImGuiKey_RightArrow, SCROLLKIT_KEY_LINE_RIGHT},
        {ImGuiKey_PageUp, SCROLLKIT_KEY_PAGE_UP}, {ImGuiKey_PageDown, SCROLLKIT_KEY_PAGE_DOWN},
        {ImGuiKey_Home, SCROLLKIT_KEY_HOME}, {ImGuiKey_End, SCROLLKIT_KEY_END}};
    const bool is_focused = ImGui::IsWindowFocused() && !ImGui::IsAnyItemActive();
    for (const auto &entry : keys) {
      const scrollkit_key action = entry.action;
#if IMGUI_VERSION_NUM < 18700
      const int key = ImGui::GetKeyIndex(entry.name);
#else
      const ImGuiKey key = entry.name;
#endif
      if (is_focused && ImGui::IsKeyPressed(key, false)) scrollkit_scroller_key(scroller, action, time);
      else if (is_focused && ImGui::IsKeyPressed(key)) scrollkit_scroller_hold_key(scroller, action, time);
      if (ImGui::IsKeyReleased(key)) scrollkit_scroller_release_key(scroller, action, time);
    }
  }
};
#endif
