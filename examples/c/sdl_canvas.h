/* What the SDL examples share: a window, rectangles, and text in DejaVu Sans. */
#ifndef SDL_CANVAS_H
#define SDL_CANVAS_H
#include <SDL.h>
#include <SDL_ttf.h>
#include <scrollkit.h>
#include <stdio.h>
#include <stdlib.h>

#ifndef SDL_TEXT_FONT
#define SDL_TEXT_FONT "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
#endif
enum { SDL_TEXT_SIZES = 16, SDL_TEXT_FIRST = ' ', SDL_TEXT_LAST = '~' };

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

/* Writes a line of ASCII. x, y is its left end at half its height; its size is that of the font, in points. Each
 * glyph is drawn once and then copied. */
static inline void write_text(SDL_Renderer *renderer, const char *text, double x, double y, int size,
                              Uint32 colour) {
  static struct face {
    int size;
    TTF_Font *font;
    SDL_Texture *glyphs[SDL_TEXT_LAST + 1];
  } faces[SDL_TEXT_SIZES];
  struct face *face = faces;
  if (!TTF_WasInit()) TTF_Init();
  while (face->size != size && face->size != 0 && face < faces + SDL_TEXT_SIZES - 1) face++;
  if (face->size != size) {
    face->size = size;
    face->font = TTF_OpenFont(SDL_TEXT_FONT, size);
    if (!face->font) fprintf(stderr, "%s: %s; on Debian: apt-get install fonts-dejavu-core\n", SDL_TEXT_FONT, TTF_GetError());
  }
  for (; *text && face->font; text++) {
    int width, height, advance, glyph = *text, middle = TTF_FontHeight(face->font) / 2;
    if (glyph < SDL_TEXT_FIRST || glyph > SDL_TEXT_LAST) continue;
    TTF_GlyphMetrics(face->font, (Uint16)glyph, NULL, NULL, NULL, NULL, &advance);
    if (!face->glyphs[glyph]) {
      SDL_Surface *drawn = TTF_RenderGlyph_Blended(face->font, (Uint16)glyph, (SDL_Color){255, 255, 255, 255});
      face->glyphs[glyph] = SDL_CreateTextureFromSurface(renderer, drawn);
      SDL_FreeSurface(drawn);
    }
    SDL_QueryTexture(face->glyphs[glyph], NULL, NULL, &width, &height);
    SDL_SetTextureColorMod(face->glyphs[glyph], (Uint8)(colour >> 16), (Uint8)(colour >> 8), (Uint8)colour);
    SDL_Rect area = {(int)(x + 0.5), (int)(y + 0.5) - middle, width, height}; /* glyphs differ in height */
    SDL_RenderCopy(renderer, face->glyphs[glyph], NULL, &area);
    x += advance;
  }
}
#endif
