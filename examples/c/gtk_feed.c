/*
 * A feed in a GTK window, in observed mode: rows are inserted at the top, and visible rows keep their
 * position.
 *
 *   gtk_feed [--every SECONDS] [--mouse-drags] [--log FILE]
 *
 * GTK scrolls a GtkListView. The program forwards GTK's signals to ScrollKit, draws the header and the nub
 * at the positions that ScrollKit returns, and applies ScrollKit's requests to GTK's adjustment. --every is
 * the interval between insertions. With --mouse-drags, GTK treats the mouse as a finger. The log has one
 * line per frame and per change:
 * time,gtk_value,gtk_upper,offset,target,phase,header_position,nub_alpha,marked_row_y,event.
 */
#include <gtk/gtk.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <scrollkit.h>

/* The first row is empty and as high as the header, which covers it. All rows have the same height, because
 * GtkListView estimates the heights of invisible rows. */
enum { ROWS = 3000, ROW = 44, HEADER = ROW, NUB = 24, SECTION = 100, MARKED = 60 };

typedef struct {
  scrollkit_scroller *scroller;
  GtkAdjustment *vertical;
  GtkStringList *rows;
  GtkWidget *window, *overlay, *scrolled, *header, *top, *nub, *section, *marked, *label;
  FILE *log;
  double every;
  gboolean mouse_drags;                      /* the mouse drags content */
  gboolean is_pressed, is_dragging;          /* a finger is down; it moves content */
  gboolean lacks_shift;                      /* GTK's value does not contain `shift` */
  gboolean is_setting_value;                 /* this program sets GTK's value */
  gboolean resets_shift;                     /* the next layout sets `shift` to 0 */
  guint tick_id, animation_id, release_idle; /* ids of pending callbacks; 0: none */
  double start_time, remaining; /* the animation for a request: seconds; its remaining fraction, 1…0 */
  double shift;                 /* points by which insertions moved the content; GTK's drag and
                                   momentum ignore them */
  double offset_before;         /* the offset before an insertion */
  double nub_drag_y;            /* y of the drag on the nub, in points from its start */
  double viewport, content;     /* heights, in points */
  int inserted, pending;        /* numbers of rows: inserted so far; to insert after the next layout */
  uint32_t batch;
  uint64_t request; /* id of the last scroll request */
  gulong value_changed;
} app;

static double now(void) { return (double)g_get_monotonic_time() * 1e-6; }

static void check(scrollkit_status status, const char *call) {
  if (status < 0) g_warning("%s: %s", call, scrollkit_status_text(status));
}

/* Returns the content offset. GtkListView rounds the value down to whole points. */
static double offset(app *self) {
  return floor(gtk_adjustment_get_value(self->vertical)) + (self->lacks_shift ? self->shift : 0);
}

static scrollkit_frame frame_of(app *self) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  check(scrollkit_scroller_get_frame(self->scroller, &frame), "frame");
  return frame;
}

static scrollkit_header_state header_of(app *self) {
  scrollkit_header_state header = SCROLLKIT_HEADER_STATE_INIT;
  check(scrollkit_header_get_state(self->scroller, 0, &header), "header");
  return header;
}

static scrollkit_nub_state nub_of(app *self) {
  scrollkit_nub_state nub = SCROLLKIT_NUB_STATE_INIT;
  check(scrollkit_nub_get_state(self->scroller, &nub), "nub");
  return nub;
}

static void write_log(app *self, const char *event) {
  if (!self->log) return;
  scrollkit_frame frame = frame_of(self);
  graphene_rect_t bounds;
  double y = NAN;
  if (self->marked && gtk_widget_get_mapped(self->marked) &&
      gtk_widget_compute_bounds(self->marked, self->scrolled, &bounds))
    y = bounds.origin.y;
  fprintf(self->log, "%.4f,%.3f,%.0f,%.3f,%.3f,%s,%.2f,%.3f,%.3f,%s\n", now(),
          gtk_adjustment_get_value(self->vertical), gtk_adjustment_get_upper(self->vertical),
          frame.offset_y, frame.target_y, scrollkit_enum_name("phase", frame.phase),
          header_of(self).position, nub_of(self).alpha, y, event);
  fflush(self->log);
}

static const char *edge(scrollkit_edges edges) {
  return edges == 0 ? "-" : edges & SCROLLKIT_EDGES_TOP ? "top" : "bottom";
}

