{ A flick: a finger drags the content up and lets go. Prints what happens until the content rests.

    fpc flick.pas        with libscrollkit.so on the linker's path }
program Flick;
{$mode objfpc}{$packrecords c}
uses CTypes, SysUtils;

type
  TScroller = Pointer;
  TEvent = record
    struct_size, kind: cuint32; time, x, y, delta_x, delta_y: cdouble; id: cuint64;
    from_phase, to_phase, finished, edges, source, reserved: cuint32;
  end;

const kit = 'scrollkit';

function scrollkit_status_text(status: cint32): PChar; cdecl; external kit;
function scrollkit_enum_name(enum: PChar; value: cint64): PChar; cdecl; external kit;
function scrollkit_scroller_create(options: Pointer; out scroller: TScroller): cint32; cdecl; external kit;
procedure scrollkit_scroller_destroy(scroller: TScroller); cdecl; external kit;
function scrollkit_scroller_set_size(scroller: TScroller; viewport_width, viewport_height, content_width,
  content_height, time: cdouble): cint32; cdecl; external kit;
function scrollkit_scroller_press(scroller: TScroller; id: cuint64; x, y, time: cdouble): cint32; cdecl; external kit;
function scrollkit_scroller_move(scroller: TScroller; id: cuint64; x, y, time: cdouble): cint32; cdecl; external kit;
function scrollkit_scroller_release(scroller: TScroller; id: cuint64; time: cdouble): cint32; cdecl; external kit;
function scrollkit_scroller_tick_offset(scroller: TScroller; axis: cuint32; time: cdouble): cdouble; cdecl; external kit;
function scrollkit_scroller_needs_tick(scroller: TScroller): cuint32; cdecl; external kit;
function scrollkit_scroller_next_event(scroller: TScroller; var event: TEvent): cint32; cdecl; external kit;

function Check(status: cint32): cint32;
begin
  if status < 0 then raise Exception.Create(scrollkit_status_text(status));
  Result := status;
end;

var
  scroller: TScroller = nil;
  event: TEvent; step: Integer;
  time, offset: Double;
begin
  event := Default(TEvent); event.struct_size := SizeOf(event);
  try
    Check(scrollkit_scroller_create(nil, scroller));
    Check(scrollkit_scroller_set_size(scroller, 400, 600, 400, 5000, 0));
    Check(scrollkit_scroller_press(scroller, 1, 100, 500, 0));
    for step := 1 to 5 do
      Check(scrollkit_scroller_move(scroller, 1, 100, 500 - 10 * step, step * 0.01));
    Check(scrollkit_scroller_release(scroller, 1, 0.05));
    time := 0.05;
    repeat
      offset := scrollkit_scroller_tick_offset(scroller, {y} 1, time);
      while Check(scrollkit_scroller_next_event(scroller, event)) > 0 do
        WriteLn(event.time:0:6, ' ', scrollkit_enum_name('event_kind', event.kind), ' ', event.y:0:6);
      time := time + 1 / 60;
    until scrollkit_scroller_needs_tick(scroller) = 0;
    WriteLn('rests at ', offset:0:6);
  finally
    scrollkit_scroller_destroy(scroller);
  end;
end.
