/* What the SDL examples share: a window, rectangles, and text in the fonts of the system. */
#ifndef SDL_CANVAS_H
#define SDL_CANVAS_H
#include <SDL.h>
#include <SDL_ttf.h>
#include <scrollkit.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "font.h"

#ifndef SDL_TEXT_FONT
#define SDL_TEXT_FONT "sans" /* its name; fontconfig finds its file */
#endif
enum { SDL_TEXT_FACES = 16, SDL_TEXT_FIRST = ' ', SDL_TEXT_LAST = '~' };

/* Exits with the status text if a call failed. */
static inline void check(scrollkit_status status) {
  if (status >= 0) return;
  fprintf(stderr, "%s\n", scrollkit_status_text(status));
  exit(1);
}

/* Opens a window. Returns what draws into it, or NULL after an error message. */
static inline SDL_Renderer *open_window(const char *title, int width, int height, Uint32 flags) {
  SDL_Renderer *renderer = NULL;
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  if (SDL_Init(SDL_INIT_VIDEO) == 0) {
    SDL_Window *window =
        SDL_CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, flags);
    renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
    if (!renderer) renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  }
  if (!renderer) fprintf(stderr, "%s: cannot open the window: %s\n", title, SDL_GetError());
  else SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
  return renderer;
}

static inline void close_window(SDL_Renderer *renderer) {
  SDL_Window *window = SDL_RenderGetWindow(renderer);
  SDL_DestroyRenderer(renderer);
  SDL_DestroyWindow(window);
  SDL_Quit();
}

static inline void fill(SDL_Renderer *renderer, Uint32 colour, double alpha, double x, double y, double width,
                        double height) {
  SDL_FRect area = {(float)x, (float)y, (float)width, (float)height};
  SDL_SetRenderDrawColor(renderer, (Uint8)(colour >> 16), (Uint8)(colour >> 8), (Uint8)colour, (Uint8)(alpha * 255));
  SDL_RenderFillRectF(renderer, &area);
}

/* Fills a rectangle with round corners. */
static inline void fill_round(SDL_Renderer *renderer, Uint32 colour, double alpha, double x, double y, double width,
                              double height, int radius) {
  x = floor(x + 0.5), y = floor(y + 0.5), width = floor(width + 0.5), height = floor(height + 0.5);
  fill(renderer, colour, alpha, x, y + radius, width, height - 2 * radius);
  for (int row = 0; row < radius; row++)
    for (int column = 0, is_inside = 0; !is_inside; column++) {
      double share = radius + 0.5 - hypot(radius - column - 0.5, radius - row - 0.5); /* of the pixel that is covered */
      if (share <= 0) continue;
      is_inside = share >= 1 || column == radius;
      for (int is_lower = 0; is_lower < 2; is_lower++) {
        double at = is_lower ? y + height - 1 - row : y + row;
        if (is_inside) fill(renderer, colour, alpha, x + column, at, width - 2 * column, 1);
        else fill(renderer, colour, alpha * share, x + column, at, 1, 1),
             fill(renderer, colour, alpha * share, x + width - 1 - column, at, 1, 1);
      }
    }
}

/* A font in one size, in points. Each glyph is drawn once and then copied. */
struct sdl_face {
  int size, is_bold;
  TTF_Font *font;
  int advances[SDL_TEXT_LAST + 1];
  SDL_Texture *glyphs[SDL_TEXT_LAST + 1];
};

static inline struct sdl_face *sdl_face(int size, int is_bold) {
  static struct sdl_face faces[SDL_TEXT_FACES];
  struct sdl_face *face = faces;
  while (face->font && (face->size != size || face->is_bold != is_bold) && face < faces + SDL_TEXT_FACES - 1) face++;
  if (face->font) return face;
  const char *file = font_file(is_bold ? SDL_TEXT_FONT ":bold" : SDL_TEXT_FONT);
  face->size = size, face->is_bold = is_bold;
  if (TTF_Init() != 0 || !(face->font = TTF_OpenFont(file, size))) {
    fprintf(stderr, "%s: %s\n", file, TTF_GetError());
    exit(1);
  }
  TTF_SetFontHinting(face->font, TTF_HINTING_LIGHT); /* keeps the shapes of small letters */
  for (int glyph = SDL_TEXT_FIRST; glyph <= SDL_TEXT_LAST; glyph++)
    TTF_GlyphMetrics(face->font, (Uint16)glyph, NULL, NULL, NULL, NULL, &face->advances[glyph]);
  return face;
}

