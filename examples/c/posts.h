/* The posts of the feeds in C: who wrote what. A feed shows them again and again. */
#ifndef POSTS_H
#define POSTS_H

enum { POSTS = 20 };

static const struct post {
  const char *author, *text;
} posts[POSTS] = {
    {"Ines Okafor", "The first frost. The whole garden is white, and the cat refuses to go out."},
    {"Tom Lindqvist", "Bread again: a long rise, a hot oven, and this time the crust sings."},
    {"Mara Vogel", "The night train to Vienna still exists, and it still leaves on time. Bring a book and a blanket; the "
                   "heating has two settings, off and summer."},
    {"Jun Sato", "Does anyone have a spare bicycle pump near the river?"},
    {"Priya Nair", "Our swimming pool opens an hour earlier from Monday on. Nobody else was there, so please do not tell."},
    {"Leo Brandt", "Found my father's slide rule. It needs no battery and no update."},
    {"Ana Duarte", "A whale! Ten minutes from the harbour, just after six. It came up three times, looked at us, and "
                   "left. Nobody on the boat said a word until we were back at the pier."},
    {"Sam Whitaker", "The library lends telescopes now."},
    {"Noor Haddad", "Quince jelly: twelve jars, four burns, no regrets."},
    {"Elif Kaya", "Rehearsal moved to Thursday. The hall has a piano again, and it has been tuned."},
    {"Oskar Nilsen", "Snow on the pass. The road to the hut is closed, the path along the lake is not. Take the spikes."},
    {"Grace Mbeki", "My tomatoes won second prize. First prize went to a man who has a greenhouse and no shame."},
    {"Hugo Laurent", "Lost: a grey scarf, on line 4. Found: two others."},
    {"Yuki Mori", "The eclipse begins at 10:47. Clouds are forecast, of course."},
    {"Rosa Alvarez", "I have repaired the old radio. It was one capacitor, and three evenings of looking for it. The first "
                     "thing that it played was the weather."},
    {"Ben Archer", "Chess in the park, every Sunday, also in the rain."},
    {"Lena Fischer", "A new bakery, where the shoe shop was. The poppy seed cake is gone by nine."},
    {"Amir Rahimi", "Our street counted birds for a week: 214, of 23 kinds, and one parrot that nobody admits to."},
    {"Kate Doyle", "The ferry has a new timetable."},
    {"Milan Horvat", "Six hours up, two hours down, one marmot. The view from the top was fog in all directions, "
                     "and the soup at the hut was the best that I have ever had."},
};
#endif
