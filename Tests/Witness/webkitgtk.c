/*
 * A WebKitWebView with a page that records its offset at every frame and its events: webkitgtk OFFSET CONTENT.
 *
 * At the end of its input, a line on the standard input, it prints them: kind,seconds,value, on the page's clock.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <webkit2/webkit2.h>

enum { WIDTH = 400, HEIGHT = 600 };
static const char *page =
    "<title>Witness</title><body style='margin:0'><div style='height:%spx;"
    "background:repeating-linear-gradient(#fff 0 40px,#dde 40px 80px)'></div><script>"
    "const rows = [], keys = {ArrowDown: 'line_down', PageDown: 'page_down'};"
    "const add = (kind, stamp, value) => rows.push(kind + ',' + stamp / 1000 + ',' + value);"
    "addEventListener('wheel', e => add('wheel', performance.now(), e.deltaY), {passive: true});"
    "addEventListener('keydown', e => add(keys[e.key], performance.now(), 1));"
    "scrollTo(0, %s);"
    "requestAnimationFrame(function frame(time) { add('frame', time, scrollY); requestAnimationFrame(frame); });"
    "</script>";

static void on_rows(GObject *view, GAsyncResult *result, gpointer data) {
  JSCValue *value = webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(view), result, NULL);
  (void)data;
  if (value) {
    char *text = jsc_value_to_string(value);
    puts(text);
    g_free(text);
  }
  gtk_main_quit();
}

static gboolean on_line(GIOChannel *channel, GIOCondition condition, gpointer view) {
  (void)channel, (void)condition;
  webkit_web_view_evaluate_javascript(view, "rows.join('\\n')", -1, NULL, NULL, NULL, on_rows, NULL);
  return FALSE;
}

int main(int count, char **words) {
  gtk_init(&count, &words);
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL), *view = webkit_web_view_new();
  gtk_window_set_title(GTK_WINDOW(window), "Witness");
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
  gtk_container_add(GTK_CONTAINER(window), view);
  char *html = g_strdup_printf(page, words[2], words[1]);
  webkit_web_view_load_html(WEBKIT_WEB_VIEW(view), html, NULL);
  g_free(html);
  gtk_widget_show_all(window);
  gtk_widget_grab_focus(view);
  printf("version,%u.%u.%u\n", webkit_get_major_version(), webkit_get_minor_version(), webkit_get_micro_version());
  fflush(stdout);
  g_io_add_watch(g_io_channel_unix_new(0), G_IO_IN | G_IO_HUP, on_line, view);
  gtk_main();
  return 0;
}