static inline int is_drawn(char glyph) { return glyph >= SDL_TEXT_FIRST && glyph <= SDL_TEXT_LAST; } /* ASCII */

static inline double width_of(const struct sdl_face *face, const char *text) {
  double width = 0;
  for (; *text; text++) width += is_drawn(*text) ? face->advances[(int)*text] : 0;
  return width;
}

/* The width of a line, in points. */
static inline double text_width(const char *text, int size) { return width_of(sdl_face(size, 0), text); }
static inline double bold_width(const char *text, int size) { return width_of(sdl_face(size, 1), text); }

/* Returns how many of the first `count` characters of a text fit into a line, in whole words. */
static inline size_t fit_text(const char *text, size_t count, int size, double width) {
  const struct sdl_face *face = sdl_face(size, 0);
  size_t words = 0; /* the length of those that fit */
  for (size_t at = 0; at < count; at++) {
    if (text[at] == ' ') words = at;
    if (is_drawn(text[at]) && (width -= face->advances[(int)text[at]]) < 0) return words ? words : SDL_max(at, 1);
  }
  return count;
}

static inline void write_in(SDL_Renderer *renderer, struct sdl_face *face, const char *text, double x, double y,
                            Uint32 colour) {
  int middle = TTF_FontHeight(face->font) / 2;
  for (; *text; text++) {
    int width, height, glyph = *text;
    if (!is_drawn(*text)) continue;
    if (!face->glyphs[glyph]) {
      SDL_Surface *drawn = TTF_RenderGlyph_Blended(face->font, (Uint16)glyph, (SDL_Color){255, 255, 255, 255});
      face->glyphs[glyph] = SDL_CreateTextureFromSurface(renderer, drawn);
      SDL_FreeSurface(drawn);
    }
    SDL_QueryTexture(face->glyphs[glyph], NULL, NULL, &width, &height);
    SDL_SetTextureColorMod(face->glyphs[glyph], (Uint8)(colour >> 16), (Uint8)(colour >> 8), (Uint8)colour);
    SDL_Rect area = {(int)(x + 0.5), (int)floor(y + 0.5) - middle, width, height}; /* glyphs differ in height */
    SDL_RenderCopy(renderer, face->glyphs[glyph], NULL, &area);
    x += face->advances[glyph];
  }
}

/* Writes a line of ASCII. x, y is its left end at half its height; its size is that of the font, in points. */
static inline void write_text(SDL_Renderer *renderer, const char *text, double x, double y, int size, Uint32 colour) {
  write_in(renderer, sdl_face(size, 0), text, x, y, colour);
}

/*
 * Writes the first `count` characters of a text in lines of whole words, 5 points between two; without a renderer it only measures
 * them. x, y is the left end of the first line at half its height. Returns the size of all lines.
 */
static inline SDL_FPoint write_lines(SDL_Renderer *renderer, const char *text, size_t count, double x, double y, double width, int size,
                                     Uint32 colour) {
  SDL_FPoint all = {0, 0};
  size_t at = 0;
  do {
    char line[128];
    size_t length = fit_text(text + at, count - at, size, width);
    snprintf(line, sizeof line, "%.*s", (int)length, text + at);
    all.x = SDL_max(all.x, (float)text_width(line, size));
    if (renderer) write_text(renderer, line, x, y + all.y, size, colour);
    all.y += (float)(size + 5);
    at += length + (text[at + length] == ' ');
  } while (at < count);
  return all;
}

static inline void write_bold(SDL_Renderer *renderer, const char *text, double x, double y, int size, Uint32 colour) {
  write_in(renderer, sdl_face(size, 1), text, x, y, colour);
}
#endif
