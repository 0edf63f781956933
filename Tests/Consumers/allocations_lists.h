/* Lists allocate in edits alone; without memory an edit changes nothing. */

static scrollkit_list_size size_of(scrollkit_list *list) {
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  require(scrollkit_list_get_size(list, &size) == SCROLLKIT_STATUS_OK, "list_get_size");
  return size;
}

static void ask_list(scrollkit_list *list) {
  scrollkit_list_visible visible = SCROLLKIT_LIST_VISIBLE_INIT;
  scrollkit_list_item item = SCROLLKIT_LIST_ITEM_INIT;
  scrollkit_view_progress progress = SCROLLKIT_VIEW_PROGRESS_INIT;
  double positions[64], offset;
  size_t found, sticky[64], count;
  int status = 0;
  for (int step = 0; step < 100; step++) {
    double top = step * 997.0;
    status |= scrollkit_list_get_visible(list, top, 800, 100, &visible, positions, 64);
    status |= scrollkit_list_get_item(list, (size_t)step, &item);
    status |= scrollkit_list_get_anchor(list, top, &found, NULL);
    status |= scrollkit_list_get_anchor_offset(list, found, 5, &offset);
    status |= scrollkit_list_get_sticky(list, top, 800, sticky, positions, 64, NULL, &count);
    status |= scrollkit_list_get_progress(list, found, top, 800, &progress);
    status |= scrollkit_list_get_offset_showing(list, found, 0, 0, top, 800, &offset);
  }
  require(status == SCROLLKIT_STATUS_OK, "questions of a list");
}

/* A fling, frames and events through measured items of an attached list. */
static void fling_through_list(scrollkit_list *list, scrollkit_scroller *scroller, double time) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_list_frame shown = SCROLLKIT_LIST_FRAME_INIT;
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  double positions[64], times[64], within;
  size_t items[64], count, item;
  int status = scrollkit_list_scroll_to_item(list, 4000, SCROLLKIT_LIST_ALIGNMENT_CENTER, 0, 1, time, NULL);
  status |= scrollkit_list_scroll_into_view(list, 4000, NULL, time, NULL);
  for (int step = 1; step < 100; step++) {
    status |= scrollkit_scroller_tick(scroller, time + step / 120.0, &frame);
    status |= scrollkit_list_get_frame(list, &shown, positions, 64);
    status |= scrollkit_list_get_upcoming(list, items, times, 64, &count);
    status |= scrollkit_list_get_position(list, &item, &within);
    while (scrollkit_scroller_next_event(scroller, &event) == SCROLLKIT_EVENT_RESULT_TAKEN) {}
  }
  require(status == SCROLLKIT_STATUS_OK, "frames of an attached list");
}

/* An answer that streams, and what is asked of the conversation. */
static void follow_stream(scrollkit_list *list, scrollkit_scroller *scroller, double time) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_list_conversation state = SCROLLKIT_LIST_CONVERSATION_INIT;
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  int status = scrollkit_list_set_conversation(list, NULL, time);
  status |= scrollkit_list_get_size(list, &size);
  double extent = 50;
  status |= scrollkit_list_set_extents(list, (size_t)size.count - 1, &extent, 1, time);
  status |= scrollkit_list_begin_turn(list, (size_t)size.count - 1, NULL, time, NULL);
  long before = allocations;
  for (int step = 1; step < 100; step++) {
    extent += 20;
    status |= scrollkit_list_set_extents(list, (size_t)size.count - 1, &extent, 1, time + step / 60.0);
    status |= scrollkit_scroller_tick(scroller, time + step / 60.0 + 0.01, &frame);
    status |= scrollkit_list_get_conversation(list, &state);
    if (step % 20 == 0) status |= scrollkit_list_scroll_to_newest(list, NULL, time + step / 60.0 + 0.01, NULL);
    while (scrollkit_scroller_next_event(scroller, &event) == SCROLLKIT_EVENT_RESULT_TAKEN) {}
  }
  require(allocations == before, "an item that grows allocates nothing, nor do frames of its conversation");
  status |= scrollkit_list_end_conversation(list, time + 2);
  require(status == SCROLLKIT_STATUS_OK, "a conversation");
}

