// What the examples of Dear ImGui share: a window of GLFW, and its frames.
#ifndef IMGUI_WINDOW_H
#define IMGUI_WINDOW_H
#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl2.h>
#include <imgui.h>

#include "font.h"

struct imgui_window {
  GLFWwindow *window = nullptr;
  int events = 0;

  // Opens a window. Returns whether it could.
  bool open(const char *title) {
    window = glfwInit() ? glfwCreateWindow(480, 640, title, nullptr, nullptr) : nullptr;
    if (!window) return false;
    glfwMakeContextCurrent(window);
    glfwSwapInterval(1);
    ImGui::CreateContext();
    ImGui::GetIO().Fonts->AddFontFromFileTTF(font_file("sans"), 18);
    ImGui::GetIO().IniFilename = nullptr;
    ImGui_ImplGlfw_InitForOpenGL(window, true);
    ImGui_ImplOpenGL2_Init();
    return true;
  }

  // Begins a frame, with a window of Dear ImGui that fills this one; waits for an event unless content moves. Returns
  // false when the user has closed it.
  bool begin(bool moves) {
    if (glfwWindowShouldClose(window)) return false;
    // Dear ImGui needs two frames to follow an event; then the loop waits for the next one.
    if (moves || events++ % 2) glfwPollEvents(); else glfwWaitEvents();
    ImGui_ImplOpenGL2_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    ImGui::NewFrame();
    ImGui::SetNextWindowPos(ImVec2(0, 0));
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::Begin("List", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove);
    return true;
  }

  // Draws the frame.
  void end() {
    ImGui::End();
    ImGui::Render();
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL2_RenderDrawData(ImGui::GetDrawData());
    glfwSwapBuffers(window);
  }
};
#endif
