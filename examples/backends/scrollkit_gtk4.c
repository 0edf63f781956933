#include "scrollkit_gtk4.h"
#include <math.h>

typedef struct {
  scrollkit_scroller *scroller;
  GtkScrolledWindow *view;
  GtkAdjustment *x, *y;
  GtkEventController *pad;           /* of the view, as are the gestures: GTK handles a signal first */
  GtkGesture *drag, *swipe;
  scrollkit_event_function on_event;
  void *user;
  guint tick_id;                     /* 0: no tick callback */
  gboolean shifts_range;             /* a content shift changes `lower` */
  gboolean is_pressed, is_dragging;  /* a finger is down; it moves content */
  gboolean ends_drag;                /* fingers have left the trackpad: the next tick ends the drag */
  scrollkit_input_kind animation;    /* the report that ends the animation under way; 0: none */
  uint64_t request;                  /* the number of the last scroll request */
  double animation_start, remaining; /* in seconds; the remaining share of the animation's distance */
} backend;

double scrollkit_gtk4_now(void) { return (double)g_get_monotonic_time() * 1e-6; }

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data);

static void request_tick(backend *self) {
  if (!self->tick_id) self->tick_id = gtk_widget_add_tick_callback(GTK_WIDGET(self->view), tick, self, NULL);
}

/* The content offset: content begins at `lower`. */
static double offset(GtkAdjustment *adjustment) {
  return gtk_adjustment_get_value(adjustment) - gtk_adjustment_get_lower(adjustment);
}

static double length(GtkAdjustment *adjustment) {
  return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment);
}

static void scroll_to(backend *self, double x, double y) {
  gtk_adjustment_set_value(self->x, gtk_adjustment_get_lower(self->x) + x);
  gtk_adjustment_set_value(self->y, gtk_adjustment_get_lower(self->y) + y);
}

/* GTK decelerates by v' = -4 v (gtkscrolledwindow.c): content rests v / 4 further, within its range. */
static double rest(GtkAdjustment *adjustment, double velocity) {
  double last = MAX(0, length(adjustment) - gtk_adjustment_get_page_size(adjustment));
  return velocity == 0 ? offset(adjustment) : CLAMP(offset(adjustment) + velocity / 4, 0, last);
}

/* Pushes a report with the present offset. */
static void report(backend *self, scrollkit_input_kind kind) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = kind, input.time = scrollkit_gtk4_now();
  input.x = offset(self->x), input.y = offset(self->y);
  scrollkit_scroller_push(self->scroller, &input);
  request_tick(self);
}

/* Reports a release with momentum, in points per second. Another target than GTK's arrives as REQUEST_REST. */
static void release(backend *self, double velocity_x, double velocity_y) {
  double x, y;
  scrollkit_scroller_report_release(self->scroller, velocity_x, velocity_y, rest(self->x, velocity_x),
                                    rest(self->y, velocity_y), velocity_x != 0 || velocity_y != 0,
                                    scrollkit_gtk4_now(), &x, &y);
  request_tick(self);
}

