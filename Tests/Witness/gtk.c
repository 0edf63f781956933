/*
 * A GtkScrolledWindow that prints its input events and its offset at every frame: gtk OFFSET CONTENT [thumb].
 *
 * The mouse drags the content as a finger does, with GTK's own gestures. With "thumb" it drags the thumb only: the scroll bar is
 * beside the content, and its track is printed: track,start,length. Each event and each frame is
 * one line: kind,seconds,value. All times are on the monotonic clock, which the frames of GTK and the
 * events of the X server use.
 */
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>

enum { WIDTH = 400, HEIGHT = 600 };
static double begin;
static int content_length;
static gboolean has_thumb;

static const char *key_kind(guint key) {
  return key == GDK_KEY_Down ? "line_down" : key == GDK_KEY_Page_Down ? "page_down" : key == GDK_KEY_End ? "end" : NULL;
}

static gboolean on_event(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  double x = 0, y = 0, seconds = gdk_event_get_time(event) / 1000.0;
  (void)controller, (void)data;
  gdk_event_get_position(event, &x, &y);
  switch ((int)gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS: printf("press,%.6f,%.2f\n", seconds, y); break;
    case GDK_MOTION_NOTIFY: printf("move,%.6f,%.2f\n", seconds, y); break;
    case GDK_BUTTON_RELEASE: printf("release,%.6f,0\n", seconds); break;
    case GDK_KEY_PRESS: {
      const char *kind = key_kind(gdk_key_event_get_keyval(event));
      if (kind) printf("%s,%.6f,1\n", kind, seconds);
      break;
    }
    case GDK_SCROLL: {
      if (gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE) break; /* see on_pan */
      GdkScrollDirection direction = gdk_scroll_event_get_direction(event);
      double turns = direction == GDK_SCROLL_DOWN ? 1 : direction == GDK_SCROLL_UP ? -1 : 0;
      if (direction == GDK_SCROLL_SMOOTH) gdk_scroll_event_get_deltas(event, &x, &turns);
      printf("wheel,%.6f,%g\n", seconds, turns);
      break;
    }
    default: break;
  }
  fflush(stdout);
  return FALSE;
}

/* The signals of a GtkEventControllerScroll, as a program that scrolls by itself receives them. */
static double event_time(GtkEventControllerScroll *controller) {
  return gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(controller)) / 1000.0;
}

static gboolean on_pan(GtkEventControllerScroll *controller, double x, double y, gpointer data) {
  (void)x, (void)data;
  if (gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE)
    printf("pan,%.6f,%g\n", event_time(controller), y);
  fflush(stdout);
  return FALSE;
}

static void on_decelerate(GtkEventControllerScroll *controller, double x, double y, gpointer data) {
  (void)x, (void)data;
  printf("decelerate,%.6f,%.3f\n", event_time(controller), y);
  fflush(stdout);
}

static void on_frame(GdkFrameClock *clock, gpointer adjustment) {
  printf("frame,%.6f,%.3f\n", (double)gdk_frame_clock_get_frame_time(clock) / 1e6,
         gtk_adjustment_get_value(adjustment));
  fflush(stdout);
}

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  gtk_widget_queue_draw(widget); /* requests the next frame */
  return G_SOURCE_CONTINUE;
}

static gboolean print_track(gpointer scrolled) {
  GtkWidget *bar = gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(scrolled));
  GtkWidget *trough = gtk_widget_get_first_child(gtk_widget_get_first_child(bar));
  graphene_point_t start;
  if (gtk_widget_compute_point(trough, gtk_widget_get_parent(scrolled), &GRAPHENE_POINT_INIT(0, 0), &start))
    printf("track,%g,%d\n", start.y, gtk_widget_get_height(trough));
  fflush(stdout);
  return G_SOURCE_REMOVE;
}

static void activate(GtkApplication *application) {
  GtkWidget *window = gtk_application_window_new(application);
  GtkWidget *scrolled = gtk_scrolled_window_new(), *content = gtk_fixed_new();
  gtk_widget_set_size_request(content, 100, content_length);
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_ALWAYS);
  gtk_scrolled_window_set_overlay_scrolling(GTK_SCROLLED_WINDOW(scrolled), !has_thumb);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), content);
  gtk_window_set_title(GTK_WINDOW(window), "Witness");
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  GListModel *controllers = gtk_widget_observe_controllers(scrolled);
  for (guint place = 0; place < g_list_model_get_n_items(controllers); place++) {
    gpointer controller = g_list_model_get_item(controllers, place);
    if (GTK_IS_GESTURE_SINGLE(controller) && !has_thumb) gtk_gesture_single_set_touch_only(controller, FALSE);
    g_object_unref(controller);
  }
  g_object_unref(controllers);
  GtkEventController *listener = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(listener, GTK_PHASE_CAPTURE);
  g_signal_connect(listener, "event", G_CALLBACK(on_event), NULL);
  gtk_widget_add_controller(window, listener);
  GtkEventController *scroll = gtk_event_controller_scroll_new(
      GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES | GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
  gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE);
  g_signal_connect(scroll, "scroll", G_CALLBACK(on_pan), NULL);
  g_signal_connect(scroll, "decelerate", G_CALLBACK(on_decelerate), NULL);
  gtk_widget_add_controller(window, scroll);
  gtk_window_present(GTK_WINDOW(window));
  gtk_widget_grab_focus(scrolled);
  if (has_thumb) g_timeout_add(200, print_track, scrolled);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  GdkFrameClock *clock = gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
  gtk_adjustment_configure(adjustment, begin, 0, content_length, 1, 1, HEIGHT);
  g_signal_connect(clock, "after-paint", G_CALLBACK(on_frame), adjustment);
  gtk_widget_add_tick_callback(window, on_tick, NULL, NULL);
}

int main(int count, char **words) {
  if (count < 3) return 1;
  begin = atof(words[1]), content_length = atoi(words[2]), has_thumb = count > 3;
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  printf("version,%u.%u.%u\n", gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version());
  int status = g_application_run(G_APPLICATION(application), 1, words);
  g_object_unref(application);
  return status;
}
