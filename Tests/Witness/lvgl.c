/*
 * Prints how LVGL scrolls a list: lvgl SCENE. Without a scene, prints the names of the scenes.
 *
 * A finger moves every 10 ms, and LVGL reads its position every 33 ms, as from a touch screen; a key is read alike. The clock is
 * LVGL's tick, which this program advances by 1 ms, so no frame is skipped. Each change of the finger and each refresh of the
 * display is one line: kind,seconds,value.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "lvgl.h"

enum { WIDTH = 400, HEIGHT = 600, CONTENT = 100000, REFRESH = 33, STILL = 600, LONGEST = 20000 };

/* A finger that moves by `speed` points a second (up is positive) for `moving` ms, rests, and leaves; then again after a pause. */
typedef struct scene {
  const char *name;
  int begin, speed, moving, resting, pause, speed_again, moving_again, resting_again;
  bool presses_keys;
} scene;

static const scene scenes[] = {
    {.name = "fling_300", .begin = 5000, .speed = 300, .moving = 325},
    {.name = "fling_800", .begin = 5000, .speed = 800, .moving = 255},
    {.name = "fling_1500", .begin = 5000, .speed = 1500, .moving = 235},
    {.name = "fling_2400", .begin = 5000, .speed = 2400, .moving = 205},
    {.name = "fling_4000", .begin = 5000, .speed = 4000, .moving = 145},
    {.name = "fling_down", .begin = 5000, .speed = -1500, .moving = 235},
    {.name = "drag_held", .begin = 5000, .speed = 1000, .moving = 255, .resting = 400},
    {.name = "catch", .begin = 5000, .speed = 2000, .moving = 235, .pause = 325, .resting_again = 400},
    {.name = "twice", .begin = 5000, .speed = 2000, .moving = 235, .pause = 175, .speed_again = 2000, .moving_again = 235},
    {.name = "bounce_800", .begin = 250, .speed = -800, .moving = 255},
    {.name = "bounce_1500", .begin = 500, .speed = -1500, .moving = 235},
    {.name = "bounce_3000", .begin = 500, .speed = -3000, .moving = 145},
    {.name = "pull", .begin = 0, .speed = -1000, .moving = 330, .resting = 400},
    {.name = "keys", .begin = 5000, .presses_keys = true},
};

static const scene *acted;
static uint32_t clock_ms;
static bool is_down;
static int finger_y;

static uint32_t now(void) { return clock_ms; }

static void print(const char *kind, double value) { printf("%s,%.6f,%.3f\n", kind, clock_ms / 1000.0, value); }

/* The position of the finger so many milliseconds after its stroke began; false after its end. */
static bool stroke(int age, int speed, int moving, int resting, double *y) {
  double begin = speed < 0 ? 50 : speed > 0 ? HEIGHT - 50 : HEIGHT / 2;
  *y = begin - speed * (age < moving ? age : moving) / 1000.0;
  return age >= 0 && age < moving + resting;
}

/* Moves the finger, every 10 ms. */
static void move_finger(void) {
  int age = (int)clock_ms - STILL, first = acted->moving + acted->resting;
  double y = 0;
  bool was_down = is_down, is_due = age % 10 == 0;
  is_down = !acted->presses_keys && stroke(age, acted->speed, acted->moving, acted->resting, &y);
  if (acted->pause && age >= first + acted->pause) {
    is_due = (age - first - acted->pause) % 10 == 0;
    is_down = stroke(age - first - acted->pause, acted->speed_again, acted->moving_again, acted->resting_again, &y);
  }
  if (is_down && is_due) finger_y = (int)y;
  if (is_down && is_due) print(was_down ? "move" : "press", finger_y);
  if (!is_down && was_down) print("release", 0);
}

static void read_finger(lv_indev_t *device, lv_indev_data_t *data) {
  (void)device;
  data->point = (lv_point_t){WIDTH / 2, finger_y};
  data->state = is_down ? LV_INDEV_STATE_PRESSED : LV_INDEV_STATE_RELEASED;
}

static void read_key(lv_indev_t *device, lv_indev_data_t *data) {
  static bool was_pressed;
  int age = (int)clock_ms - STILL;
  (void)device;
  bool is_pressed = acted->presses_keys && age >= 0 && age < 2000 && age % 660 < 100;
  data->key = LV_KEY_DOWN;
  data->state = is_pressed ? LV_INDEV_STATE_PRESSED : LV_INDEV_STATE_RELEASED;
  if (is_pressed && !was_pressed) print("line_down", 1);
  was_pressed = is_pressed;
}

static void flush(lv_display_t *display, const lv_area_t *area, uint8_t *pixels) {
  (void)area, (void)pixels;
  lv_display_flush_ready(display);
}

static void record(void) {
  static uint8_t pixels[WIDTH * 60 * 4];
  lv_init();
  lv_tick_set_cb(now);
  lv_display_t *display = lv_display_create(WIDTH, HEIGHT);
  lv_display_set_buffers(display, pixels, NULL, sizeof pixels, LV_DISPLAY_RENDER_MODE_PARTIAL);
  lv_display_set_flush_cb(display, flush);
  lv_obj_t *list = lv_obj_create(lv_screen_active()), *content = lv_obj_create(list);
  lv_obj_remove_style_all(list);
  lv_obj_remove_style_all(content);
  lv_obj_set_size(list, WIDTH, HEIGHT);
  lv_obj_set_size(content, WIDTH, CONTENT);
  lv_obj_remove_flag(content, LV_OBJ_FLAG_SCROLLABLE);
  lv_indev_t *finger = lv_indev_create(), *keys = lv_indev_create();
  lv_indev_set_type(finger, LV_INDEV_TYPE_POINTER);
  lv_indev_set_read_cb(finger, read_finger);
  lv_indev_set_type(keys, LV_INDEV_TYPE_KEYPAD);
  lv_indev_set_read_cb(keys, read_key);
  lv_group_t *group = lv_group_create();
  lv_group_add_obj(group, list);
  lv_indev_set_group(keys, group);
  lv_obj_scroll_to_y(list, acted->begin, LV_ANIM_OFF);
  printf("version,%d.%d.%d\nlengths,viewport %d, content %d\n", LVGL_VERSION_MAJOR, LVGL_VERSION_MINOR, LVGL_VERSION_PATCH,
         HEIGHT, CONTENT);
  for (clock_ms = 1; clock_ms < LONGEST; clock_ms++) {
    move_finger();
    lv_timer_handler();
    if (clock_ms % REFRESH == 0) print("frame", lv_obj_get_scroll_y(list));
  }
}

int main(int count, char **words) {
  for (size_t place = 0; place < sizeof scenes / sizeof *scenes; place++) {
    if (count < 2) puts(scenes[place].name);
    if (count > 1 && strcmp(words[1], scenes[place].name) == 0) {
      acted = &scenes[place];
      record();
      return 0;
    }
  }
  return count > 1;
}
