/*
 * A feed in a GTK window that GTK scrolls: a list in observed mode. Posts arrive above what is read; nothing on the
 * screen moves, also while a finger drags it or GTK's momentum moves it.
 *
 *   gtk_feed [--every SECONDS] [--mouse-drags] [--log FILE]
 *
 * FeedView is a GtkScrollable that draws the visible rows of a scrollkit_list. It measures a row when it comes into view.
 * --every is the interval between new posts; 0 adds none. With --mouse-drags, GTK treats the mouse as a finger. The
 * program appends a line to the log for every frame:
 * time,offset,target,phase,rows,event
 * rows are the visible ones, each as number:y; event is "arrived" if a post has arrived, else the last event.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../backends/scrollkit_gtk4.h"
#include "posts.h"

enum { DAYS = 300, DAY = 13, OLD_ROWS = DAYS * DAY, SHOWN = 256, DAY_HEIGHT = 32, MARGIN = 16 };

static scrollkit_scroller *scroller;
static scrollkit_list *list;
static size_t row_count;
static const char *last_event = "-";
static GtkWidget *scrolled, *top_button, *state_label;
static guint timer; /* 0: no post arrives */
static FILE *log_file;

static void check(scrollkit_status status) {
  if (status >= 0) return;
  fprintf(stderr, "gtk_feed: %s\n", scrollkit_status_text(status));
  exit(1);
}

/* ---- Rows ------------------------------------------------------------------------------------ */

/* Returns the number of a row: rows are numbered from the oldest; new posts follow the row of the newest day. */
static size_t number_of(size_t row) {
  size_t new_rows = row_count - OLD_ROWS;
  return row == 0 ? OLD_ROWS : row <= new_rows ? row_count + 1 - row : row_count - row;
}

static gboolean is_day(size_t number) { return number <= OLD_ROWS && number % DAY == 0; }

/* Lays out the name of a day, or a post with its author. */
static PangoLayout *text_of(GtkWidget *widget, size_t number) {
  PangoLayout *text = gtk_widget_create_pango_layout(widget, NULL);
  const struct post *post = &posts[number % POSTS];
  size_t days = number > OLD_ROWS ? DAYS : number / DAY; /* rows of days before it: posts alone are numbered */
  g_autofree char *markup = NULL;
  if (is_day(number)) {
    g_autoptr(GDateTime) newest = g_date_time_new_utc(2025, 11, 28, 0, 0, 0);
    g_autoptr(GDateTime) date = g_date_time_add_days(newest, (int)days - DAYS);
    g_autofree char *name = g_date_time_format(date, "%A, %-e %B");
    markup = g_strdup_printf("<span weight='bold' color='#3a5ba8'>%s</span>", name);
  } else {
    markup = g_strdup_printf("<b>%s</b>  <span size='small' color='%s'>%spost %zu</span>\n<span color='#4a505c'>%s</span>",
                             post->author, number > OLD_ROWS ? "#b3261e" : "#686e7a", number > OLD_ROWS ? "new " : "",
                             number - days, post->text);
  }
  pango_layout_set_markup(text, markup, -1);
  pango_layout_set_line_spacing(text, 1.2f);
  pango_layout_set_width(text, MAX(1, gtk_widget_get_width(widget) - 2 * MARGIN) * PANGO_SCALE);
  return text;
}

static double height_of(GtkWidget *widget, size_t number) {
  int height = DAY_HEIGHT;
  if (is_day(number)) return height;
  PangoLayout *text = text_of(widget, number);
  pango_layout_get_pixel_size(text, NULL, &height);
  g_object_unref(text);
  return height + 24;
}

/* ---- FeedView -------------------------------------------------------------------------------- */

typedef struct {
  GtkWidget widget;
  GtkAdjustment *adjustments[2]; /* x, y */
  int width;                     /* for which rows were measured */
  scrollkit_list_frame shown;
  double tops[SHOWN];
} FeedView;
typedef struct {
  GtkWidgetClass widget;
} FeedViewClass;

