/*
 * The backend of GTK 4, attached to a view and detached again.
 */
#include "../../examples/backends/scrollkit_gtk4.h"
#include "expect.h"

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

int main(void) {
  if (!gtk_init_check()) return 1;
  GtkWidget *window = gtk_window_new(), *scrolled = gtk_scrolled_window_new(), *content = gtk_drawing_area_new();
  GtkScrolledWindow *view = GTK_SCROLLED_WINDOW(scrolled);
  gtk_widget_set_size_request(content, 400, 4000);
  gtk_scrolled_window_set_child(view, content);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  GtkAdjustment *y = gtk_scrolled_window_get_vadjustment(view);
  gtk_adjustment_configure(y, 0, 0, 4000, 10, 100, 400);

  guint before = controllers(scrolled);
  for (int round = 0; round < 2; round++) {
    scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
    scrollkit_scroller *scroller = scrollkit_gtk4_attach(view, on_event, NULL);
    gtk_adjustment_set_value(y, 100 + round);
    scrollkit_scroller_get_frame(scroller, &frame);
    expect("it observes the view", frame.offset_y == 100 + round && events > 0);
    expect("it adds a controller", controllers(scrolled) == before + 1);
    scrollkit_gtk4_detach(view);
    events = 0;
    gtk_adjustment_set_value(y, 300);
    gtk_adjustment_set_upper(y, 5000 + round);
    expect("a detached view is forgotten", events == 0 && controllers(scrolled) == before);
  }
  gtk_window_destroy(GTK_WINDOW(window));
  return 0;
}
