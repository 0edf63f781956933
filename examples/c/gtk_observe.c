/*
 * Observed mode: GTK scrolls a GtkScrolledWindow, and ScrollKit reports its state.
 *
 *   gtk_observe [--log FILE]
 *
 * scrollkit_gtk4 connects them. The line at the bottom shows the state that ScrollKit returns. The buttons
 * scroll to a row. The log has one line per event: time,offset,target,phase,event.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../backends/scrollkit_gtk4.h"
#include "people.h"

enum { ROWS = 10000, MARGIN = 16 };

typedef struct {
  scrollkit_scroller *scroller;
  GtkWidget *scrolled, *label;
  FILE *log;
  double last_offset;
  const char *direction, *event;
} app;

/* Shows and logs an event and the state after it. */
static void show(void *data, scrollkit_scroller *scroller, const scrollkit_event *event) {
  app *self = data;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_get_frame(scroller, &frame);
  if (event->kind != SCROLLKIT_EVENT_KIND_DID_SCROLL) self->event = scrollkit_enum_name("event_kind", event->kind);
  /* The direction to the target; at the target, the direction of the last movement. */
  double distance = frame.target_y - frame.offset_y;
  if (distance == 0) distance = frame.offset_y - self->last_offset;
  if (distance != 0) self->direction = distance > 0 ? "down" : "up";
  if (frame.phase == SCROLLKIT_PHASE_IDLE) self->direction = "-";
  self->last_offset = frame.offset_y;
  char *text = g_strdup_printf("<b>%s</b> %s, offset %.0f pt, target %.0f pt, last event: %s",
                               scrollkit_enum_name("phase", frame.phase), self->direction, frame.offset_y,
                               frame.target_y, self->event);
  gtk_label_set_markup(GTK_LABEL(self->label), text);
  g_free(text);
  if (self->log) {
    fprintf(self->log, "%.3f,%.3f,%.3f,%s,%s\n", frame.time, frame.offset_y, frame.target_y,
            scrollkit_enum_name("phase", frame.phase), self->event);
    fflush(self->log);
  }
}

static void on_top(GtkButton *button, gpointer data) {
  app *self = data;
  (void)button;
  scrollkit_scroller_scroll_to(self->scroller, 0, 0, 1, scrollkit_gtk4_now(), NULL);
}

static void on_middle(GtkButton *button, gpointer data) {
  app *self = data;
  (void)button;
  GtkAdjustment *vertical = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(self->scrolled));
  double row = gtk_adjustment_get_upper(vertical) / ROWS;
  scrollkit_scroller_scroll_to(self->scroller, 0, 4999 * row, 1, scrollkit_gtk4_now(), NULL);
}

static void set_up_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, MARGIN), *name = gtk_label_new(NULL), *number = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(name), 0);
  gtk_widget_set_hexpand(name, TRUE);
  gtk_widget_set_margin_end(number, MARGIN - 2); /* the list adds 2 */
  gtk_widget_set_margin_start(name, MARGIN - 2);
  gtk_widget_set_margin_top(name, MARGIN / 2);
  gtk_widget_set_margin_bottom(name, MARGIN / 2);
  gtk_box_append(GTK_BOX(row), name);
  gtk_box_append(GTK_BOX(row), number);
  gtk_list_item_set_child(item, row);
}

static void bind_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *name = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  guint row = gtk_list_item_get_position(item);
  (void)factory, (void)data;
  char *text = g_strdup_printf("<b>%s %s</b>\n<span alpha='70%%'>%s</span>", first_names[row % 11], last_names[row % 9], places[row % 7]);
  gtk_label_set_markup(GTK_LABEL(name), text);
  g_free(text);
  text = g_strdup_printf("<span alpha='70%%'>row %u</span>", row + 1);
  gtk_label_set_markup(GTK_LABEL(gtk_widget_get_next_sibling(name)), text);
  g_free(text);
}

static GtkWidget *button(app *self, const char *text, void (*clicked)(GtkButton *, gpointer)) {
  GtkWidget *button = gtk_button_new_with_label(text);
  g_signal_connect(button, "clicked", G_CALLBACK(clicked), self);
  return button;
}

static void set_margins(GtkWidget *widget) {
  gtk_widget_set_margin_start(widget, MARGIN);
  gtk_widget_set_margin_end(widget, MARGIN);
  gtk_widget_set_margin_top(widget, MARGIN / 2);
  gtk_widget_set_margin_bottom(widget, MARGIN / 2);
}

/* The window closes: its view is no longer observed. */
static gboolean on_close(GtkWindow *window, gpointer data) {
  app *self = data;
  (void)window;
  scrollkit_gtk4_detach(GTK_SCROLLED_WINDOW(self->scrolled));
  return FALSE;
}

static void activate(GtkApplication *application, gpointer data) {
  app *self = data;
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "ScrollKit observed mode");
  g_signal_connect(window, "close-request", G_CALLBACK(on_close), self);
  gtk_window_set_default_size(GTK_WINDOW(window), 640, 560);

  GtkStringList *rows = gtk_string_list_new(NULL);
  for (int row = 0; row < ROWS; row++) gtk_string_list_append(rows, "");
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
  GtkWidget *list =
      gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows))), factory);
  gtk_list_view_set_show_separators(GTK_LIST_VIEW(list), TRUE);

  GtkWidget *scrolled = self->scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  gtk_widget_set_vexpand(scrolled, TRUE);
  self->scroller = scrollkit_gtk4_attach(GTK_SCROLLED_WINDOW(scrolled), show, self);

  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, MARGIN / 2);
  gtk_box_append(GTK_BOX(bar), button(self, "Scroll to top", on_top));
  gtk_box_append(GTK_BOX(bar), button(self, "Scroll to row 5000", on_middle));
  self->label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(self->label), 0);
  set_margins(bar), set_margins(self->label);
  gtk_box_append(GTK_BOX(box), bar);
  gtk_box_append(GTK_BOX(box), scrolled);
  gtk_box_append(GTK_BOX(box), self->label);
  gtk_window_set_child(GTK_WINDOW(window), box);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  app self;
  memset(&self, 0, sizeof self);
  self.direction = self.event = "-";
  if (argc == 3 && strcmp(argv[1], "--log") == 0) self.log = fopen(argv[2], "w");

  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), &self);
  int result = g_application_run(G_APPLICATION(application), 1, argv);
  g_object_unref(application);
  if (self.log) fclose(self.log);
  return result;
}