static void expect_attached_lists_allocate_in_edits(scrollkit_list *list) {
  scrollkit_scroller *scroller = NULL;
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_height = 800;
  require(scrollkit_scroller_create(NULL, &scroller) == SCROLLKIT_STATUS_OK, "scroller_create");
  require(scrollkit_scroller_set_geometry(scroller, &geometry, 0) == SCROLLKIT_STATUS_OK, "set_geometry");
  is_out_of_memory = 1;
  require_no_memory(scrollkit_list_attach(list, scroller, 0), "list_attach");
  is_out_of_memory = 0;
  require(scrollkit_list_attach(list, scroller, 0) == SCROLLKIT_STATUS_OK, "list_attach");
  long before = allocations;
  fling_through_list(list, scroller, 1);
  require(allocations == before, "ticks and frames of an attached list do not allocate");
  scrollkit_list *columns = NULL;
  scrollkit_list_options across = {.struct_size = sizeof across, .is_horizontal = 1};
  require(scrollkit_list_create(&across, &columns) == SCROLLKIT_STATUS_OK, "list_create");
  require(scrollkit_list_insert(columns, 0, 5000, 1) == SCROLLKIT_STATUS_OK, "list_insert");
  require(scrollkit_list_attach(columns, scroller, 1) == SCROLLKIT_STATUS_OK, "list_attach");
  before = allocations;
  fling_through_list(columns, scroller, 2);
  fling_through_list(list, scroller, 3);
  require(allocations == before, "ticks and frames of a table do not allocate");
  follow_stream(list, scroller, 4);
  scrollkit_list_destroy(columns);
  scrollkit_scroller_destroy(scroller);
}

enum { MANY = 3000000 };

/** One edit reserves the nodes of each level of the tree before it changes anything. */
static void expect_room_for_many_extents_at_once(void) {
  double *extents = malloc(MANY * sizeof *extents), length = 0;
  scrollkit_list *list = NULL;
  for (int item = 0; item < MANY; item++) length += extents[item] = item % 97;
  require(scrollkit_list_create(NULL, &list) == SCROLLKIT_STATUS_OK, "list_create");
  require(scrollkit_list_insert_measured(list, 0, extents, MANY, 0) == SCROLLKIT_STATUS_OK, "list_insert");
  require(size_of(list).length == length, "a list has all extents of one insertion");
  scrollkit_list_destroy(list);
  free(extents);
}

static void expect_lists_allocate_in_edits(void) {
  static double extents[5000];
  for (int item = 0; item < 5000; item++) extents[item] = item % 97;
  const long others = allocations - frees;
  scrollkit_list *list = NULL;
  is_out_of_memory = 1;
  require_no_memory(scrollkit_list_create(NULL, &list), "list_create");
  is_out_of_memory = 0;
  require(!list && allocations - frees == others, "list_create without memory leaves nothing");

  require(scrollkit_list_create(NULL, &list) == SCROLLKIT_STATUS_OK, "list_create");
  require(scrollkit_list_insert_measured(list, 0, extents, 5000, 0) == SCROLLKIT_STATUS_OK, "list_insert");
  long before = allocations;
  ask_list(list);
  require(allocations == before, "questions of a list do not allocate");

  scrollkit_list_size was = size_of(list);
  is_out_of_memory = 1;
  require_no_memory(scrollkit_list_insert_measured(list, 9, extents, 5000, 0), "list_insert");
  require_no_memory(scrollkit_list_set_extents(list, 9, extents, 4000, 0), "list_set_extents");
  require_no_memory(scrollkit_list_move(list, 0, 2000, 3000, 0), "list_move");
  is_out_of_memory = 0;
  scrollkit_list_size is = size_of(list);
  require(is.count == was.count && is.length == was.length, "an edit without memory changes nothing");
  expect_attached_lists_allocate_in_edits(list);
  scrollkit_list_destroy(list);
  expect_room_for_many_extents_at_once();
  require(allocations - frees == others, "every block of a list is freed");
  printf("lists: allocations in edits alone\n");
}