/* Returns an offset as text; "-" if it is NaN. */
static const char *offset_text(double offset, char text[16]) {
  if (isnan(offset)) return "-";
  snprintf(text, 16, "%.0f", offset);
  return text;
}

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data);

/* Shows the state that ScrollKit returns. */
static void show(app *self) {
  scrollkit_context context = SCROLLKIT_CONTEXT_INIT;
  scrollkit_top_state top = SCROLLKIT_TOP_STATE_INIT;
  scrollkit_frame frame = frame_of(self);
  scrollkit_nub_state nub = nub_of(self);
  check(scrollkit_scroller_get_context(self->scroller, &context), "context");
  check(scrollkit_top_get_state(self->scroller, &top), "top");
  const scrollkit_edges vertical = SCROLLKIT_EDGES_TOP | SCROLLKIT_EDGES_BOTTOM;
  char offsets[3][16];
  char *text = g_strdup_printf(
      "<b>%s</b>%s   direction %s   at edge %s   offset %.0f\n"
      "start %s   expected end %s   last end %s   inserted rows %d",
      scrollkit_enum_name("phase", frame.phase), context.is_scrolling ? ", scrolling" : "",
      edge(context.heading & vertical), edge(context.at_edges & vertical), frame.offset_y,
      offset_text(context.began_y, offsets[0]), offset_text(context.expected_end_y, offsets[1]),
      offset_text(context.ended_y, offsets[2]), self->inserted);
  gtk_label_set_markup(GTK_LABEL(self->label), text);
  g_free(text);

  char section[32];
  snprintf(section, sizeof section, "Section %d", nub.section + 1);
  gtk_label_set_text(GTK_LABEL(self->section), section);
  gtk_widget_set_opacity(self->section, nub.alpha);
  gtk_button_set_label(GTK_BUTTON(self->top), top.has_return_offset ? "Scroll back" : "Scroll to top");
  gtk_widget_queue_draw(self->nub);
  gtk_widget_queue_allocate(self->overlay); /* positions the header and the section label */

  /* The tick callback is added only while ScrollKit needs ticks. */
  if (frame.needs_tick && !self->tick_id)
    self->tick_id = gtk_widget_add_tick_callback(self->window, on_tick, self, NULL);
}

/* Sets GTK's value to a complete offset. */
static void set_value(app *self, double y) {
  self->lacks_shift = FALSE;
  self->is_setting_value = TRUE;
  gtk_adjustment_set_value(self->vertical, y);
  self->is_setting_value = FALSE;
}

/* Ends GTK's momentum. on_layout resets the shift. */
static void end_momentum(app *self) {
  gtk_scrolled_window_set_kinetic_scrolling(GTK_SCROLLED_WINDOW(self->scrolled), FALSE);
  gtk_scrolled_window_set_kinetic_scrolling(GTK_SCROLLED_WINDOW(self->scrolled), TRUE);
  self->resets_shift = TRUE;
  gtk_widget_queue_allocate(self->overlay); /* requests a layout */
}

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  app *self = data;
  (void)widget, (void)clock;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  check(scrollkit_scroller_tick(self->scroller, now(), &frame), "tick");
  if (self->shift != 0 && frame.phase == SCROLLKIT_PHASE_IDLE && !self->is_pressed)
    end_momentum(self);
  if (!frame.needs_tick) self->tick_id = 0;
  show(self);
  if (!frame.needs_tick) write_log(self, "still");
  return frame.needs_tick ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void push_input(app *self, scrollkit_input_kind kind, double y, double velocity,
                   scrollkit_input_flags flags) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = kind;
  input.time = now();
  input.y = y;
  input.velocity_y = velocity;
  input.flags = flags;
  check(scrollkit_scroller_push(self->scroller, &input), scrollkit_enum_name("input_kind", kind));
  show(self);
}

/* ---- Requests of ScrollKit ------------------------------------------------------------------- */

/* Animates GTK's adjustment for a request; GTK has no animated scrolling. An insertion shifts the offset
 * and the target; the animation continues from the shifted offset. */
