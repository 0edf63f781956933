#[allow(non_camel_case_types, non_upper_case_globals, dead_code)]
mod scrollkit {
    include!(env!("SCROLLKIT_BINDINGS"));
}
use scrollkit::*;

fn main() {
    const COUNT: i32 = 1_000_000;
    let mut scroller = std::ptr::null_mut();
    let mut sum = 0.0;
    unsafe {
        let mut frame: scrollkit_frame = std::mem::zeroed();
        frame.struct_size = std::mem::size_of_val(&frame) as u32;
        scrollkit_scroller_create(std::ptr::null(), &mut scroller);
        let start = std::time::Instant::now();
        for i in 0..COUNT {
            scrollkit_scroller_tick(scroller, i.into(), &mut frame);
            sum += frame.offset_y;
        }
        println!("{:.0}", sum + start.elapsed().as_secs_f64() / f64::from(COUNT) * 1e9);
    }
}
