#include "support/count_allocations.inc"