/* Moves content by a frame of the animation to the target: GTK has no animated scrolling. */
static void animate(backend *self, const scrollkit_frame *frame) {
  double progress = MIN(1, (scrollkit_gtk4_now() - self->animation_start) / 0.3);
  double remaining = 1 - progress * progress * (3 - 2 * progress), share = remaining / self->remaining;
  scrollkit_input_kind end = self->animation;
  self->remaining = remaining;
  if (progress == 1) self->animation = 0;
  scroll_to(self, frame->target_x + (frame->offset_x - frame->target_x) * share, /* a shift moves offset and target */
            frame->target_y + (frame->offset_y - frame->target_y) * share);
  if (progress == 1) report(self, end);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  backend *self = data;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  (void)widget, (void)clock;
  if (self->ends_drag) report(self, SCROLLKIT_INPUT_KIND_DID_END_DRAGGING);
  self->ends_drag = FALSE;
  scrollkit_scroller_tick(self->scroller, scrollkit_gtk4_now(), &frame);
  if (frame.phase != SCROLLKIT_PHASE_ANIMATING && frame.phase != SCROLLKIT_PHASE_COASTING) self->animation = 0;
  if (self->animation) animate(self, &frame);
  else if (!frame.needs_tick) self->tick_id = 0;
  return self->tick_id ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Begins an animation that ends with a report. */
static void begin_animation(backend *self, scrollkit_input_kind end) {
  self->animation = end, self->animation_start = scrollkit_gtk4_now(), self->remaining = 1;
  request_tick(self);
}

static void end_momentum(backend *self) {
  gtk_scrolled_window_set_kinetic_scrolling(self->view, FALSE);
  gtk_scrolled_window_set_kinetic_scrolling(self->view, TRUE);
}

/* Carries out the requests of ScrollKit, and forwards all events. */
static void handle_event(void *data, scrollkit_scroller *scroller, const scrollkit_event *event) {
  backend *self = data;
  if (event->kind == SCROLLKIT_EVENT_KIND_REQUEST_REST) {
    end_momentum(self);
    begin_animation(self, SCROLLKIT_INPUT_KIND_DID_END_DECELERATING);
  } else if (event->kind == SCROLLKIT_EVENT_KIND_REQUEST_SCROLL) {
    if (!self->is_pressed) end_momentum(self);
    if (event->id == 0) scroll_to(self, event->x, event->y);
    else if (event->id != self->request || !self->animation) /* else its target has moved with the content */
      begin_animation(self, SCROLLKIT_INPUT_KIND_DID_END_ANIMATION);
    self->request = event->id;
  } else if (event->kind == SCROLLKIT_EVENT_KIND_REQUEST_SHIFT && self->shifts_range) {
    gtk_adjustment_set_lower(self->x, gtk_adjustment_get_value(self->x) - event->x);
    gtk_adjustment_set_lower(self->y, gtk_adjustment_get_value(self->y) - event->y);
    report(self, SCROLLKIT_INPUT_KIND_DID_SCROLL);
  } else if (event->kind == SCROLLKIT_EVENT_KIND_REQUEST_SHIFT) {
    scroll_to(self, event->x, event->y);
  }
  if (self->on_event) self->on_event(self->user, scroller, event);
}

/* Signals of GTK. They are connected swapped, so that `self` comes first and unused arguments need no name. */
static void on_value(backend *self) {
  if (self->is_pressed && !self->is_dragging) report(self, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING);
  self->is_dragging = self->is_pressed;
  report(self, SCROLLKIT_INPUT_KIND_DID_SCROLL);
}
static void on_size(backend *self) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_width = gtk_adjustment_get_page_size(self->x);
  geometry.viewport_height = gtk_adjustment_get_page_size(self->y);
  geometry.content_width = length(self->x), geometry.content_height = length(self->y);
  scrollkit_scroller_set_geometry(self->scroller, &geometry, scrollkit_gtk4_now());
}
static void on_press(backend *self) { /* GTK ends its momentum */
  self->is_pressed = TRUE;
  report(self, SCROLLKIT_INPUT_KIND_DID_END_DECELERATING);
}
static void on_release(backend *self) { /* after a swipe, the report has no effect */
  self->is_pressed = self->is_dragging = FALSE;
  report(self, SCROLLKIT_INPUT_KIND_DID_END_DRAGGING);
}
static void on_begin(backend *self) { report(self, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING); }
static void on_end(backend *self) { /* "decelerate" may follow directly */
  self->ends_drag = TRUE;
  request_tick(self);
}
/* Points per unit of the trackpad (gtkscrolledwindow.c). X11 reports it as a wheel. */
static double unit(backend *self, GtkAdjustment *adjustment) {
  gboolean is_wheel = gtk_event_controller_scroll_get_unit(GTK_EVENT_CONTROLLER_SCROLL(self->pad)) == GDK_SCROLL_UNIT_WHEEL;
  return is_wheel ? pow(gtk_adjustment_get_page_size(adjustment), 2.0 / 3) : 2.5;
}
static void on_decelerate(backend *self, double x, double y) { /* GTK's momentum has begun: a request can end it */
  gboolean is_swapped = (gtk_event_controller_get_current_event_state(self->pad) & GDK_SHIFT_MASK) != 0;
  self->ends_drag = FALSE;
  release(self, (is_swapped ? y : x) * unit(self, self->x), (is_swapped ? x : y) * unit(self, self->y));
}
static void on_swipe(backend *self, double x, double y) {
  if (self->is_dragging) release(self, -x, -y);
}