enum { HADJUSTMENT = 1, VADJUSTMENT, HSCROLL_POLICY, VSCROLL_POLICY };
G_DEFINE_TYPE_WITH_CODE(FeedView, feed_view, GTK_TYPE_WIDGET, G_IMPLEMENT_INTERFACE(GTK_TYPE_SCROLLABLE, NULL))

/* Measures the visible rows and the day at the top, unless they were measured, and sets the length of the content. */
static void measure(FeedView *self) {
  GtkAdjustment *y = self->adjustments[1];
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  self->shown.struct_size = sizeof self->shown;
  for (gboolean is_complete = FALSE; !is_complete;) {
    double time = scrollkit_gtk4_now();
    uint32_t batch;
    is_complete = TRUE;
    check(scrollkit_list_get_frame(list, &self->shown, self->tops, SHOWN));
    check(scrollkit_list_begin_update(list, time, &batch));
    for (size_t index = 0; index < self->shown.count + self->shown.has_sticky; index++) {
      size_t row = index < self->shown.count ? self->shown.first + index : self->shown.sticky_item;
      scrollkit_list_item item = SCROLLKIT_LIST_ITEM_INIT;
      check(scrollkit_list_get_item(list, row, &item));
      if (item.is_measured) continue;
      double height = height_of(GTK_WIDGET(self), number_of(row));
      check(scrollkit_list_set_extents(list, row, &height, 1, time));
      is_complete = FALSE; /* other rows may have come into view */
    }
    check(scrollkit_list_end_update(list, batch, time)); /* may request a shift, which changes `lower` */
  }
  check(scrollkit_list_get_size(list, &size));
  gtk_adjustment_set_upper(y, gtk_adjustment_get_lower(y) + size.length);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void feed_view_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  FeedView *self = (FeedView *)widget;
  (void)baseline;
  gtk_adjustment_configure(self->adjustments[0], 0, 0, width, 0, width, width);
  gtk_adjustment_set_page_size(self->adjustments[1], height);
  gtk_adjustment_set_step_increment(self->adjustments[1], 40);
  gtk_adjustment_set_page_increment(self->adjustments[1], height * 0.9);
  if (self->width != width) check(scrollkit_list_forget_extents(list, 0, row_count, scrollkit_gtk4_now()));
  self->width = width;
  measure(self);
}

static void draw_row(GtkWidget *widget, GtkSnapshot *snapshot, size_t row, double top) {
  size_t number = number_of(row);
  scrollkit_list_item item = SCROLLKIT_LIST_ITEM_INIT;
  check(scrollkit_list_get_item(list, row, &item));
  float width = (float)gtk_widget_get_width(widget), height = (float)item.extent;
  GdkRGBA paper = is_day(number) ? (GdkRGBA){0.89f, 0.91f, 0.95f, 1} : (GdkRGBA){1, 1, 1, 1};
  GdkRGBA ink = {0.13f, 0.14f, 0.17f, 1}, edge = {0.76f, 0.8f, 0.87f, 1};
  PangoLayout *text = text_of(widget, number);
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(0, (float)round(top)));
  gtk_snapshot_append_color(snapshot, &paper, &GRAPHENE_RECT_INIT(0, 0, width, height - 1));
  if (is_day(number)) gtk_snapshot_append_color(snapshot, &edge, &GRAPHENE_RECT_INIT(0, height - 1, width, 1));
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(MARGIN, is_day(number) ? 6 : 12));
  gtk_snapshot_append_layout(snapshot, text, &ink);
  gtk_snapshot_restore(snapshot);
  g_object_unref(text);
}

static void feed_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  FeedView *self = (FeedView *)widget;
  GdkRGBA gap = {0.89f, 0.9f, 0.92f, 1};
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  gtk_snapshot_push_clip(snapshot, &GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height));
  gtk_snapshot_append_color(snapshot, &gap, &GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height));
  for (size_t index = 0; index < self->shown.count && index < SHOWN; index++)
    draw_row(widget, snapshot, self->shown.first + index, self->tops[index]);
  if (self->shown.has_sticky) draw_row(widget, snapshot, self->shown.sticky_item, self->shown.sticky_position);
  gtk_snapshot_pop(snapshot);
}

