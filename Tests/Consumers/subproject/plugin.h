#include <scrollkit.h>

typedef scrollkit_status (*tick_function)(scrollkit_scroller *, double, scrollkit_frame *);

/* The address of scrollkit_scroller_tick, as the plugin sees it. */
tick_function plugin_tick(void);
