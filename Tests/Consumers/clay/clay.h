/*
 * Stands in for Clay, of which no package is to be had: the types and functions that the backend uses, of three elements.
 * A program with Clay itself is examples/c/clay_list.c, which CMake builds where it finds clay.h.
 */
#ifndef CLAY_STAND_IN_H
#define CLAY_STAND_IN_H
#include <stdbool.h>
#include <stdint.h>

typedef struct Clay_Vector2 { float x, y; } Clay_Vector2;
typedef struct Clay_Dimensions { float width, height; } Clay_Dimensions;
typedef struct Clay_BoundingBox { float x, y, width, height; } Clay_BoundingBox;
typedef struct Clay_ElementId { uint32_t id; } Clay_ElementId;
typedef struct Clay_ClipElementConfig { bool horizontal, vertical; Clay_Vector2 childOffset; } Clay_ClipElementConfig;
typedef struct Clay_ElementData { Clay_BoundingBox boundingBox; bool found; } Clay_ElementData;
typedef struct Clay_ScrollContainerData {
  Clay_Vector2 *scrollPosition;
  Clay_Dimensions scrollContainerDimensions, contentDimensions;
  Clay_ClipElementConfig config;
  bool found;
} Clay_ScrollContainerData;

/* Sets what the others answer for. */
void Clay_SetPointerState(Clay_Vector2 position, bool is_down);
bool Clay_PointerOver(Clay_ElementId id);
Clay_ElementData Clay_GetElementData(Clay_ElementId id);
Clay_ScrollContainerData Clay_GetScrollContainerData(Clay_ElementId id);
#endif