static gboolean animate(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  app *self = data;
  (void)widget, (void)clock;
  scrollkit_frame frame = frame_of(self);
  double progress = fmin(1, (now() - self->start_time) / 0.4);
  double remaining = 1 - progress * progress * (3 - 2 * progress);
  if (frame.phase == SCROLLKIT_PHASE_ANIMATING) {
    set_value(self, round(frame.target_y + (offset(self) - frame.target_y) * remaining / self->remaining));
    self->remaining = remaining;
    if (progress < 1) return G_SOURCE_CONTINUE;
    push_input(self, SCROLLKIT_INPUT_KIND_DID_END_ANIMATION, 0, 0, 0);
  }
  self->animation_id = 0;
  return G_SOURCE_REMOVE;
}

static void on_event(void *data, scrollkit_scroller *scroller, const scrollkit_event *event) {
  app *self = data;
  (void)scroller;
  if (event->kind == SCROLLKIT_EVENT_KIND_REQUEST_SHIFT) {
    set_value(self, round(event->y));
  } else if (event->kind == SCROLLKIT_EVENT_KIND_REQUEST_SCROLL) {
    if (!self->is_pressed) end_momentum(self);
    if (event->id == 0) {
      set_value(self, round(event->y));
    } else if (event->id != self->request) {
      self->request = event->id;
      self->remaining = 1;
      self->start_time = now();
      if (!self->animation_id)
        self->animation_id = gtk_widget_add_tick_callback(self->window, animate, self, NULL);
    }
  }
  if (event->kind != SCROLLKIT_EVENT_KIND_DID_SCROLL && event->kind != SCROLLKIT_EVENT_KIND_HEADER_MOVED)
    write_log(self, scrollkit_enum_name("event_kind", event->kind));
}

/* ---- Signals of GTK -------------------------------------------------------------------------- */

/*
 * After an insertion, the next layout of GtkListView keeps the position of the first visible row, also at
 * the top. But a drag or momentum of GtkScrolledWindow sets the value as if no row was inserted. The
 * difference, `shift`, is added after the layout: GtkListView loses the visible row if the value is set
 * twice between two layouts.
 */

static void on_value(GtkAdjustment *vertical, gpointer data) {
  app *self = data;
  (void)vertical;
  if (self->batch == 0 && self->shift != 0 && !self->is_setting_value) {
    self->lacks_shift = TRUE;
    return;
  }
  if (self->is_pressed && !self->is_dragging && self->batch == 0) {
    self->is_dragging = TRUE;
    push_input(self, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, 0, 0, 0);
  }
  push_input(self, SCROLLKIT_INPUT_KIND_DID_SCROLL, offset(self), 0, 0);
}

static void on_press(GtkGestureDrag *drag, double x, double y, gpointer data) {
  app *self = data;
  (void)drag, (void)x, (void)y;
  push_input(self, SCROLLKIT_INPUT_KIND_DID_END_DECELERATING, 0, 0, 0); /* GTK stops its momentum on a press */
  self->is_pressed = TRUE;
}

static void end_drag(app *self, double velocity) {
  if (self->release_idle) g_source_remove(self->release_idle);
  self->release_idle = 0;
  push_input(self, SCROLLKIT_INPUT_KIND_DID_SCROLL, offset(self), 0, 0);
  /* GTK: v' = -4 v, so the remaining distance is v / 4. */
  double target = fmax(0, fmin(offset(self) + velocity / 4, self->content - self->viewport));
  push_input(self, SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING, target, velocity, 0);
  push_input(self, SCROLLKIT_INPUT_KIND_DID_END_DRAGGING, 0, 0,
         fabs(velocity) < 1 ? 0 : SCROLLKIT_INPUT_FLAGS_DECELERATES);
}

static void on_swipe(GtkGestureSwipe *swipe, double x, double y, gpointer data) {
  app *self = data;
  (void)swipe, (void)x;
  if (self->is_dragging) end_drag(self, -y);
}

static void on_release(GtkGestureDrag *drag, double x, double y, gpointer data) {
  app *self = data;
  (void)drag, (void)x, (void)y;
  self->is_pressed = self->is_dragging = FALSE;
  push_input(self, SCROLLKIT_INPUT_KIND_DID_END_DRAGGING, 0, 0, 0); /* ignored after a swipe */
  if (frame_of(self).phase == SCROLLKIT_PHASE_IDLE) end_momentum(self); /* GTK may have started momentum below 1 pt/s */
}

static void on_pad_begin(GtkEventControllerScroll *pad, gpointer data) {
  app *self = data;
  (void)pad;
  end_momentum(self);
  push_input(self, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, 0, 0, 0);
}

