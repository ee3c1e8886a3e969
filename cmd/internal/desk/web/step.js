// Stepping through the record, and what each decision did.
import {say} from "./strings.js";
import {byID, button, el, fill} from "./dom.js";
import {effectsOf} from "./verdict.js";
import {desk, inNames, isMissing} from "./state.js";

// written is a decision as the record has it.
export function written(n) {
  const d = desk.opened.decisions[n - 1];
  return d ? `${d.actor}: ${d.action}` : "";
}

// stepper makes the controls once. go is called with the place to go to.
export function stepper(go) {
  const to = (where) => () => go(where());
  return el("nav", {id: "steps", "aria-label": say.steps},
    button("«", to(() => 0), {id: "first", "aria-label": say.first, title: say.first}),
    button("‹", to(() => desk.at - 1), {id: "previous", "aria-label": say.previous, title: say.previous}),
    el("input", {type: "range", id: "slider", min: "0", value: "0", "aria-label": say.slider, oninput: (event) => go(Number(event.target.value))}),
    button("›", to(() => desk.at + 1), {id: "next", "aria-label": say.next, title: say.next}),
    button("»", to(() => desk.opened.right), {id: "last", "aria-label": say.last, title: say.last}),
    button("!", to(mistake), {id: "mistake", "aria-label": say.mistake, title: say.mistake}),
    el("output", {id: "place", for: "slider"}));
}

// mistake is the place before the first thing that is wrong or was let stand.
export function mistake() {
  const {wrong, mistakes, right} = desk.opened;
  const numbers = [...mistakes, ...(wrong ? [wrong.decision] : [])];
  return numbers.length > 0 ? Math.max(0, Math.min(right, Math.min(...numbers) - 1)) : right;
}

// drawSteps shows where the record stands.
export function drawSteps() {
  const {at, opened} = desk;
  const slider = byID("slider");
  slider.max = String(opened.right);
  slider.value = String(at);
  slider.setAttribute("aria-valuetext", at > 0 ? `${at}: ${written(at)}` : say.place(0, opened.decisions.length));
  byID("first").disabled = byID("previous").disabled = at === 0;
  byID("last").disabled = byID("next").disabled = at === opened.right;
  byID("mistake").hidden = (!opened.wrong || isMissing(opened.wrong)) && opened.mistakes.length === 0;
  byID("place").textContent = say.place(at, opened.decisions.length);
}

// drawDecision shows the decision that led here with what it did, and what is wrong next.
// judge is called with the number of a decision; what the verdict says is not said again.
export function drawDecision(judge, verdict) {
  const {at, opened, shown} = desk;
  const wrong = opened.wrong && (opened.wrong.decision === at + 1 || opened.right === at) ? opened.wrong : null;
  const isRun = at === 0 && opened.positioned && shown.effects.length > 0;
  fill(byID("decision"),
    el("h2", {}, at > 0 ? written(at) : opened.positioned ? say.position : say.setUp), isRun && el("p", {id: "went-on"}, say.wentOn),
    opened.mistakes.includes(at) && el("p", {class: "bad"}, say.mistakeStands),
    shown.effects.length > 0
      ? effectsOf(shown.effects)
      : el("p", {class: "faint"}, at === 0 ? say.noneYet : say.noEffects),
    wrong && isMissing(wrong) && el("p", {class: "faint"}, say.chanceLeftOut, " ", el("strong", {}, written(wrong.decision))),
    wrong && !isMissing(wrong) && el("div", {class: "wrong"}, el("p", {}, wrong.decision > 0 ? say.wrongHere : say.wrongStart, " ", el("strong", {}, written(wrong.decision))),
      verdict && !verdict.tried && verdict.decision === wrong.decision ? el("p", {class: "faint"}, say.verdictSays) :
        [el("p", {class: "bad"}, inNames(wrong.says)), button(say.judgeIt, () => judge(wrong.decision || 0), {id: "judge-wrong"})]));
}

let listed = null; // what the list shows: of which record, and from which decision to which

// drawList lists the decisions around the place; a record can have a hundred thousand. The list stays as it is while the place is in it.
export function drawList(go) {
  const {at, opened} = desk;
  const around = 200, near = 40, last = opened.decisions.length;
  if (listed?.opened !== opened || at < listed.from + near && listed.from > 1 || at > listed.to - near && listed.to < last) {
    listed = {opened, from: Math.max(1, at - around), to: Math.min(last, at + around), here: null};
    const item = (n) => {
      const isRight = n <= opened.right;
      const kind = [isRight ? "" : "beyond", n === opened.wrong?.decision && !isMissing(opened.wrong) || opened.mistakes.includes(n) ? "bad" : ""].join(" ").trim();
      return el("li", {value: String(n), class: kind || null}, isRight ? button(written(n), () => go(n)) : el("span", {}, written(n)));
    };
    fill(byID("list"), el("ol", {}, Array.from({length: listed.to - listed.from + 1}, (_, i) => item(listed.from + i))));
  }
  listed.here?.classList.remove("here");
  listed.here?.firstElementChild.removeAttribute("aria-current");
  listed.here = at > 0 ? byID("list").firstElementChild.children[at - listed.from] : null;
  listed.here?.classList.add("here");
  listed.here?.firstElementChild.setAttribute("aria-current", "step");
  requestAnimationFrame(scrollList); // when the page is laid out anyway
}

// scrollList scrolls the list to the place.
export function scrollList() {
  const list = byID("list");
  if (listed?.here?.isConnected) list.scrollTop = listed.here.offsetTop - list.clientHeight / 2;
}
