#include "traces-1.c"
