/*
 * A text of 2,000 lines in a terminal, by ncurses: the arrow keys, the page keys, Home, End and the wheel scroll. q quits.
 */
#include "../backends/scrollkit_ncurses.h"

enum { LINES_OF_TEXT = 2000 };

int main(void) {
  scrollkit_ncurses text = {0};
  initscr();
  noecho();
  curs_set(0);
  WINDOW *window = newwin(LINES - 1, COLS, 0, 0);
  if (scrollkit_ncurses_start(&text, window, LINES_OF_TEXT) != SCROLLKIT_STATUS_OK) return endwin(), 1;
  for (int key = ERR; key != 'q'; key = scrollkit_ncurses_wait(&text)) {
    if (key == KEY_RESIZE) wresize(window, LINES - 1, COLS), scrollkit_ncurses_lay_out(&text, LINES_OF_TEXT);
    werase(window);
    for (int row = 0; row < text.rows; row++)
      if (text.top + row >= 0 && text.top + row < LINES_OF_TEXT)
        mvwprintw(window, row, 0, "%5d  The quick brown fox jumps over the lazy dog.", text.top + row + 1);
    wnoutrefresh(window);
    attron(A_REVERSE);
    mvprintw(LINES - 1, 0, " offset %.1f  target %.1f  %3.0f %%  %s ", text.frame.offset_y, text.frame.target_y,
             text.frame.progress_y * 100, scrollkit_enum_name("phase", text.frame.phase));
    attroff(A_REVERSE);
    clrtoeol();
    wnoutrefresh(stdscr);
    doupdate();
  }
  scrollkit_ncurses_end(&text);
  endwin();
  return 0;
}
