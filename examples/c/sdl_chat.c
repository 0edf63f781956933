/*
 * sdl_chat [--log FILE]: a conversation. Enter asks, and the answer streams in below. Scrolling up lets go; then a mark counts the
 * new messages, and a click on it goes to them. N: somebody else says something. H: older messages. A line of the log for each
 * frame has time,offset,target,phase,is following,unread,room,y of the last question,messages
 */
#include "../backends/scrollkit_sdl2.h"
#include "sdl_canvas.h"

enum { MOST = 4000, OLD = 40, SHOWN = 64, BAR = 36, TEXT = 14, WIDTH = 280, PADDING = 10, GAP = 8 };
static const char *const answer =
    "Sunlight holds every colour. Air scatters short waves far more than long ones: the strength goes with the fourth "
    "power of the frequency. So blue light reaches the eye from the whole sky, while the rest passes nearly straight. "
    "Near the horizon the light has come through much more air. Most of its blue was scattered away before, and what is "
    "left is orange and red. Dust and drops scatter all colours alike, which is why haze and clouds are white. On Mars "
    "fine dust does the reverse: its days are the colour of butter, and the sky around its setting sun is blue. Venus "
    "shows no sun at all below its clouds, only an even orange glow. The sky of the Moon, which has no air, is black at "
    "noon. Violet is scattered more than blue, but the sun sends less of it, and the eye sees it less well.";

static struct message {
  const char *text;
  size_t shown; /* characters that have arrived */
  enum { MINE, ANSWER, SOMEBODY } from;
} messages[MOST];
static size_t count, question, asked;
static scrollkit_sdl2 input;
static scrollkit_sdl2_view chat;
static scrollkit_list *list;
static scrollkit_list_conversation state = SCROLLKIT_LIST_CONVERSATION_INIT;
static SDL_FRect mark;

/* Writes a message, or only measures it without a renderer. Returns the size of its bubble. */
static SDL_FPoint lay_out(const struct message *said, SDL_Renderer *renderer, double x, double y) {
  SDL_FPoint size = write_lines(renderer, said->text, said->shown, x + PADDING, y + 2 * PADDING - 1, WIDTH, TEXT,
                                said->from == MINE ? 0xFFFFFF : 0x20242C);
  return (SDL_FPoint){size.x + 2 * PADDING, size.y + 2 * PADDING};
}

static void measure(size_t number, double time) { /* the extent of a message is the height of what has arrived */
  double extent = lay_out(&messages[number], NULL, 0, 0).y + GAP;
  check(scrollkit_list_set_extents(list, number, &extent, 1, time));
}

static void say(size_t at, const char *text, size_t shown, int from, double time) {
  if (count == MOST) return;
  memmove(messages + at + 1, messages + at, (count - at) * sizeof *messages);
  messages[at] = (struct message){text, shown, from};
  count++, question += at <= question;
  check(scrollkit_list_insert(list, at, 1, time));
  measure(at, time);
}

static void load_older(double time) { /* nothing that is visible moves */
  for (size_t row = 0; row < OLD; row++) say(0, answer, 28 + row * 97 % 300, row % 2 ? SOMEBODY : MINE, time);
}

static void ask(double time) {
  static const char *const questions[] = {"Why is the sky blue?", "And why is a sunset red?", "Is it so on Mars?"};
  const char *text = questions[asked++ % 3];
  say(count, text, strlen(text), MINE, time);
  question = count - 1;
  say(count, answer, 0, ANSWER, time);
  check(scrollkit_list_begin_turn(list, question, NULL, time, NULL));
}

static void stream(double time) { /* the next word arrives */
  struct message *last = &messages[question + 1];
  if (question + 1 >= count || last->from != ANSWER || last->text[last->shown] == 0) return;
  last->shown += 1 + strcspn(answer + last->shown + 1, " ");
  measure(question + 1, time);
}

