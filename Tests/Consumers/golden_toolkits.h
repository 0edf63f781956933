/*
 * The statement "toolkit NAME NUMBER…" for golden.c: converts a toolkit event to an input and pushes it.
 */
#ifndef GOLDEN_TOOLKITS_H
#define GOLDEN_TOOLKITS_H

/* Converts the event of a statement and returns the library's status. */
static scrollkit_status make_input(scrollkit_input *input, char **w, int n) {
#define D(index) number(w, n, index)
#define U(index) (uint32_t) number(w, n, index)
#define I(index) (int32_t) number(w, n, index)
#define L(index) (uint64_t) number(w, n, index)
#define MAKER(name, ...) \
  if (strcmp(w[1], #name) == 0) return scrollkit_input_from_##name(input, __VA_ARGS__);
  MAKER(gtk_scroll, D(2), D(3), U(4), U(5))
  MAKER(gtk_begin, U(2))
  MAKER(gtk_end, U(2))
  MAKER(gtk_decelerate, D(2), D(3), U(4))
  MAKER(gdk_scroll, U(2), D(3), D(4), U(5), U(6), U(7), U(8))
  MAKER(gdk_hold, U(2), U(3))
  MAKER(wayland_axis, U(2), D(3), I(4), U(5), U(6), U(7))
  MAKER(wayland_stop, U(2), U(3))
  MAKER(libinput_scroll, U(2), U(3), D(4), D(5), L(6))
  MAKER(xi2_scroll, U(2), D(3), D(4), U(5))
  MAKER(x11_button, U(2), U(3))
  MAKER(sdl2_wheel, D(2), D(3), U(4), U(5))
  MAKER(sdl3_wheel, D(2), D(3), U(4), L(5))
  MAKER(sdl2_finger, U(2), L(3), D(4), D(5), D(6), D(7), U(8))
  MAKER(sdl3_finger, U(2), L(3), D(4), D(5), D(6), D(7), L(8))
  MAKER(glfw_scroll, D(2), D(3), D(4))
  MAKER(raylib_wheel, D(2), D(3), D(4))
  MAKER(imgui_wheel, D(2), D(3), U(4), D(5))
  MAKER(sgr_button, U(2), D(3))
  MAKER(qt_wheel, I(2), I(3), I(4), I(5), U(6), U(7), L(8))
  MAKER(appkit_scroll, D(2), D(3), U(4), U(5), U(6), U(7), D(8))
  MAKER(web_wheel, D(2), D(3), U(4), I(5), I(6), D(7))
  MAKER(win32_wheel, U(2), I(3), U(4), U(5))
#undef MAKER
#undef D
#undef U
#undef I
#undef L
  fail("toolkit", "a known one", w[1]);
  return SCROLLKIT_STATUS_OK;
}

#endif
