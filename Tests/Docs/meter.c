#include "meter-1.c"