static void feed_view_set_property(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
  FeedView *self = (FeedView *)object;
  (void)spec;
  if (id <= VADJUSTMENT) g_set_object(&self->adjustments[id - HADJUSTMENT], g_value_get_object(value));
}

static void feed_view_get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
  FeedView *self = (FeedView *)object;
  (void)spec;
  if (id <= VADJUSTMENT) g_value_set_object(value, self->adjustments[id - HADJUSTMENT]);
  else g_value_set_enum(value, GTK_SCROLL_NATURAL);
}

static void feed_view_dispose(GObject *object) {
  FeedView *self = (FeedView *)object;
  for (int axis = 0; axis < 2; axis++) g_clear_object(&self->adjustments[axis]);
  G_OBJECT_CLASS(feed_view_parent_class)->dispose(object);
}

static void feed_view_class_init(FeedViewClass *class) {
  GObjectClass *object = G_OBJECT_CLASS(class);
  object->set_property = feed_view_set_property;
  object->get_property = feed_view_get_property;
  object->dispose = feed_view_dispose;
  class->widget.size_allocate = feed_view_size_allocate;
  class->widget.snapshot = feed_view_snapshot;
  g_object_class_override_property(object, HADJUSTMENT, "hadjustment");
  g_object_class_override_property(object, VADJUSTMENT, "vadjustment");
  g_object_class_override_property(object, HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property(object, VSCROLL_POLICY, "vscroll-policy");
}

static void feed_view_init(FeedView *self) { (void)self; }

/* ---- Program --------------------------------------------------------------------------------- */

/* Writes a line for the frame that was painted. */
static void on_painted(GdkFrameClock *clock) {
  FeedView *view = (FeedView *)gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(scrolled));
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  check(scrollkit_scroller_get_frame(scroller, &frame));
  if (!log_file) return;
  fprintf(log_file, "%.4f,%.6f,%.6f,%s,", (double)gdk_frame_clock_get_frame_time(clock) * 1e-6, frame.offset_y, frame.target_y,
          scrollkit_enum_name("phase", frame.phase));
  for (size_t index = 0; index < view->shown.count && index < SHOWN; index++)
    fprintf(log_file, "%s%zu:%.6f", index ? " " : "", number_of(view->shown.first + index), view->tops[index]);
  fprintf(log_file, ",%s\n", last_event);
  fflush(log_file);
  last_event = "-";
}

/* Shows the state, and the event in the log. */
static void on_event(void *data, scrollkit_scroller *of, const scrollkit_event *event) {
  scrollkit_top_state top = SCROLLKIT_TOP_STATE_INIT;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  (void)data;
  check(scrollkit_scroller_get_frame(of, &frame));
  scrollkit_top_get_state(of, &top); /* fails before scrollkit_top_enable: there is no offset to return to */
  char *text = g_strdup_printf("<b>%s</b>, offset %.0f pt, %zu new posts",
                               scrollkit_enum_name("phase", frame.phase), frame.offset_y,
                               row_count - OLD_ROWS);
  gtk_label_set_markup(GTK_LABEL(state_label), text);
  g_free(text);
  gtk_button_set_label(GTK_BUTTON(top_button), top.has_return_offset ? "Scroll back" : "Scroll to top");
  if (event->kind != SCROLLKIT_EVENT_KIND_DID_SCROLL && strcmp(last_event, "arrived") != 0)
    last_event = scrollkit_enum_name("event_kind", event->kind);
}

static void on_top(void) { check(scrollkit_top_trigger(scroller, SCROLLKIT_TOP_SOURCE_NONE, scrollkit_gtk4_now())); }

/* Inserts a post below the row of the newest day. */
static gboolean insert_post(gpointer view) {
  check(scrollkit_list_insert(list, 1, 1, scrollkit_gtk4_now()));
  row_count++;
  measure(view);
  last_event = "arrived";
  return G_SOURCE_CONTINUE;
}

