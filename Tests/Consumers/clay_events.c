/*
 * The backend of Clay: a list with a smaller one in it, as the last layout left them.
 */
#include <clay.h>

#include "../../examples/backends/scrollkit_clay.h"
#include "expect.h"

enum { OUTER = 1, INNER, ABSENT };
static struct { Clay_BoundingBox box; Clay_Dimensions content; } elements[] = {
    [OUTER] = {{10, 20, 300, 400}, {300, 4000}}, [INNER] = {{10, 120, 300, 100}, {300, 1000}}, [ABSENT] = {{0}, {0}}};
static Clay_Vector2 pointer;
static bool is_clay_down;
static scrollkit_clay input;
static scrollkit_clay_view outer, inner, absent;
static double now;

void Clay_SetPointerState(Clay_Vector2 position, bool is_down) { pointer = position, is_clay_down = is_down; }
bool Clay_PointerOver(Clay_ElementId id) {
  Clay_BoundingBox box = elements[id.id].box;
  return pointer.x >= box.x && pointer.y >= box.y && pointer.x < box.x + box.width && pointer.y < box.y + box.height;
}
Clay_ElementData Clay_GetElementData(Clay_ElementId id) { return (Clay_ElementData){elements[id.id].box, true}; }
Clay_ScrollContainerData Clay_GetScrollContainerData(Clay_ElementId id) {
  Clay_BoundingBox box = elements[id.id].box;
  return (Clay_ScrollContainerData){.scrollContainerDimensions = {box.width, box.height},
      .contentDimensions = elements[id.id].content, .config = {.vertical = true}, .found = id.id != ABSENT};
}

static scrollkit_input received; /* by the inner view */
static void receive(void *user, scrollkit_scroller *scroller, const scrollkit_input *event) {
  (void)user, (void)scroller, received = *event;
}

static int frame(void) {
  now += 0.01;
  scrollkit_clay_tick(&input, now);
  elements[INNER].box.y = 120 + scrollkit_clay_offset(&outer).y; /* the layout */
  return scrollkit_clay_end(&input, now);
}

static void rest(void) {
  int moves = frame();
  for (int count = 0; moves && count < 1000; count++) moves = frame();
  expect("content comes to rest", !moves);
}

static void point(float x, float y, int is_down) {
  now += 0.01;
  scrollkit_clay_point(&input, (Clay_Vector2){x, y}, is_down, now);
  expect("Clay knows the pointer", pointer.x == x && pointer.y == y && is_clay_down == is_down);
}

static int wheel(double y) {
  scrollkit_input event = SCROLLKIT_INPUT_INIT;
  scrollkit_input_from_raylib_wheel(&event, 0, y, now);
  return scrollkit_clay_push(&input, &event);
}

static void drag(float y, float dy) {
  point(100, y, 1);
  for (int step = 1; step <= 5; step++) point(100, y + dy * (float)step / 5, 1), frame();
}

int main(void) {
  expect("a view is added", scrollkit_clay_add(&input, &outer, (Clay_ElementId){OUTER}, NULL, NULL) == SCROLLKIT_STATUS_OK &&
      scrollkit_clay_add(&input, &inner, (Clay_ElementId){INNER}, &outer, NULL) == SCROLLKIT_STATUS_OK &&
      scrollkit_clay_add(&input, &absent, (Clay_ElementId){ABSENT}, NULL, NULL) == SCROLLKIT_STATUS_OK);
  rest();
  scrollkit_scroller_set_delegate(inner.scroller, &(scrollkit_delegate){.struct_size = sizeof(scrollkit_delegate), .did_receive = receive});
  expect("the sizes are those of the layout", outer.geometry.viewport_height == 400 && outer.geometry.content_height == 4000);
  expect("an axis that does not clip does not scroll", outer.geometry.content_width == 300);
  expect("an element that is not in the layout has no size", absent.geometry.viewport_height == 0);

  outer.geometry.inset_bottom = 300; /* a keyboard comes */
  frame();
  scrollkit_scroller_set_offset(outer.scroller, 0, 1e6, now);
  rest();
  expect("the next layout applies an inset", outer.frame.offset_y == 3900);
  outer.geometry.inset_bottom = 0;
  frame();
  expect("the next layout removes it", outer.frame.offset_y == 3600);
  scrollkit_scroller_set_offset(outer.scroller, 0, 0, now);
  rest();

  point(100, 400, 0);
  expect("a wheel over a view is taken", wheel(-1));
  expect("a wheel asks for another frame", frame());
  rest();
  expect("the offset is negated for Clay", outer.frame.offset_y == 60 && scrollkit_clay_offset(&outer).y == -60);
  point(100, 100, 0);
  wheel(-2);
  expect("the wheel's focus is in the viewport", received.focus_x == 90 && received.focus_y == 40);
  rest();
  expect("the inner view takes the wheel", outer.frame.offset_y == 60 && inner.frame.offset_y == 120);
  point(500, 500, 0);
  expect("a wheel elsewhere is not taken", !wheel(1));

  scrollkit_input key = SCROLLKIT_INPUT_INIT;
  key.kind = SCROLLKIT_INPUT_KIND_KEY, key.key = SCROLLKIT_KEY_END, key.time = now;
  expect("a key goes to the focus", scrollkit_clay_push(&input, &key));
  rest();
  expect("which was added first", outer.frame.offset_y == 3600);
  scrollkit_scroller_set_offset(outer.scroller, 0, 0, now);
  rest();

  drag(400, -60);
  expect("content follows the pointer", outer.frame.phase == SCROLLKIT_PHASE_DRAGGING && outer.frame.offset_y == 50);
  drag(340, 100);
  expect("the pointer keeps its view", input.pressed == &outer);
  point(100, 440, 0);
  rest();
  expect("a drag is released", outer.frame.phase == SCROLLKIT_PHASE_IDLE && !input.pressed && input.focus == &outer);
  point(100, 150, 1);
  expect("a press is in the viewport", received.kind == SCROLLKIT_INPUT_KIND_PRESS && received.y == 150 - elements[INNER].box.y);
  float corner = elements[INNER].box.y;
  drag(150, -40);
  expect("so are its moves", received.kind == SCROLLKIT_INPUT_KIND_MOVE && received.y == 110 - corner && received.x == 90);
  expect("the inner view takes the press", inner.frame.phase == SCROLLKIT_PHASE_DRAGGING && input.focus == &inner);

  scrollkit_clay_remove(&input, &inner);
  expect("a removed view is forgotten", !input.pressed && input.focus == &absent && input.first == &absent && !inner.scroller);
  point(100, 110, 1);
  expect("a held pointer presses nothing else", !input.pressed);
  point(100, 110, 0);
  rest();
  wheel(-1);
  rest();
  expect("those around it scroll on", outer.frame.offset_y == 60);
  elements[OUTER].content.height = 440;
  expect("content that shrinks asks for another frame", frame());
  rest();
  expect("it stays in range", outer.frame.offset_y == 40);
  scrollkit_clay_remove(&input, &inner);
  scrollkit_clay_remove(&input, &outer);
  scrollkit_clay_remove(&input, &absent);
  expect("no view is left", !input.first && !input.focus);
  return 0;
}