static gboolean on_wheel(GtkEventControllerScroll *pad, double x, double y, gpointer data) {
  app *self = data;
  (void)pad, (void)x, (void)y;
  if (frame_of(self).phase == SCROLLKIT_PHASE_COASTING) {
    end_momentum(self);
    push_input(self, SCROLLKIT_INPUT_KIND_DID_END_DECELERATING, 0, 0, 0);
  }
  return GDK_EVENT_PROPAGATE;
}

static gboolean end_drag_without_deceleration(gpointer data) {
  app *self = data;
  self->release_idle = 0;
  push_input(self, SCROLLKIT_INPUT_KIND_DID_END_DRAGGING, 0, 0, 0);
  return G_SOURCE_REMOVE;
}

static void on_pad_end(GtkEventControllerScroll *pad, gpointer data) {
  app *self = data;
  (void)pad;
  if (!self->release_idle) self->release_idle = g_idle_add(end_drag_without_deceleration, self);
}

static void on_pad_decelerates(GtkEventControllerScroll *pad, double x, double y, gpointer data) {
  (void)pad, (void)x;
  end_drag(data, y);
}

/* ---- Insertions ------------------------------------------------------------------------------ */

static gboolean on_insert_timer(gpointer data) {
  app *self = data;
  self->pending = 1 + self->inserted % 3;
  gtk_widget_queue_allocate(self->overlay);
  return G_SOURCE_CONTINUE;
}

static void set_sections(app *self) {
  double starts[ROWS / SECTION];
  for (int section = 0; section < ROWS / SECTION; section++)
    starts[section] = section == 0 ? 0 : HEADER + ROW * (self->inserted + section * SECTION);
  check(scrollkit_nub_set_sections(self->scroller, starts, ROWS / SECTION), "sections");
}

static void begin_insertion(app *self) {
  const char *texts[4] = {NULL};
  char text[3][32];
  int count = self->pending;
  self->pending = 0;
  for (int row = 0; row < count; row++) {
    snprintf(text[row], sizeof text[row], "New row %d", self->inserted + count - row);
    texts[row] = text[row];
  }
  self->offset_before = offset(self);
  check(scrollkit_anchor_begin_update(self->scroller, now(), &self->batch), "begin");
  check(scrollkit_anchor_add_edit(self->scroller, HEADER, 0, count * ROW), "changed");
  self->inserted += count;
  set_sections(self);
  gtk_string_list_splice(self->rows, 1, 0, texts);
}

static void end_insertion(app *self, const scrollkit_geometry *geometry) {
  check(scrollkit_anchor_end_update(self->scroller, self->batch, geometry, 1, now()), "end");
  self->batch = 0;
  if (self->is_pressed || frame_of(self).phase == SCROLLKIT_PHASE_COASTING)
    self->shift += offset(self) - self->offset_before;
  show(self);
  write_log(self, "arrived");
}

/*
 * GTK has laid out. Pending rows are inserted now, and GTK lays out again before it draws. No scroll can
 * occur between the two layouts, so a change of the value within a batch is GTK's own scroll anchoring.
 */
static void on_layout(GdkFrameClock *clock, gpointer data) {
  app *self = data;
  (void)clock;
  if (self->lacks_shift) set_value(self, offset(self));
  if (self->resets_shift) { /* the signal makes GTK read the value for its next drag */
    self->resets_shift = FALSE;
    self->shift = 0;
    g_signal_handler_block(self->vertical, self->value_changed);
    g_signal_emit_by_name(self->vertical, "value-changed");
    g_signal_handler_unblock(self->vertical, self->value_changed);
  }
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_height = gtk_adjustment_get_page_size(self->vertical);
  geometry.content_height = gtk_adjustment_get_upper(self->vertical);
  if (self->batch != 0) {
    end_insertion(self, &geometry);
  } else if (geometry.viewport_height != self->viewport ||
             geometry.content_height != self->content) {
    check(scrollkit_scroller_set_geometry(self->scroller, &geometry, now()), "geometry");
    show(self);
  }
  self->viewport = geometry.viewport_height;
  self->content = geometry.content_height;
  if (self->pending && !self->resets_shift) begin_insertion(self);
}

static void on_painted(GdkFrameClock *clock, gpointer data) {
  (void)clock;
  write_log(data, "frame");
}

