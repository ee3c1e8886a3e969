// Files of scenarios: they are played here, and the game of each can be put on the table.
import {say} from "./strings.js";
import {byID, button, el, fill} from "./dom.js";
import {ask} from "./engine.js";

const mostShown = 300;

// isScenarios reports whether a file is one of scenarios: a comment names its language, or it begins with an English keyword.
export function isScenarios(name, text) {
  const begins = text.slice(0, 4096);
  return /\.feature$/i.test(name) || /^(\s|#[^\n]*\n)*#\s*language\s*:/.test(begins) ||
    /^(\s|#[^\n]*\n|@\S+)*(Feature|Business Need|Ability|Background|Scenario|Rule|Example)( Outline| Template)?:/.test(begins);
}

// play plays the scenarios of a text, or the one of a line; the promise can be cancelled.
export function play({name, text, line = 0}, progress) {
  return ask("scenarios", {name, text, line}, progress);
}

// outcome is how a scenario came out, in words.
export function outcome(s) {
  const words = s.how === "passed" ? say.passes : s.how === "unread" ? say.cannotBeRead(s.at, s.says) : say.fails(s.at, s.says);
  return el("span", {class: s.how === "passed" ? "good" : "bad"}, words);
}

// sheetOf is the game of a scenario as a record on a sheet.
export function sheetOf(name, s) {
  const base = name.split("/").pop().replace(/\.feature$/i, "");
  return {name: `${base}-${s.line}.yard`, text: s.text, rulings: [], components: s.components || undefined};
}

// drawScenarios lists how scenarios came out; open is called with the one whose game somebody wants to see.
export function drawScenarios(name, list, open) {
  const right = list.filter((s) => s.how === "passed").length;
  const order = [...list].sort((a, b) => (a.how === "passed") - (b.how === "passed") || a.line - b.line);
  fill(byID("played"), el("h2", {id: "played-title", tabindex: "-1"}, say.played(name, right, list.length)),
    el("ul", {class: "precedents"}, order.slice(0, mostShown).map((s) => el("li", {},
      s.text ? button(s.name, () => open(s)) : s.name, el("span", {class: "faint"}, ` ${say.line(s.line)} `), outcome(s)))),
    order.length > mostShown && el("p", {class: "faint"}, say.moreScenarios(order.length - mostShown)));
  byID("played-title").focus();
}
