/*
 * ScrollKit for GTK 4.8 and later: copy scrollkit_gtk4.h and .c, link scrollkit, gtk4 and m.
 *
 * It observes a GtkScrolledWindow: GTK scrolls, ScrollKit reports phases, targets and events, and GTK carries
 * out what the program requests of ScrollKit. Times are those of scrollkit_gtk4_now.
 */
#ifndef SCROLLKIT_GTK4_H
#define SCROLLKIT_GTK4_H
#include <gtk/gtk.h>
#include <scrollkit.h>

/* Observes a view until scrollkit_gtk4_detach. `on_event` receives all events, and may be NULL. */
scrollkit_scroller *scrollkit_gtk4_attach(GtkScrolledWindow *view, scrollkit_event_function on_event, void *user);

/*
 * Lets a content shift change `lower` of GTK's adjustment, not its value, so that a drag and momentum of GTK go on. The
 * child of the view must keep `lower`, and draw its content from there: GTK's own lists set it to 0.
 */
void scrollkit_gtk4_shift_range(GtkScrolledWindow *view);

/* Stops observing a view, and destroys its scroller. */
void scrollkit_gtk4_detach(GtkScrolledWindow *view);

double scrollkit_gtk4_now(void);
#endif
