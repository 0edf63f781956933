// A hundred thousand posts of unknown heights, measured as they come into view. Pull to refresh brings posts above.
import { Feel, List, ListAlignment, RefreshStep, Scroller, enumName } from "../scrollkit.mjs";
import { animate, forget, timeOf } from "../clock.mjs";
import { connect } from "../input.mjs";
import { make } from "../list.mjs";

const count = 100000, capacity = 64;
const prompts = {
  [RefreshStep.PULLED]: "Pull to refresh", [RefreshStep.ARMED]: "Release to refresh", [RefreshStep.REFRESHING]: "Refreshing …",
};
const sentences = ["Posts have different heights.", "This one is measured when it comes into view.", "Visible posts stay where they are."];

export function mount(root) {
  const scroller = new Scroller({ feel: Feel.UIKIT });
  const list = new List({ estimate: 60 });
  const posts = new Map(); // the elements in the page, by the post's number
  const prompt = make("p", { class: "prompt", role: "status" });
  const element = make("div", {
    class: "view tall", tabindex: "0", role: "group", "aria-roledescription": "scroll view", "aria-label": "Posts",
  }, prompt);
  const state = make("p", { class: "state" });
  let newest = 0, timer; // posts that came in above; a refresh under way
  let width = 0;

  const post = (number) => {
    const title = number < 0 ? `New post ${-number}` : `Post ${number + 1}`;
    const text = sentences.slice(0, 1 + (Math.abs(number) * 7919) % 40 % sentences.length).join(" ");
    const item = make("div", { class: `post ${number < 0 ? "new" : ""}` }, make("b", {}, title), make("span", {}, text));
    element.append(item);
    posts.set(number, item);
    return item;
  };

  /** Puts the posts that the viewport shows into the page, and measures them. */
  const measure = (time) => {
    for (;;) {
      const [shown, tops] = list.getFrame(capacity);
      const items = tops.map((_, index) => posts.get(shown.first + index - newest) ?? post(shown.first + index - newest));
      const unmeasured = items.findIndex((_, index) => !list.getItem(shown.first + index).isMeasured);
      if (unmeasured < 0) return [shown, tops];
      list.setExtents(shown.first + unmeasured, [items[unmeasured].getBoundingClientRect().height], time);
    }
  };

  const refresh = () => {
    const time = timeOf();
    list.insert(0, 3, time);
    newest += 3;
    scroller.refreshEnd(time);
    timer = undefined;
    animate(view);
  };

  const view = {
    draw(time) {
      scroller.tick(time);
      const [shown, tops] = measure(time);
      for (const [number, item] of posts) {
        const index = number + newest - shown.first;
        if (index >= 0 && index < tops.length) item.style.transform = `translateY(${tops[index]}px)`;
        else {
          item.remove();
          posts.delete(number);
        }
      }
      const frame = scroller.getFrame(), { step } = scroller.refreshGetState();
      prompt.textContent = prompts[step] ?? "";
      if (step === RefreshStep.REFRESHING) timer ??= setTimeout(refresh, 1000);
      state.textContent = `${enumName("Phase", frame.phase)} ${frame.offsetY.toFixed(0)} → ${frame.targetY.toFixed(0)} pt`;
      return frame.needsTick;
    },
  };

  const changed = () => animate(view);
  const resizing = new ResizeObserver(() => {
    const time = timeOf();
    const { clientWidth: viewportWidth, clientHeight: viewportHeight } = element;
    scroller.setGeometry({ viewportWidth, viewportHeight, contentWidth: viewportWidth, contentHeight: 0 }, time);
    if (width !== viewportWidth) list.forgetExtents(0, count + newest, time);
    width = viewportWidth;
    changed();
  });
  list.insert(0, count, timeOf());
  list.attach(scroller, timeOf());
  scroller.refreshEnable(null, timeOf());
  connect(element, () => [scroller], changed);
  resizing.observe(element);
  const go = (row) => make("button", {
    onclick: () => {
      list.scrollToItem(row + newest, ListAlignment.START, 0, true, timeOf());
      changed();
    },
  }, `Scroll to post ${row + 1}`);
  root.append(make("div", { class: "split" }, make("div", {}, element, state),
    make("div", {},
      make("p", { class: "hint" }, "Posts are measured as they come into view; visible posts do not jump. Pull down at the top: three posts are inserted above."),
      make("div", { class: "tools" }, go(49999), go(0)))));
  return () => {
    clearTimeout(timer);
    forget(view);
    resizing.disconnect();
    list.destroy();
    scroller.destroy();
  };
}
