// An action that is on no list, because it is not legal, is put together by touch: its kind, and then the pieces, squares and cards of it.
import {say} from "./strings.js";
import {byID, button, el, fill} from "./dom.js";
import {ask} from "./engine.js";
import {desk, inNames} from "./state.js";

// known are the kinds of actions at a place; kind is the one that somebody has chosen, and filled what is in its gaps so far.
let known = null, kind = null, filled = [], does = () => {};

export const kindsPlace = () => el("details", {id: "kinds", ontoggle: () => drawKinds(does)}, el("summary", {}, say.kinds), el("div", {id: "kinds-inside"}));

const words = (text) => inNames(text.replaceAll("-", " ").replaceAll("*", " × ").trim());

// drawKinds follows the table while the list is open. choose is called with the actor and the action that somebody has put together.
export async function drawKinds(choose) {
  does = choose;
  const {opened, at} = desk;
  if (!opened || known?.opened === opened && known.at === at) return;
  [known, kind] = [null, null];
  if (!byID("kinds").open) return;
  const got = await ask("kinds", {side: "", decisions: at});
  if (desk.opened !== opened || desk.at !== at) return;
  known = {...got, opened, at};
  byID("kinds").hidden = !known.kinds.length; // the game lists none
  draw();
}

function draw() {
  fill(byID("kinds-inside"), kind ? put() : [el("p", {class: "faint"}, say.kindsLead), grouped()]);
}

// grouped are the kinds by what is done, in alphabetical order; several of one sort are closed.
function grouped() {
  const groups = new Map();
  for (const k of known.kinds) {
    const verb = textOf(k, []).split(" ")[0];
    groups.set(verb, [...groups.get(verb) ?? [], k]);
  }
  const sorted = [...groups].sort(([a], [b]) => a.localeCompare(b)), one = (k) => el("li", {}, button(textOf(k, []), () => take(k), {"data-kind": textOf(k, [])}));
  return [el("ul", {class: "choices"}, sorted.filter(([, all]) => all.length === 1).map(([, [k]]) => one(k))),
    sorted.filter(([, all]) => all.length > 1).map(([verb, all]) => el("details", {"data-verb": verb}, el("summary", {}, `${verb} (${all.length})`), el("ul", {class: "choices"}, all.map(one))))];
}

// textOf is an action with dots for what is not chosen yet.
const textOf = (k, has) => words((k.gaps ?? []).map(({before}, i) => before + (has[i] || "…")).join("") + (k.tail ?? ""));

// take chooses a kind; one without gaps is an action.
function take(k) {
  [kind, filled] = [k, (k.gaps ?? []).map((gap) => wordsOf(gap) ? "" : "1")];
  if (filled.length === 0) return tryIt();
  draw();
  byID("kind-text").scrollIntoView({block: "nearest"}); // the list above it may have been long
  return byID("kind-back").focus({preventScroll: true});
}

function tryIt() {
  const action = (kind.gaps ?? []).map(({before}, i) => before + filled[i]).join("") + (kind.tail ?? "");
  byID("kinds").open = false;
  kind = null;
  draw();
  byID("try-what").value = action;
  return does(byID("try-who").value, action);
}

// put shows the gaps of the kind that was chosen, with what can fill each.
function put() {
  return [el("div", {id: "kind-head"}, el("p", {}, el("strong", {id: "kind-text"}, textOf(kind, filled))),
    el("div", {class: "row"}, button(say.kindAsk, tryIt, {id: "kind-ask", disabled: filled.some((part) => !part)}), button(say.kindBack, () => { kind = null; draw(); }, {id: "kind-back"}))),
    kind.gaps.map((gap, i) => el("section", {role: "group", "aria-label": nameOf(gap)}, el("h3", {}, nameOf(gap)), gapOf(gap, i)))];
}

// nameOf is the text before a gap, or the blank of a gap that has none.
const nameOf = ({before, blanks}) => words(before) || words(blanks[0].toLowerCase());

// wordsOf are the words that fill a gap, null for a number.
const wordsOf = ({blanks}) => blanks.every((blank) => known.words[blank]) ? [...new Set(blanks.flatMap((blank) => known.words[blank]))] : null;

const few = 16;

function gapOf(gap, i) {
  const may = wordsOf(gap), set = (text) => { filled[i] = text; draw(); };
  if (!may) return el("input", {type: "number", min: "0", value: filled[i], "aria-label": say.kindNumber, onchange: (event) => set(event.target.value)});
  if (gap.many === "runs") return runs(may, filled[i], set);
  const has = filled[i].split(", ").filter(Boolean), press = (word) => set(gap.many !== "list" ? word : (has.includes(word) ? has.filter((one) => one !== word) : [...has, word]).join(", "));
  const chip = (word) => button(words(word), () => press(word), {class: "chip", "aria-pressed": String(has.includes(word)), "data-word": word});
  if (has.length > 0 && gap.many !== "list") return button(words(has[0]), () => set(""), {class: "chip", "aria-pressed": "true"});
  const map = mapOf(may);
  if (map) return [squares(map, may, press), el("div", {class: "row"}, may.filter((word) => !isSquare(word)).map(chip), has.filter(isSquare).map(chip))];
  const table = JSON.stringify(desk.shown.position), isThere = (word) => table.includes(`"${word}"`) || table.includes(`"${word}#`) || has.includes(word);
  const there = may.filter(isThere), others = may.filter((word) => !isThere(word));
  if (may.length <= few || there.length === 0 || others.length === 0) return el("div", {class: "row"}, may.map(chip));
  return [el("div", {class: "row"}, there.map(chip)), el("details", {}, el("summary", {}, say.kindRest(others.length)), el("div", {class: "row"}, others.map(chip)))];
}

// runs are words with a number of each.
function runs(may, has, set) {
  const count = new Map(has.split(" ").filter(Boolean).map((run) => run.split("*")));
  const to = (word, n) => { count.set(word, Math.max(0, n)); set([...count].filter(([, number]) => number > 0).map(([name, number]) => `${name}*${number}`).join(" ")); };
  return el("div", {class: "steppers"}, may.map((word) => {
    const n = Number(count.get(word) ?? 0);
    return el("div", {class: "stepper", role: "group", "aria-label": words(word)}, el("span", {}, words(word)), button("−", () => to(word, n - 1), {"aria-label": say.setLess(words(word))}),
      el("b", {}, String(n)), button("+", () => to(word, n + 1), {"aria-label": say.setOneMore(words(word)), "data-word": word}));
  }));
}

const isSquare = (word) => /^[a-z][0-9]+$/.test(word);

// mapOf is the picture of the map that words are squares of, null if they are other words.
function mapOf(may) {
  const all = may.filter(isSquare);
  if (all.length <= few) return null;
  return [...byID("board").querySelectorAll(".drawn")].find((svg) => svg.querySelector(`[data-place="${all[0]}"]`)) ?? null;
}

// squares is a copy of the map, of which a square is touched.
function squares(map, may, press) {
  const copy = map.cloneNode(true);
  for (const part of copy.querySelectorAll("[tabindex], [role=button]")) for (const name of ["tabindex", "role"]) part.removeAttribute(name);
  const pick = (event) => {
    const place = event.target.closest("[data-place]")?.dataset.place;
    if (may.includes(place)) press(place);
  };
  const list = el("select", {"aria-label": say.kindSquare, onchange: (event) => press(event.target.value)}, el("option", {value: ""}, "…"),
    may.filter(isSquare).map((word) => el("option", {value: word}, word)));
  return [el("div", {class: "frame", onclick: pick}, copy), el("label", {}, say.kindSquare, " ", list)];
}
