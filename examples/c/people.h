/* Names and places for rows of lists in C, which combine them. */
#ifndef PEOPLE_H
#define PEOPLE_H

static const char *const first_names[] = {"Ines", "Tom", "Mara", "Jun", "Priya", "Leo", "Ana", "Sam", "Noor", "Elif", "Oskar"};
static const char *const last_names[] = {"Okafor", "Brandt", "Vogel", "Sato", "Nair", "Duarte", "Haddad", "Kaya", "Mori"};
static const char *const places[] = {"Porto", "Bergen", "Nagoya", "Lagos", "Graz", "Lima", "Izmir"};

#endif