/* ---- Header and nub -------------------------------------------------------------------------- */

static void on_top(GtkButton *button, gpointer data) {
  app *self = data;
  (void)button;
  check(scrollkit_top_trigger(self->scroller, SCROLLKIT_TOP_SOURCE_NONE, now()), "top");
  show(self);
}

/* Returns the positions of the header, the section label and the nub. */
static gboolean position_child(GtkOverlay *overlay, GtkWidget *child, GdkRectangle *rectangle,
                               gpointer data) {
  app *self = data;
  GtkRequisition size;
  gtk_widget_get_preferred_size(child, &size, NULL);
  int width = gtk_widget_get_width(GTK_WIDGET(overlay));
  int height = gtk_widget_get_height(GTK_WIDGET(overlay));
  if (child == self->header) {
    *rectangle = (GdkRectangle){0, (int)round(header_of(self).top), width, HEADER};
  } else if (child == self->section) {
    scrollkit_nub_state nub = nub_of(self);
    *rectangle = (GdkRectangle){width - NUB - 8 - size.width,
                            (int)round(nub.y + (nub.length - size.height) / 2), size.width,
                            size.height};
  } else {
    *rectangle = (GdkRectangle){width - NUB, 0, NUB, height};
  }
  return TRUE;
}

static void draw_nub(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data) {
  app *self = data;
  (void)area, (void)height;
  scrollkit_nub_state nub = nub_of(self);
  double side = 10, radius = side / 2, left = width - side - 4;
  double blue = nub.is_grabbed ? 0.9 : 0.4;
  cairo_set_source_rgba(cairo, 0.4, 0.4, blue, nub.alpha);
  cairo_arc(cairo, left + radius, nub.y + radius, radius, G_PI, 2 * G_PI);
  cairo_arc(cairo, left + radius, nub.y + nub.length - radius, radius, 0, G_PI);
  cairo_close_path(cairo);
  cairo_fill(cairo);
}

static gboolean is_on_nub(app *self, double y) {
  scrollkit_nub_state nub = nub_of(self);
  return y >= nub.touch_y && y < nub.touch_y + nub.touch_length;
}

static void on_nub_motion(GtkEventControllerMotion *mouse, double x, double y, gpointer data) {
  app *self = data;
  (void)mouse, (void)x;
  check(scrollkit_nub_set_hover(self->scroller, is_on_nub(self, y), now()), "hover");
  show(self);
}

static void on_nub_leave(GtkEventControllerMotion *mouse, gpointer data) {
  on_nub_motion(mouse, 0, -1, data);
}

static void on_nub_grab(GtkGestureDrag *drag, double x, double y, gpointer data) {
  app *self = data;
  uint32_t is_held = 0;
  (void)x;
  self->nub_drag_y = 0;
  if (is_on_nub(self, y)) check(scrollkit_nub_grab(self->scroller, now(), &is_held), "grab");
  gtk_gesture_set_state(GTK_GESTURE(drag),
                        is_held ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
  show(self);
}

static void on_nub_drag(GtkGestureDrag *drag, double x, double y, gpointer data) {
  app *self = data;
  (void)drag, (void)x;
  check(scrollkit_nub_drag(self->scroller, y - self->nub_drag_y, 0, now()), "drag");
  self->nub_drag_y = y;
  show(self);
}

static void on_nub_release(GtkGestureDrag *drag, double x, double y, gpointer data) {
  app *self = data;
  (void)drag, (void)x, (void)y;
  check(scrollkit_nub_release(self->scroller, now()), "release");
  show(self);
}

/* ---- Window ---------------------------------------------------------------------------------- */

static void set_up_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_size_request(label, -1, ROW);
  gtk_list_item_set_child(item, label);
}

static void bind_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  app *self = data;
  (void)factory;
  char marked[32];
  snprintf(marked, sizeof marked, "Row %d", MARKED);
  const char *text = gtk_string_object_get_string(gtk_list_item_get_item(item));
  GtkWidget *label = gtk_list_item_get_child(item);
  gtk_label_set_text(GTK_LABEL(label), text);
  if (strcmp(text, marked) != 0) return;
  self->marked = label;
  gtk_widget_add_css_class(label, "marked");
}

