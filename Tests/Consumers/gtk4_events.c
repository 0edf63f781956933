/*
 * The backend of GTK 4: a flick of a trackpad, and a view that is attached and detached again.
 */
#include "../../examples/backends/scrollkit_gtk4.h"
#include "expect.h"
#include <math.h>

static int events;
static void on_event(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
  (void)user, (void)scroller, (void)event, events++;
}

static guint controllers(GtkWidget *widget) {
  GListModel *model = gtk_widget_observe_controllers(widget);
  guint count = g_list_model_get_n_items(model);
  g_object_unref(model);
  return count;
}

/* The end of a flick of a trackpad, with a velocity in notches per second: in the order in which GTK runs controllers. */
static void flick(GtkWidget *widget, GtkAdjustment *y, double velocity) {
  GListModel *model = gtk_widget_observe_controllers(widget);
  for (int moves = 0; moves < 2; moves++) {
    gpointer found;
    for (guint index = 0; (found = g_list_model_get_item(model, index)); g_object_unref(found), index++) {
      if (!GTK_IS_EVENT_CONTROLLER_SCROLL(found) || gtk_event_controller_get_propagation_phase(found) != GTK_PHASE_CAPTURE)
        continue;
      if (moves == 0) g_signal_emit_by_name(found, "scroll-begin");
      else g_signal_emit_by_name(found, "scroll-end"), g_signal_emit_by_name(found, "decelerate", 0.0, velocity);
    }
    if (moves == 0) gtk_adjustment_set_value(y, gtk_adjustment_get_value(y) + 30);
  }
  g_object_unref(model);
}

/* Runs the program until nothing moves for 0.3 s. */
static void rest(GtkAdjustment *y) {
  double value = gtk_adjustment_get_value(y), since = scrollkit_gtk4_now();
  while (scrollkit_gtk4_now() - since < 0.3) {
    g_main_context_iteration(NULL, FALSE);
    if (gtk_adjustment_get_value(y) != value) value = gtk_adjustment_get_value(y), since = scrollkit_gtk4_now();
    g_usleep(1000);
  }
}

static void test_flick(GtkWidget *scrolled, GtkScrolledWindow *view, GtkAdjustment *y) {
  scrollkit_scroller *scroller = scrollkit_gtk4_attach(view, on_event, NULL);
  scrollkit_snap_options snap = SCROLLKIT_SNAP_OPTIONS_INIT;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  double page = gtk_adjustment_get_page_size(y);
  flick(scrolled, y, 20);
  scrollkit_scroller_get_frame(scroller, &frame);
  expect("a flick is told with GTK's target", frame.phase == SCROLLKIT_PHASE_COASTING && frame.target_y > 200);
  rest(y);
  expect("GTK rests there", fabs(gtk_adjustment_get_value(y) - frame.target_y) <= 2);

  gtk_adjustment_set_value(y, 0);
  snap.kind = SCROLLKIT_SNAP_KIND_PAGES;
  scrollkit_snap_set_options(scroller, SCROLLKIT_AXIS_Y, &snap, scrollkit_gtk4_now());
  flick(scrolled, y, 20);
  rest(y);
  expect("a flick of content that snaps rests at a page", gtk_adjustment_get_value(y) == page);
  scrollkit_scroller_get_frame(scroller, &frame);
  expect("it rests for ScrollKit", frame.phase == SCROLLKIT_PHASE_IDLE && frame.offset_y == page);
  scrollkit_gtk4_detach(view);
}

int main(void) {
  if (!gtk_init_check()) return 1;
  GtkWidget *window = gtk_window_new(), *scrolled = gtk_scrolled_window_new(), *content = gtk_drawing_area_new();
  GtkScrolledWindow *view = GTK_SCROLLED_WINDOW(scrolled);
  gtk_widget_set_size_request(content, 400, 4000);
  gtk_scrolled_window_set_child(view, content);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  GtkAdjustment *y = gtk_scrolled_window_get_vadjustment(view);
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 400);
  gtk_window_present(GTK_WINDOW(window));
  rest(y);
  test_flick(scrolled, view, y);

  guint before = controllers(scrolled);
  for (int round = 0; round < 2; round++) {
    scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
    scrollkit_scroller *scroller = scrollkit_gtk4_attach(view, on_event, NULL);
    gtk_adjustment_set_value(y, 100 + round);
    scrollkit_scroller_get_frame(scroller, &frame);
    expect("it observes the view", frame.offset_y == 100 + round && events > 0);
    scrollkit_gtk4_detach(view);
    events = 0;
    gtk_adjustment_set_value(y, 300);
    gtk_adjustment_set_upper(y, 5000 + round);
    expect("a detached view is forgotten", events == 0 && controllers(scrolled) == before);
  }
  gtk_window_destroy(GTK_WINDOW(window));
  return 0;
}
