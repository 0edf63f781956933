#include "traces-1.cpp"