static void unbind_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  app *self = data;
  (void)factory;
  GtkWidget *label = gtk_list_item_get_child(item);
  if (label != self->marked) return;
  self->marked = NULL;
  gtk_widget_remove_css_class(label, "marked");
}

/* Connects to the gestures of the scroll view. */
static void connect_gestures(app *self) {
  GListModel *controllers = gtk_widget_observe_controllers(self->scrolled);
  for (guint index = 0; index < g_list_model_get_n_items(controllers); index++) {
    gpointer controller = g_list_model_get_item(controllers, index);
    if (self->mouse_drags && GTK_IS_GESTURE_SINGLE(controller))
      gtk_gesture_single_set_touch_only(controller, FALSE);
    if (GTK_IS_GESTURE_SWIPE(controller))
      g_signal_connect(controller, "swipe", G_CALLBACK(on_swipe), self);
    if (G_OBJECT_TYPE(controller) == GTK_TYPE_GESTURE_DRAG) {
      g_signal_connect(controller, "drag-begin", G_CALLBACK(on_press), self);
      g_signal_connect(controller, "drag-end", G_CALLBACK(on_release), self);
    }
    g_object_unref(controller);
  }
  g_object_unref(controllers);
}

static void connect_signals(app *self) {
  self->vertical = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(self->scrolled));
  self->value_changed =
      g_signal_connect(self->vertical, "value-changed", G_CALLBACK(on_value), self);
  connect_gestures(self);
  GtkEventController *pad = gtk_event_controller_scroll_new(
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
  gtk_event_controller_set_propagation_phase(pad, GTK_PHASE_CAPTURE); /* observes only; GTK still handles the events */
  g_signal_connect(pad, "scroll-begin", G_CALLBACK(on_pad_begin), self);
  g_signal_connect(pad, "scroll", G_CALLBACK(on_wheel), self);
  g_signal_connect(pad, "scroll-end", G_CALLBACK(on_pad_end), self);
  g_signal_connect(pad, "decelerate", G_CALLBACK(on_pad_decelerates), self);
  gtk_widget_add_controller(self->scrolled, pad);

  GtkGesture *drag = gtk_gesture_drag_new();
  g_signal_connect(drag, "drag-begin", G_CALLBACK(on_nub_grab), self);
  g_signal_connect(drag, "drag-update", G_CALLBACK(on_nub_drag), self);
  g_signal_connect(drag, "drag-end", G_CALLBACK(on_nub_release), self);
  gtk_widget_add_controller(self->nub, GTK_EVENT_CONTROLLER(drag));
  GtkEventController *mouse = gtk_event_controller_motion_new();
  g_signal_connect(mouse, "motion", G_CALLBACK(on_nub_motion), self);
  g_signal_connect(mouse, "leave", G_CALLBACK(on_nub_leave), self);
  gtk_widget_add_controller(self->nub, mouse);
  g_signal_connect(self->top, "clicked", G_CALLBACK(on_top), self);
}

static GtkWidget *new_list(app *self) {
  self->rows = gtk_string_list_new((const char *[]){"", NULL});
  for (int row = 1; row <= ROWS; row++) {
    char text[32];
    snprintf(text, sizeof text, "Row %d", row);
    gtk_string_list_append(self->rows, text);
  }
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_row), self);
  g_signal_connect(factory, "unbind", G_CALLBACK(unbind_row), self);
  GtkSelectionModel *rows =
      GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(self->rows)));
  return gtk_list_view_new(rows, factory);
}

