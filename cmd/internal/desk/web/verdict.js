// The verdict on a decision, from the blocks that the engine makes of it, which every other form of it is written from.
import {say} from "./strings.js";
import {byID, button, cite, el, fill} from "./dom.js";
import {block} from "./blocks.js";
import {openClause} from "./clause.js";
import {inNames} from "./state.js";

// headline is a verdict in one line, without its place.
export const headline = (v) => v.answer[0].spans.filter((s) => s.mark !== "place").map((s) => s.text).join("");

// isGood reports whether a verdict upholds something; undefined where there is nothing to judge.
export const isGood = (v) => ({good: true, bad: false})[v.answer[0].spans[0].mark];

// drawVerdict shows a verdict; see is called with an answer, question=option, that somebody wants to see the table under.
export function drawVerdict(v, see) {
  const whole = v.answer.filter((b) => b.rest), shown = v.answer.filter((b) => !b.rest && b.kind !== "code");
  const on = {open: openClause, see};
  const [first, ...rules] = shown.filter((b) => b.label === "rule"), [head, ...others] = v.sentences?.length > 0 ? shown.filter((b) => !rules.includes(b)) : shown;
  const at = v.sentences?.length > 0 ? others.indexOf(first) + 1 : 0;
  fill(byID("ruling"), [head, ...others.slice(0, at)].map((b) => block(b, on)), at > 0 && sentences(v.sentences), others.slice(at).map((b) => block(b, on)), el("details", {id: "more"}, el("summary", {}, say.whole), whole.map((b) => block(b, on))));
}

const mostSentences = 5;

// sentences are the sentences of clauses that the verdict rests on too; most are closed.
function sentences(clauses) {
  const list = (some) => el("ul", {class: "plain"}, some.map((c) => el("li", {}, cite(c.id, openClause), " ", c.says)));
  return el("section", {class: "also"}, list(clauses.slice(0, mostSentences)),
    clauses.length > mostSentences && el("details", {}, el("summary", {}, say.moreRules(clauses.length - mostSentences)), list(clauses.slice(mostSentences))));
}

// effectsOf are effects with the clauses that they rest on.
export const effectsOf = (effects) => el("ul", {class: "effects"}, effects.map((e) => el("li", {}, inNames(e.text), " ",
  el("span", {class: "cites"}, (e.clauses ?? []).map((id) => [cite(id, openClause), " "])))));

// isAbout reports whether a verdict is about the table after some decisions, of which so many are right: that before the decision, or after
// it; and if it was tried and not taken, that before it alone.
export function isAbout(v, at, right) {
  const about = Math.min(v.decision, right + 1);
  return at === about - 1 || at === about && !v.tried;
}

// drawElsewhere says that the verdict is about another place than the one that is shown; go is called with the place to go to.
export function drawElsewhere(v, at, right, go) {
  fill(byID("elsewhere"), v && !isAbout(v, at, right) && [v.tried ? say.elsewhereTried(v.decision - 1) : say.elsewhere(v.decision), " ",
    button(say.goThere, () => go(Math.max(0, Math.min(v.decision, right + 1) - 1)), {id: "go-there"})]);
}

// busy shows that the engine works, and how far it is.
export function busy(text, cancel) {
  fill(byID("busy"), text && el("p", {class: "row"}, el("span", {class: "spin", "aria-hidden": "true"}), el("span", {}, text),
    cancel && button(say.cancel, cancel, {id: "cancel"})));
}