/* Lets GTK drag content with the mouse. */
static void let_mouse_drag(void) {
  GListModel *controllers = gtk_widget_observe_controllers(scrolled);
  gpointer found;
  for (guint index = 0; (found = g_list_model_get_item(controllers, index)); g_object_unref(found), index++)
    if (GTK_IS_GESTURE_SINGLE(found)) gtk_gesture_single_set_touch_only(found, FALSE);
  g_object_unref(controllers);
}

static void make_list(void) {
  scrollkit_list_options options = SCROLLKIT_LIST_OPTIONS_INIT;
  options.estimate = 72;
  check(scrollkit_list_create(&options, &list));
  check(scrollkit_list_insert(list, 0, row_count = OLD_ROWS, 0));
  for (size_t row = 0; row < OLD_ROWS; row += DAY) check(scrollkit_list_set_kind(list, row, 1, 1, 0));
}

/* The window closes: no post arrives any more. */
static gboolean on_close(void) {
  if (timer) g_source_remove(timer);
  return FALSE;
}

typedef struct {
  double every; /* seconds */
  gboolean mouse_drags;
} arguments;

static void activate(GtkApplication *application, gpointer data) {
  const arguments *options = data;
  GtkWidget *window = gtk_application_window_new(application), *view = g_object_new(feed_view_get_type(), NULL);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  scrolled = g_object_ref_sink(gtk_scrolled_window_new());
  top_button = gtk_button_new_with_label("Scroll to top");
  state_label = gtk_label_new(NULL);
  gtk_label_set_ellipsize(GTK_LABEL(state_label), PANGO_ELLIPSIZE_END); /* a long text does not widen the window */
  gtk_window_set_title(GTK_WINDOW(window), "ScrollKit GTK feed");
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 640);
  gtk_widget_set_vexpand(scrolled, TRUE);
  gtk_widget_set_margin_start(bar, MARGIN);
  gtk_widget_set_margin_end(bar, MARGIN);
  gtk_widget_set_margin_top(bar, MARGIN / 2);
  gtk_widget_set_margin_bottom(bar, MARGIN / 2);
  gtk_box_append(GTK_BOX(bar), top_button);
  gtk_box_append(GTK_BOX(bar), state_label);
  gtk_box_append(GTK_BOX(box), bar);
  gtk_box_append(GTK_BOX(box), scrolled);
  gtk_window_set_child(GTK_WINDOW(window), box);

  make_list();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), view);
  scroller = scrollkit_gtk4_attach(GTK_SCROLLED_WINDOW(scrolled), on_event, NULL);
  scrollkit_gtk4_shift_range(GTK_SCROLLED_WINDOW(scrolled));
  check(scrollkit_list_attach(list, scroller, scrollkit_gtk4_now()));
  check(scrollkit_top_enable(scroller, NULL, scrollkit_gtk4_now()));
  g_signal_connect_object(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled)), "value-changed",
                          G_CALLBACK(measure), view, G_CONNECT_SWAPPED);
  g_signal_connect(top_button, "clicked", G_CALLBACK(on_top), NULL);
  g_signal_connect(window, "close-request", G_CALLBACK(on_close), NULL);
  if (options->mouse_drags) let_mouse_drag();
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(on_painted), NULL);
  if (options->every > 0) timer = g_timeout_add((guint)(options->every * 1000), insert_post, view);
}

int main(int argc, char **argv) {
  arguments options = {.every = 3};
  for (int index = 1; index < argc; index++) {
    const char *value = index + 1 < argc ? argv[index + 1] : "";
    if (strcmp(argv[index], "--mouse-drags") == 0) options.mouse_drags = TRUE;
    if (strcmp(argv[index], "--every") == 0) options.every = atof(value);
    if (strcmp(argv[index], "--log") == 0 && (log_file = fopen(value, "a")) == NULL) return perror(value), 1;
  }
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), &options);
  int result = g_application_run(G_APPLICATION(application), 1, argv);
  g_object_unref(application);
  if (scroller) scrollkit_gtk4_detach(GTK_SCROLLED_WINDOW(scrolled));
  g_clear_object(&scrolled);
  scrollkit_list_destroy(list);
  return log_file && fclose(log_file) != 0 ? 1 : result;
}
