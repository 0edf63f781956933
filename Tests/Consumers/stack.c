// Prints the stack that each call needs, for four nested scrollers with list, header, nub, refresh and carousel.
// Fails above the limit: the figure reached, rounded up to the next kB. The goal is 16 kB.
//
// The calls run on a thread whose stack is painted before; what has another color afterwards was used.
#define _GNU_SOURCE
#include <pthread.h>
#include <scrollkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
enum { SIZE = 1 << 20 };
static unsigned char *stack;
static scrollkit_scroller *s[4];
static scrollkit_list *list[4];
static double now = 0;
static size_t used(void) { size_t i = 8192; while (i < SIZE && stack[i] == 0xA5) i++; return SIZE - i; }
typedef void (*fn)(void);
static void *start(void *f) { ((fn)f)(); return NULL; }
static size_t run(fn f) {
  pthread_attr_t a; pthread_attr_init(&a); memset(stack, 0xA5, SIZE); pthread_attr_setstack(&a, stack, SIZE);
  pthread_t t; pthread_create(&t, &a, start, f); pthread_join(t, NULL); return used(); }
static void nothing(void) {}
static void create(void){ for(int i=0;i<4;i++){ scrollkit_scroller_create(NULL,&s[i]); scrollkit_scroller_set_size(s[i],400,600-20*i,400,3000,now);} }
static void nest(void){ for(int i=0;i<3;i++) scrollkit_nest_set_parent(s[i],s[i+1],now); }
static void enable(void){ for(int i=0;i<4;i++){ scrollkit_header_options h=SCROLLKIT_HEADER_OPTIONS_INIT; h.mode=SCROLLKIT_HEADER_MODE_ENTER_ALWAYS; h.height=50; h.snaps=1; scrollkit_header_add(s[i],&h,now,NULL); scrollkit_top_enable(s[i],NULL,now); scrollkit_nub_enable(s[i],NULL,now); scrollkit_refresh_enable(s[i],NULL,now); scrollkit_snap_options p=SCROLLKIT_SNAP_OPTIONS_INIT; p.kind=SCROLLKIT_SNAP_KIND_CAROUSEL; p.length=100; p.count=40; scrollkit_snap_set_options(s[i],SCROLLKIT_AXIS_Y,&p,now);} }
static void attach(void){ for(int i=0;i<4;i++){ scrollkit_list_create(NULL,&list[i]); scrollkit_list_insert(list[i],0,3000,now); scrollkit_list_attach(list[i],s[i],now);} }
static void press(void){ scrollkit_scroller_press(s[0],1,100,300,now); }
static void move(void){ for(int i=1;i<=5;i++) scrollkit_scroller_move(s[0],1,100,300-20*i,now+=0.01); }
static void release(void){ scrollkit_scroller_release(s[0],1,now); }
static void tick(void){ for(int i=0;i<4;i++) scrollkit_scroller_tick(s[i],now+=0.016,NULL); }
static void wheel(void){ scrollkit_scroller_wheel(s[0],0,3,SCROLLKIT_UNIT_NOTCHES,now+=0.01); }
static void edit(void){ for(int i=0;i<4;i++) scrollkit_list_insert(list[i],0,3,now); }
static void measure(void){ double e[]={10,20,30}; for(int i=0;i<4;i++) scrollkit_list_set_extents(list[i],0,e,3,now); }
static void scrollto(void){ for(int i=0;i<4;i++) scrollkit_list_scroll_to_item(list[i],500,SCROLLKIT_LIST_ALIGNMENT_START,0,1,now,NULL); }
static void top(void){ for(int i=0;i<4;i++) scrollkit_top_trigger(s[i],0,now); }
static void setsize(void){ for(int i=0;i<4;i++) scrollkit_scroller_set_size(s[i],400,500,400,0,now+=0.01); }
static void beginr(void){ for(int i=0;i<4;i++) scrollkit_refresh_begin(s[i],now+=0.01); }
static void endr(void){ for(int i=0;i<4;i++) scrollkit_refresh_end(s[i],now+=0.5); }
static void later(void){ for(int i=0;i<4;i++) scrollkit_scroller_tick(s[i],now+=3,NULL); }
static void jump(void){ for(int i=0;i<4;i++) scrollkit_scroller_set_offset(s[i],0,500,now); }
static void clock_(void){ scrollkit_scroller_set_clock(s[0],now-=1); }
static void destroy(void){ for(int i=0;i<4;i++) scrollkit_scroller_destroy(s[i]); }
static size_t largest;
static size_t zero;
static void measured(const char *name, fn f) {
  size_t bytes = run(f) - zero;
  if (bytes > largest) largest = bytes;
  printf("%-10s %zu\n", name, bytes);
}
#define R(f) measured(#f, f)
int main(void) {
  const size_t limit = 36 * 1024, goal = 16 * 1024;
  stack = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (stack == MAP_FAILED) return 2;
  zero = run(nothing);
  R(create); R(nest); R(enable); R(attach); R(press); R(move); R(release); R(tick); R(tick); R(wheel); R(edit);
  R(measure); R(scrollto); R(edit); R(top); R(tick); R(edit); R(setsize); R(jump); R(press); R(move); R(release);
  R(later); R(beginr); R(tick); R(endr); R(later); R(clock_); R(destroy);
  printf("largest    %zu bytes, limit %zu%s\n", largest, limit, largest > goal ? "; goal 16 kB: missed" : "");
  return largest > limit;
}