static void find_controllers(backend *self) {
  GListModel *controllers = gtk_widget_observe_controllers(GTK_WIDGET(self->view));
  gpointer found;
  for (guint index = 0; (found = g_list_model_get_item(controllers, index)); g_object_unref(found), index++) {
    if (GTK_IS_GESTURE_SWIPE(found)) self->swipe = found;
    if (G_OBJECT_TYPE(found) == GTK_TYPE_GESTURE_DRAG) self->drag = found;
    if (GTK_IS_EVENT_CONTROLLER_SCROLL(found) &&
        gtk_event_controller_get_propagation_phase(found) == GTK_PHASE_CAPTURE) /* it starts GTK's momentum */
      self->pad = found; /* the last one: GTK added it first */
  }
  g_object_unref(controllers);
}

scrollkit_scroller *scrollkit_gtk4_attach(GtkScrolledWindow *view, scrollkit_event_function on_event, void *user) {
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  backend *self = g_new0(backend, 1);
  options.mode = SCROLLKIT_MODE_OBSERVED;
  if (scrollkit_scroller_create(&options, &self->scroller) != SCROLLKIT_STATUS_OK) g_error("ScrollKit: no memory");
  delegate.user = self, delegate.did_happen = handle_event;
  scrollkit_scroller_set_delegate(self->scroller, &delegate);
  self->view = view, self->on_event = on_event, self->user = user;
  self->x = g_object_ref(gtk_scrolled_window_get_hadjustment(view));
  self->y = g_object_ref(gtk_scrolled_window_get_vadjustment(view));
  find_controllers(self);
  g_signal_connect_swapped(self->pad, "scroll-begin", G_CALLBACK(on_begin), self);
  g_signal_connect_swapped(self->pad, "scroll-end", G_CALLBACK(on_end), self);
  g_signal_connect_swapped(self->pad, "decelerate", G_CALLBACK(on_decelerate), self);
  g_signal_connect_swapped(self->drag, "drag-begin", G_CALLBACK(on_press), self);
  g_signal_connect_swapped(self->drag, "drag-end", G_CALLBACK(on_release), self);
  g_signal_connect_swapped(self->swipe, "swipe", G_CALLBACK(on_swipe), self);
  g_signal_connect_swapped(self->x, "value-changed", G_CALLBACK(on_value), self);
  g_signal_connect_swapped(self->y, "value-changed", G_CALLBACK(on_value), self);
  g_signal_connect_swapped(self->x, "changed", G_CALLBACK(on_size), self);
  g_signal_connect_swapped(self->y, "changed", G_CALLBACK(on_size), self);
  on_size(self);
  g_object_set_data(G_OBJECT(view), "scrollkit", self);
  return self->scroller;
}

void scrollkit_gtk4_shift_range(GtkScrolledWindow *view) {
  ((backend *)g_object_get_data(G_OBJECT(view), "scrollkit"))->shifts_range = TRUE;
}

void scrollkit_gtk4_detach(GtkScrolledWindow *view) {
  backend *self = g_object_steal_data(G_OBJECT(view), "scrollkit");
  if (self->tick_id) gtk_widget_remove_tick_callback(GTK_WIDGET(view), self->tick_id);
  gpointer observed[] = {self->pad, self->drag, self->swipe, self->x, self->y};
  for (size_t index = 0; index < G_N_ELEMENTS(observed); index++)
    g_signal_handlers_disconnect_by_data(observed[index], self);
  g_object_unref(self->x);
  g_object_unref(self->y);
  scrollkit_scroller_destroy(self->scroller);
  g_free(self);
}
