/*
 * Observed mode: GTK scrolls a GtkScrolledWindow, and ScrollKit reports its state.
 *
 *   gtk_observe [--log FILE]
 *
 * The program forwards the signals of GTK's scroll view to ScrollKit, and the line at the bottom shows
 * the state that ScrollKit returns. The buttons call scroll_to; ScrollKit then emits a request, and this
 * program animates GTK's adjustment. The log has one line per change: time,offset,target,phase,event.
 */
#include <gtk/gtk.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <scrollkit.h>

enum { ROWS = 10000 };

typedef struct {
  scrollkit_scroller *scroller;
  GtkAdjustment *vertical;
  GtkWidget *window, *label;
  FILE *log;
  guint tick_id, animation_id, release_idle; /* ids of pending callbacks; 0: none */
  double last_offset;
  double start_time, from, to; /* the animation for a request, in seconds and points */
  const char *direction, *event;
} app;

static double now(void) { return (double)g_get_monotonic_time() * 1e-6; }

static void push_input(app *self, scrollkit_input_kind kind, double y, double velocity,
                   scrollkit_input_flags flags);
static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data);

static void show(app *self) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_get_frame(self->scroller, &frame);
  /* The direction to the target; at the target, the direction of the last movement. */
  double distance = frame.target_y - frame.offset_y;
  if (distance == 0) distance = frame.offset_y - self->last_offset;
  if (distance != 0) self->direction = distance > 0 ? "down" : "up";
  if (frame.phase == SCROLLKIT_PHASE_IDLE) self->direction = "-";
  self->last_offset = frame.offset_y;
  char *text = g_strdup_printf("<b>%s</b>   direction %s   offset %.0f   target %.0f   last event: %s",
                               scrollkit_enum_name("phase", frame.phase), self->direction, frame.offset_y,
                               frame.target_y, self->event);
  gtk_label_set_markup(GTK_LABEL(self->label), text);
  g_free(text);
  /* The tick callback is added only while ScrollKit needs ticks. */
  if (frame.needs_tick && !self->tick_id)
    self->tick_id = gtk_widget_add_tick_callback(self->window, on_tick, self, NULL);
  if (self->log) {
    fprintf(self->log, "%.3f,%.3f,%.3f,%s,%s\n", frame.time, frame.offset_y, frame.target_y,
            scrollkit_enum_name("phase", frame.phase), self->event);
    fflush(self->log);
  }
}

/* Animates GTK's adjustment for a request; GTK has no animated scrolling. */
static gboolean animate(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  app *self = data;
  (void)widget, (void)clock;
  double progress = fmin(1, (now() - self->start_time) / 0.3);
  gtk_adjustment_set_value(self->vertical,
                           self->from + (self->to - self->from) * progress * progress * (3 - 2 * progress));
  if (progress < 1) return G_SOURCE_CONTINUE;
  self->animation_id = 0;
  push_input(self, SCROLLKIT_INPUT_KIND_DID_END_ANIMATION, 0, 0, 0);
  return G_SOURCE_REMOVE;
}

/* Receives events and requests of ScrollKit. */
static void on_event(void *data, scrollkit_scroller *scroller, const scrollkit_event *event) {
  app *self = data;
  (void)scroller;
  if (event->kind != SCROLLKIT_EVENT_KIND_DID_SCROLL) self->event = scrollkit_enum_name("event_kind", event->kind);
  if (event->kind != SCROLLKIT_EVENT_KIND_REQUEST_SCROLL) return;
  if (event->id == 0) {
    gtk_adjustment_set_value(self->vertical, event->y);
    return;
  }
  self->from = gtk_adjustment_get_value(self->vertical);
  self->to = event->y;
  self->start_time = now();
  if (!self->animation_id)
    self->animation_id = gtk_widget_add_tick_callback(self->window, animate, self, NULL);
}

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  app *self = data;
  (void)widget, (void)clock;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_tick(self->scroller, now(), &frame);
  if (frame.needs_tick) return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  show(self);
  return G_SOURCE_REMOVE;
}

static void push_input(app *self, scrollkit_input_kind kind, double y, double velocity,
                   scrollkit_input_flags flags) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = kind;
  input.time = now();
  input.y = y;
  input.velocity_y = velocity;
  input.flags = flags;
  scrollkit_status status = scrollkit_scroller_push(self->scroller, &input);
  if (status != SCROLLKIT_STATUS_OK) g_warning("push: %s", scrollkit_status_text(status));
  show(self);
}

/* ---- Signals of GTK -------------------------------------------------------------------------- */

static void on_value(GtkAdjustment *vertical, gpointer data) {
  push_input(data, SCROLLKIT_INPUT_KIND_DID_SCROLL, gtk_adjustment_get_value(vertical), 0, 0);
}

static void on_size(GtkAdjustment *vertical, gpointer data) {
  app *self = data;
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_height = gtk_adjustment_get_page_size(vertical);
  geometry.content_height = gtk_adjustment_get_upper(vertical);
  scrollkit_scroller_set_geometry(self->scroller, &geometry, now());
}

static void on_scroll_begin(GtkEventControllerScroll *controller, gpointer data) {
  (void)controller;
  push_input(data, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, 0, 0, 0);
}

static gboolean end_drag_without_deceleration(gpointer data) {
  app *self = data;
  self->release_idle = 0;
  push_input(self, SCROLLKIT_INPUT_KIND_DID_END_DRAGGING, 0, 0, 0);
  return G_SOURCE_REMOVE;
}

