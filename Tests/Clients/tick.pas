program Tick;
{$mode objfpc}
uses CTypes, SysUtils;

function scrollkit_scroller_create(options: Pointer; out scroller: Pointer): cint32; cdecl; external 'scrollkit';
function scrollkit_scroller_tick_offset(scroller: Pointer; axis: cuint32; time: cdouble): cdouble; cdecl;
  external 'scrollkit';

const count = 10000000;
var
  scroller: Pointer;
  i: Integer;
  start: QWord;
begin
  scrollkit_scroller_create(nil, scroller);
  start := GetTickCount64;
  for i := 1 to count do scrollkit_scroller_tick_offset(scroller, 1, i);
  WriteLn((GetTickCount64 - start) * 1000000 div count);
end.
