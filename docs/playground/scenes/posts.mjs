// A hundred thousand posts of unknown heights, measured as they come into view. Pull to refresh brings posts above.
import { Feel, ListAlignment, RefreshStep } from "../scrollkit.mjs";
import { timeOf } from "../clock.mjs";
import { make } from "../list.mjs";
import { MeasuredList } from "../measured.mjs";

const prompts = {
  [RefreshStep.PULLED]: "Pull to refresh", [RefreshStep.ARMED]: "Release to refresh", [RefreshStep.REFRESHING]: "Refreshing …",
};
const sentences = ["Posts have different heights.", "This one is measured when it comes into view.", "Visible posts stay where they are."];

/** A post of one to three sentences. */
export function post(number) {
  const title = number < 0 ? `New post ${-number}` : `Post ${number + 1}`;
  const text = sentences.slice(0, 1 + (Math.abs(number) * 7919) % 40 % sentences.length).join(" ");
  return make("div", { class: `post ${number < 0 ? "new" : ""}` }, make("b", {}, title), make("span", {}, text));
}

export function mount(root) {
  const posts = new MeasuredList({ label: "Posts", feel: Feel.UIKIT, count: 100000, item: post });
  const { scroller, list } = posts;
  const prompt = make("p", { class: "prompt", role: "status" });
  posts.element.prepend(prompt);
  let timer; // a refresh under way

  const refresh = () => {
    const time = timeOf();
    posts.insertAbove(3, time);
    scroller.refreshEnd(time);
    timer = undefined;
  };
  posts.onframe = () => {
    const { step } = scroller.refreshGetState();
    prompt.textContent = prompts[step] ?? "";
    if (step === RefreshStep.REFRESHING) timer ??= setTimeout(refresh, 1000);
  };
  scroller.refreshEnable(null, timeOf());
  const go = (row) => make("button", {
    onclick: () => {
      list.scrollToItem(row + posts.above, ListAlignment.START, 0, true, timeOf());
      posts.changed();
    },
  }, `Scroll to post ${(row + 1).toLocaleString("en")}`);
  root.append(make("div", { class: "split" }, make("div", {}, posts.element, posts.state),
    make("div", {},
      make("p", { class: "hint" }, "Posts are measured as they come into view; visible posts do not jump. Pull down at the top: three posts are inserted above."),
      make("div", { class: "tools" }, go(49999), go(0)))));
  return () => {
    clearTimeout(timer);
    posts.destroy();
  };
}