static void draw(SDL_Renderer *renderer, double *question_y) {
  double tops[SHOWN], width = chat.geometry.viewport_width, height = chat.geometry.viewport_height;
  scrollkit_list_frame shown = SCROLLKIT_LIST_FRAME_INIT;
  check(scrollkit_list_get_frame(list, &shown, tops, SHOWN));
  check(scrollkit_list_get_conversation(list, &state));
  fill(renderer, 0xEDEFF4, 1, 0, 0, width, height);
  for (size_t index = 0; index < shown.count && index < SHOWN; index++) {
    const struct message *said = &messages[shown.first + index];
    SDL_FPoint size = lay_out(said, NULL, 0, 0);
    double x = said->from == MINE ? width - size.x - 12 : 12;
    Uint32 colour = said->from == MINE ? 0x3A5BA8 : said->from == ANSWER ? 0xFFFFFF : 0xD9DFEB;
    if (said == &messages[question]) *question_y = tops[index];
    fill_round(renderer, colour, 1, x, tops[index], size.x, size.y, 10);
    lay_out(said, renderer, x, tops[index]);
  }
  if (!state.is_following && chat.frame.phase != SCROLLKIT_PHASE_ANIMATING) { /* a turn scrolls there */
    char text[32];
    snprintf(text, sizeof text, state.unread_count ? "%d new" : "to the newest", (int)state.unread_count);
    float length = (float)bold_width(text, TEXT) + 50;
    mark = (SDL_FRect){(float)width - length - 12, (float)height - 44, length, 32};
    fill_round(renderer, 0xB3261E, 1, mark.x, mark.y, mark.w, mark.h, 16);
    write_bold(renderer, text, mark.x + 16, mark.y + mark.h / 2, TEXT, 0xFFFFFF);
    for (int row = 0; row < 6; row++) /* an arrow that points down */
      fill(renderer, 0xFFFFFF, 1, SDL_floor(mark.x + mark.w) - 28 + row, mark.y + 14 + row, 11 - 2 * row, 1);
  }
  fill(renderer, 0x262A34, 1, 0, height, width, BAR);
  write_text(renderer, "Enter: ask    N: a message    H: history", 12, height + BAR / 2.0, 13, 0xEBEEF5);
  SDL_RenderPresent(renderer);
}

static int handle(const SDL_Event *event, double time) {
  static int is_tapped; /* by a finger, whose press follows and would stop the scroll */
  SDL_Keycode key = event->type == SDL_KEYDOWN ? event->key.keysym.sym : SDLK_UNKNOWN;
  if (event->type == SDL_QUIT || key == SDLK_ESCAPE) return 0;
  if (key == SDLK_RETURN) ask(time);
  else if (key == SDLK_n) say(count, answer, 90, SOMEBODY, time);
  else if (key == SDLK_h) load_older(time);
  else if (event->type == SDL_MOUSEBUTTONDOWN && !state.is_following &&
           SDL_PointInFRect(&(SDL_FPoint){(float)event->button.x, (float)event->button.y}, &mark))
    check(scrollkit_list_scroll_to_newest(list, NULL, time, NULL)), is_tapped = event->button.which == SDL_TOUCH_MOUSEID;
  else if (event->type == SDL_FINGERDOWN && is_tapped) is_tapped = 0;
  else scrollkit_sdl2_handle(&input, event);
  return 1;
}

int main(int argc, char **argv) {
  FILE *log = argc == 3 && strcmp(argv[1], "--log") == 0 ? fopen(argv[2], "a") : NULL;
  SDL_Renderer *renderer = open_window("ScrollKit chat", 480, 400, SDL_WINDOW_RESIZABLE);
  if (!renderer) return 1;
  input.window = SDL_RenderGetWindow(renderer);
  check(scrollkit_sdl2_add(&input, &chat, NULL, NULL));
  check(scrollkit_list_create(NULL, &list));
  check(scrollkit_list_attach(list, chat.scroller, 0));
  scrollkit_list_conversation_options options = {.struct_size = sizeof options, .top_margin = 12}; /* above a question */
  check(scrollkit_list_set_conversation(list, &options, 0));
  load_older(0);
  double next_word = 0;
  for (int running = 1, width, height; running; SDL_Delay(4)) { /* limits the frame rate without vertical sync */
    double time = scrollkit_sdl2_now(), question_y = -1;
    for (SDL_Event event; running && SDL_PollEvent(&event);) running = handle(&event, time);
    SDL_GetWindowSize(input.window, &width, &height);
    check(scrollkit_sdl2_lay_out(&chat, 0, 0, width, height - BAR, width, 0)); /* the list sets the height */
    if (time >= next_word) stream(time), next_word = time + 0.03;
    scrollkit_sdl2_tick(&input);
    draw(renderer, &question_y);
    if (log) fprintf(log, "%.3f,%.6f,%.6f,%s,%u,%d,%.0f,%.3f,%zu\n", chat.frame.time, chat.frame.offset_y,
                     chat.frame.target_y, scrollkit_enum_name("phase", chat.frame.phase), state.is_following,
                     (int)state.unread_count, state.spacer, question_y, count), fflush(log);
  }
  scrollkit_list_destroy(list);
  scrollkit_scroller_destroy(chat.scroller);
  close_window(renderer);
  return log ? fclose(log) : 0;
}
