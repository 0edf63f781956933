#include "plugin.h"

tick_function plugin_tick(void) { return scrollkit_scroller_tick; }
