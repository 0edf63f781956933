/* Inputs from toolkit events, and their times. */
#include "calls.h"

double effective_time(struct world *world, const struct slot *slot, const scrollkit_input *input,
                 uint32_t size) {
  const double wrap = 4294967.296;
  double time = size >= 16 ? input->time : 0;
  if (size < 64 || !(input->flags & SCROLLKIT_INPUT_FLAGS_TIME_WRAPS)) return time;
  // The time of the last call limits this time, and depends on ticks.
  world->has_behaviours = 1;
  if (!(fabs(time) <= 1e10) || !slot->has_time) return time;
  return fmin(time + fmax(0, round((slot->time - time) / wrap)) * wrap, 1e10);
}

/** Makes an input from a toolkit event. The bytes choose the toolkit and the numbers. */
static scrollkit_status make(struct reader *reader, scrollkit_input *input) {
  uint8_t which = next_byte(reader);
  double x = next_length(reader), y = next_length(reader);
  uint32_t one = next_enum(reader, 5), two = next_enum(reader, 4), three = next_enum(reader, 2);
  uint32_t high = next_short(reader), short_time = high << 16 | next_short(reader);
  uint64_t long_time = (uint64_t)short_time << (which >> 3);
  double time = next_time(reader, 1);
  int32_t steps = (int32_t)(int16_t)next_short(reader);
  switch (which % 24) {
    case 0: return scrollkit_input_from_gtk_scroll(input, x, y, three, short_time);
    case 1: return scrollkit_input_from_gtk_begin(input, short_time);
    case 2: return scrollkit_input_from_gtk_end(input, short_time);
    case 3: return scrollkit_input_from_gtk_decelerate(input, x, y, short_time);
    case 4:
      return scrollkit_input_from_gdk_scroll(input, one, x, y, three, two & 1, two, short_time);
    case 5: return scrollkit_input_from_gdk_hold(input, two, short_time);
    case 6: return scrollkit_input_from_wayland_axis(input, three, x, steps, two, one & 1, short_time);
    case 7: return scrollkit_input_from_wayland_stop(input, three, short_time);
    case 8: return scrollkit_input_from_libinput_scroll(input, one, three, x, steps, long_time);
    case 9: return scrollkit_input_from_xi2_scroll(input, two, x, y, short_time);
    case 10: return scrollkit_input_from_x11_button(input, one + 4, short_time);
    case 11: return scrollkit_input_from_sdl2_wheel(input, x, y, three, short_time);
    case 12: return scrollkit_input_from_sdl3_wheel(input, x, y, three, long_time);
    case 13:
      return scrollkit_input_from_sdl2_finger(
          input, 0x700 + one, three, x, y, fabs(y), steps, short_time);
    case 14:
      return scrollkit_input_from_sdl3_finger(
          input, 0x700 + two, three, x, y, 320, 480, long_time);
    case 15: return scrollkit_input_from_glfw_scroll(input, x, y, time);
    case 16: return scrollkit_input_from_raylib_wheel(input, x, y, time);
    case 17: return scrollkit_input_from_imgui_wheel(input, x, y, three, time);
    case 18: return scrollkit_input_from_sgr_button(input, 64 + one, time);
    case 19:
      return scrollkit_input_from_qt_wheel(input, steps, -steps, (int32_t)short_time, 0, one, three, long_time);
    case 20:
      return scrollkit_input_from_appkit_scroll(
          input, x, y, three, three ? 1u << (one & 31) : 0, three ? 0 : 1u << (one & 31), two & 1, time);
    case 21: return scrollkit_input_from_web_wheel(input, x, y, one, steps, three ? 120 * steps : 0, time);
    case 22: return scrollkit_input_from_win32_wheel(input, three ? 0x20A : 0x20E, steps, two, short_time);
    default: {  // the struct of an older caller may end before its time field
      double seconds = NAN;
      scrollkit_status status = scrollkit_time_unwrap(x, short_time, &seconds);
      REQUIRE(status == SCROLLKIT_STATUS_OK ? isfinite(seconds) : isnan(seconds));
      if (status == SCROLLKIT_STATUS_OK && input->struct_size >= sizeof *input) input->time = seconds;
      return status;
    }
  }
}

struct outcome call_toolkit(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  uint32_t size = next_struct_size(reader, sizeof input);
  scrollkit_input *copy = sized_copy(&input, sizeof input, size, 0);
  scrollkit_status made = make(reader, copy);
  REQUIRE(made <= SCROLLKIT_STATUS_OK && made != SCROLLKIT_STATUS_NO_MEMORY);
  if (size == sizeof input) {
    if (made != SCROLLKIT_STATUS_OK) REQUIRE(memcmp(copy, &input, sizeof input) == 0);
    memcpy(&input, copy, sizeof input);
  }
  free(copy);
  // Most times are near the present.
  if (next_byte(reader) < 224) {
    input.time = next_time(reader, slot->time);
    input.flags &= ~(scrollkit_input_flags)SCROLLKIT_INPUT_FLAGS_TIME_WRAPS;
  }
  scrollkit_status status = scrollkit_scroller_push(slot->scroller, &input);
  return timed(status, effective_time(world, slot, &input, sizeof input));
}
