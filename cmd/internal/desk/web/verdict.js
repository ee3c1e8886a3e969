// The verdict on a decision, from the blocks that the engine makes of it, which every other form of it is written from.
import {say} from "./strings.js";
import {byID, button, cite, el, fill, linked} from "./dom.js";
import {openClause} from "./clause.js";
import {inNames} from "./state.js";

// headline is a verdict in one line, without its place.
export const headline = (v) => v.answer[0].spans.filter((s) => s.mark !== "place").map((s) => s.text).join("");

// isGood reports whether a verdict upholds something; undefined where there is nothing to judge.
export const isGood = (v) => ({good: true, bad: false})[v.answer[0].spans[0].mark];

// drawVerdict shows a verdict; see is called with an answer, question=option, that somebody wants to see the table under.
export function drawVerdict(v, see) {
  const whole = v.answer.filter((b) => b.rest), shown = v.answer.filter((b) => !b.rest && b.kind !== "code");
  fill(byID("ruling"), shown.map((b) => block(b, see)),
    el("details", {id: "more"}, el("summary", {}, say.whole), whole.map((b) => block(b, see))));
}

// elements are what the kinds of blocks become; the others are paragraphs.
const elements = {quote: "blockquote", code: "pre", section: "section", table: "table"};

function block(b, see) {
  const texts = (spans) => pieces(spans ?? [], see);
  const inside = {
    table: () => b.rows.map((row) => el("tr", {}, row.slice(0, b.columns - 1).map((cell) => el("td", {}, span(cell, see))), el("td", {}, texts(row.slice(b.columns - 1))))),
    code: () => b.lines.join("\n"),
    section: () => [el("p", {}, el("b", {}, `${b.label}: `), texts(b.spans)), (b.blocks ?? []).map((inner) => folded(inner, see))],
  }[b.kind] ?? (() => texts(b.spans));
  const good = b.kind === "head" ? {good: " good", bad: " bad"}[b.spans[0].mark] ?? "" : "";
  return el(elements[b.kind] ?? "p", {class: `${b.kind === "head" ? "headline" : b.kind}${b.label ? ` ${b.label}` : ""}${good}`}, inside());
}

// pieces are those of a text; what a short form leaves out of it is behind three dots.
function pieces(spans, see) {
  const shown = spans.filter((s) => !s.rest).map((s) => span(s, see)), rest = spans.filter((s) => s.rest);
  const unfold = (event) => event.currentTarget.replaceWith(...rest.map((s) => span(s, see)).flat(Infinity));
  return [shown, rest.length > 0 && button("…", unfold, {class: "cite unfold", "aria-label": say.more1})];
}

// folded is a block that can be unfolded if a short form leaves it out.
const folded = (b, see) => b.rest ? el("details", {}, el("summary", {}, say.more1), block(b, see)) : block(b, see);

function span(s, see) {
  switch (s.mark) {
  case "place": return el("span", {class: "faint"}, ` ${s.text}`);
  case "typed": return el("code", {}, s.text);
  case "good": case "bad": case "strong": return el("strong", {class: s.mark}, linked(inNames(s.text), openClause));
  case "answer": return answer(s, see);
  }
  return linked(inNames(s.text), openClause);
}

// answer is an answer to an open question, which opens, and with which the table can be seen.
function answer({of, text}, see) {
  const [question, option] = of ? [of, text] : text.split("=");
  return [of ? cite(text, () => openClause(question)) : linked(text, openClause), " ",
    button(say.try, () => see([{question, option}]), {class: "see", "aria-label": say.seeWith(`${question}=${option}`)})];
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
