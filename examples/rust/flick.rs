//! A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
//!
//!     bindgen scrollkit.h -o scrollkit.rs && rustc flick.rs -l scrollkit
#[allow(non_camel_case_types, non_upper_case_globals, dead_code)]
mod scrollkit {
    include!(env!("SCROLLKIT_BINDINGS"));
}
use scrollkit::*;
use std::{ffi::CStr, os::raw::c_char, ptr};

/// A scroller that frees itself.
struct Scroller(*mut scrollkit_scroller);
impl Drop for Scroller {
    fn drop(&mut self) { unsafe { scrollkit_scroller_destroy(self.0) } }
}

/// The status of a call, or why it was refused.
fn check(status: i32) -> Result<i32, String> {
    if status < 0 { Err(text(unsafe { scrollkit_status_text(status) })) } else { Ok(status) }
}

fn text(text: *const c_char) -> String {
    unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
}

/// A struct with its defaults and its size.
fn new<T>() -> T {
    let mut value = std::mem::MaybeUninit::<T>::uninit();
    unsafe {
        scrollkit_struct_init(value.as_mut_ptr().cast(), std::mem::size_of::<T>() as _);
        value.assume_init()
    }
}

fn main() -> Result<(), String> {
    let mut scroller = Scroller(ptr::null_mut());
    unsafe {
        check(scrollkit_scroller_create(ptr::null(), &mut scroller.0))?;
        check(scrollkit_scroller_set_size(scroller.0, 400.0, 600.0, 400.0, 5000.0, 0.0))?;
        check(scrollkit_scroller_press(scroller.0, 1, 100.0, 500.0, 0.0))?;
        for step in (1..=5).map(f64::from) {
            check(scrollkit_scroller_move(scroller.0, 1, 100.0, 500.0 - 10.0 * step, step * 0.01))?;
        }
        check(scrollkit_scroller_release(scroller.0, 1, 0.05))?;

        let (mut frame, mut event, mut time) = (new::<scrollkit_frame>(), new::<scrollkit_event>(), 0.05);
        frame.needs_tick = 1;
        while frame.needs_tick == 1 {
            check(scrollkit_scroller_tick(scroller.0, time, &mut frame))?;
            while check(scrollkit_scroller_next_event(scroller.0, &mut event))? > 0 {
                let name = text(scrollkit_enum_name(b"event_kind\0".as_ptr().cast(), event.kind.into()));
                println!("{:.6} {} {:.6}", event.time, name, event.y);
            }
            time += 1.0 / 60.0;
        }
        println!("rests at {:.6}", frame.offset_y);
    }
    Ok(())
}