static void activate(GtkApplication *application, gpointer data) {
  app *self = data;
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(style,
      "listview > row { padding: 0 12px; }  .marked { background: #fce94f; color: black; }"
      ".feed-header { background: #3465a4; color: white; padding: 0 12px; }"
      ".feed-section { background: #555753; color: white; padding: 4px 10px; border-radius: 6px; }",
      -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(style);
  self->window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(self->window), "ScrollKit GTK feed");
  gtk_window_set_default_size(GTK_WINDOW(self->window), 560, 720);

  self->scrolled = gtk_scrolled_window_new();
  /* The nub replaces GTK's scroll bar. */
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(self->scrolled), GTK_POLICY_NEVER,
                                 GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(self->scrolled), new_list(self));

  self->header = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class(self->header, "feed-header");
  GtkWidget *title = gtk_label_new("Feed");
  gtk_label_set_xalign(GTK_LABEL(title), 0);
  gtk_widget_set_hexpand(title, TRUE);
  self->top = gtk_button_new_with_label("Scroll to top");
  gtk_widget_set_valign(self->top, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(self->header), title);
  gtk_box_append(GTK_BOX(self->header), self->top);
  self->nub = gtk_drawing_area_new();
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(self->nub), draw_nub, self, NULL);
  self->section = gtk_label_new(NULL);
  gtk_widget_add_css_class(self->section, "feed-section");
  gtk_widget_set_can_target(self->section, FALSE);

  self->overlay = gtk_overlay_new();
  gtk_widget_set_vexpand(self->overlay, TRUE);
  gtk_widget_set_overflow(self->overlay, GTK_OVERFLOW_HIDDEN);
  gtk_overlay_set_child(GTK_OVERLAY(self->overlay), self->scrolled);
  gtk_overlay_add_overlay(GTK_OVERLAY(self->overlay), self->section);
  gtk_overlay_add_overlay(GTK_OVERLAY(self->overlay), self->nub);
  gtk_overlay_add_overlay(GTK_OVERLAY(self->overlay), self->header);
  g_signal_connect(self->overlay, "get-child-position", G_CALLBACK(position_child), self);
  self->label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(self->label), 0);
  gtk_widget_set_size_request(self->label, -1, 48);
  gtk_widget_set_margin_start(self->label, 8);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(box), self->overlay);
  gtk_box_append(GTK_BOX(box), self->label);
  gtk_window_set_child(GTK_WINDOW(self->window), box);

  connect_signals(self);
  set_sections(self);
  show(self);
  gtk_window_present(GTK_WINDOW(self->window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(self->window);
  g_signal_connect_after(clock, "layout", G_CALLBACK(on_layout), self);
  g_signal_connect_after(clock, "after-paint", G_CALLBACK(on_painted), self);
  g_timeout_add((guint)(self->every * 1000), on_insert_timer, self);
}

static scrollkit_status make_scroller(app *self) {
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.mode = SCROLLKIT_MODE_OBSERVED;
  scrollkit_status status = scrollkit_scroller_create(&options, &self->scroller);
  if (status != SCROLLKIT_STATUS_OK) return status;
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  delegate.user = self;
  delegate.did_happen = on_event;
  scrollkit_header_options header = SCROLLKIT_HEADER_OPTIONS_INIT;
  header.mode = SCROLLKIT_HEADER_MODE_ENTER_ALWAYS;
  header.height = HEADER;
  header.snaps = 1;
  scrollkit_nub_options nub = SCROLLKIT_NUB_OPTIONS_INIT;
  nub.margin = HEADER + 8;
  status = scrollkit_scroller_set_delegate(self->scroller, &delegate);
  if (status == SCROLLKIT_STATUS_OK) status = scrollkit_header_add(self->scroller, &header, NULL);
  if (status == SCROLLKIT_STATUS_OK) status = scrollkit_nub_enable(self->scroller, &nub);
  if (status == SCROLLKIT_STATUS_OK) status = scrollkit_top_enable(self->scroller, NULL);
  if (status == SCROLLKIT_STATUS_OK)
    status = scrollkit_anchor_set_policy(self->scroller, SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM);
  return status;
}

int main(int argc, char **argv) {
  app self;
  memset(&self, 0, sizeof self);
  self.every = 3;
  for (int index = 1; index < argc; index++) {
    const char *value = index + 1 < argc ? argv[index + 1] : "";
    if (strcmp(argv[index], "--mouse-drags") == 0) self.mouse_drags = TRUE;
    if (strcmp(argv[index], "--every") == 0) self.every = atof(value);
    if (strcmp(argv[index], "--log") == 0 && (self.log = fopen(value, "w")) == NULL) {
      perror(value);
      return 1;
    }
  }
  if (!(self.every >= 0.1 && self.every < 3600)) self.every = 3;

  scrollkit_status status = make_scroller(&self);
  if (status != SCROLLKIT_STATUS_OK) {
    fprintf(stderr, "gtk_feed: %s\n", scrollkit_status_text(status));
    scrollkit_scroller_destroy(self.scroller);
    return 1;
  }
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), &self);
  int result = g_application_run(G_APPLICATION(application), 1, argv);
  g_object_unref(application);
  scrollkit_scroller_destroy(self.scroller);
  if (self.log) fclose(self.log);
  return result;
}
