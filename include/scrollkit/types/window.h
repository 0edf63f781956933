#ifndef SCROLLKIT_TYPES_WINDOW_H
#define SCROLLKIT_TYPES_WINDOW_H

#include "scroller.h"

/**
 * A window whose status bar triggers scroll to top. Owned by its creator; destroy it with
 * scrollkit_window_destroy.
 */
typedef struct scrollkit_window scrollkit_window;

#endif /* SCROLLKIT_TYPES_WINDOW_H */