static void on_scroll_end(GtkEventControllerScroll *controller, gpointer data) {
  app *self = data;
  (void)controller;
  /* GTK emits "decelerate" directly afterwards if the release velocity is high enough. */
  if (!self->release_idle) self->release_idle = g_idle_add(end_drag_without_deceleration, self);
}

static void on_decelerate(GtkEventControllerScroll *controller, double x, double velocity,
                          gpointer data) {
  app *self = data;
  (void)controller, (void)x;
  if (self->release_idle) g_source_remove(self->release_idle);
  self->release_idle = 0;
  /* GTK: v' = -4 v, so the remaining distance is v / 4. */
  double target = gtk_adjustment_get_value(self->vertical) + velocity / 4;
  double last = gtk_adjustment_get_upper(self->vertical) - gtk_adjustment_get_page_size(self->vertical);
  push_input(self, SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING, fmax(0, fmin(target, last)), velocity, 0);
  push_input(self, SCROLLKIT_INPUT_KIND_DID_END_DRAGGING, 0, 0, SCROLLKIT_INPUT_FLAGS_DECELERATES);
}

/* ---- Programmatic scrolls -------------------------------------------------------------------- */

static void on_top(GtkButton *button, gpointer data) {
  app *self = data;
  (void)button;
  scrollkit_scroller_scroll_to(self->scroller, 0, 0, 1, now(), NULL);
  show(self);
}

static void on_middle(GtkButton *button, gpointer data) {
  app *self = data;
  (void)button;
  double row = gtk_adjustment_get_upper(self->vertical) / ROWS;
  scrollkit_scroller_scroll_to(self->scroller, 0, 4999 * row, 1, now(), NULL);
  show(self);
}

static void set_up_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_margin_start(label, 12);
  gtk_widget_set_margin_top(label, 6);
  gtk_widget_set_margin_bottom(label, 6);
  gtk_list_item_set_child(item, label);
}

static void bind_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  char text[32];
  snprintf(text, sizeof text, "Row %u", gtk_list_item_get_position(item) + 1);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
}

static GtkWidget *button(app *self, const char *text, void (*clicked)(GtkButton *, gpointer)) {
  GtkWidget *button = gtk_button_new_with_label(text);
  g_signal_connect(button, "clicked", G_CALLBACK(clicked), self);
  return button;
}

static void activate(GtkApplication *application, gpointer data) {
  app *self = data;
  self->window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(self->window), "ScrollKit observed mode");
  gtk_window_set_default_size(GTK_WINDOW(self->window), 640, 560);

  GtkStringList *rows = gtk_string_list_new(NULL);
  for (int row = 0; row < ROWS; row++) gtk_string_list_append(rows, "");
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
  GtkWidget *list =
      gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows))), factory);

  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  gtk_widget_set_vexpand(scrolled, TRUE);
  self->vertical = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  g_signal_connect(self->vertical, "value-changed", G_CALLBACK(on_value), self);
  g_signal_connect(self->vertical, "changed", G_CALLBACK(on_size), self);
  GtkEventController *pad = gtk_event_controller_scroll_new(
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
  gtk_event_controller_set_propagation_phase(pad, GTK_PHASE_CAPTURE); /* observes only; GTK still handles the events */
  g_signal_connect(pad, "scroll-begin", G_CALLBACK(on_scroll_begin), self);
  g_signal_connect(pad, "scroll-end", G_CALLBACK(on_scroll_end), self);
  g_signal_connect(pad, "decelerate", G_CALLBACK(on_decelerate), self);
  gtk_widget_add_controller(scrolled, pad);

  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append(GTK_BOX(bar), button(self, "Scroll to top", on_top));
  gtk_box_append(GTK_BOX(bar), button(self, "Scroll to row 5000", on_middle));
  self->label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(self->label), 0);
  gtk_widget_set_margin_start(self->label, 8);
  gtk_widget_set_margin_top(self->label, 6);
  gtk_widget_set_margin_bottom(self->label, 6);
  gtk_box_append(GTK_BOX(box), bar);
  gtk_box_append(GTK_BOX(box), scrolled);
  gtk_box_append(GTK_BOX(box), self->label);
  gtk_window_set_child(GTK_WINDOW(self->window), box);
  show(self);
  gtk_window_present(GTK_WINDOW(self->window));
}

int main(int argc, char **argv) {
  app self;
  memset(&self, 0, sizeof self);
  self.direction = self.event = "-";
  if (argc == 3 && strcmp(argv[1], "--log") == 0) self.log = fopen(argv[2], "w");

  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.mode = SCROLLKIT_MODE_OBSERVED;
  scrollkit_status status = scrollkit_scroller_create(&options, &self.scroller);
  if (status != SCROLLKIT_STATUS_OK) {
    fprintf(stderr, "gtk_observe: %s\n", scrollkit_status_text(status));
    return 1;
  }
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  delegate.user = &self;
  delegate.did_happen = on_event;
  scrollkit_scroller_set_delegate(self.scroller, &delegate);

  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), &self);
  int result = g_application_run(G_APPLICATION(application), 1, argv);
  g_object_unref(application);
  scrollkit_scroller_destroy(self.scroller);
  if (self.log) fclose(self.log);
  return result;
}
