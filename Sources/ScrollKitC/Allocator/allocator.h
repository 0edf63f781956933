/* The C allocator, for Memory.swift alone. */
#include <stdlib.h>
