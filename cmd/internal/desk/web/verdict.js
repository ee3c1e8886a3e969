// The verdict on a decision: upheld or overruled, by which clause, what it depends on.
import {say} from "./strings.js";
import {byID, button, cite, el, fill, linked} from "./dom.js";
import {openClause} from "./clause.js";

// headline is a verdict in one line.
export function headline(v) {
  const what = v.tried ? say.tried(`${v.actor}: ${v.action}`) : v.decision === 0 ? say.theStart : say.decision(v.decision, `${v.actor}: ${v.action}`);
  return v.upheld ? say.upheld(what) : say.overruled(what);
}

// clausesOf are the clauses that a verdict rests on, of those that allow a decision the first.
export function clausesOf(v) {
  if (v.upheld) return (v.cited ?? []).slice(0, 3);
  return v.clause ? [{id: v.clause, says: v["clause-says"], at: v["clause-at"]}] : v.clauses ?? [];
}

// drawVerdict shows a verdict; see is called with an answer, question=option, that somebody wants to see.
export function drawVerdict(v, see) {
  const hinges = v["other-answers"]?.hinges ?? [];
  fill(byID("ruling"),
    el("p", {class: `headline ${v.upheld ? "good" : "bad"}`}, headline(v)),
    v.reason && el("p", {}, linked(v.reason, openClause)),
    clausesOf(v).map((c) => el("blockquote", {}, cite(c.id, openClause), ` ${c.says ?? ""}`, c.at && el("footer", {class: "faint"}, `${c.at}; ${say.ours}`))),
    hinges.length > 0 && el("h3", {}, say.depends),
    hinges.length > 0 && el("ul", {class: "hinges"}, hinges.map((h) => el("li", {}, say.withAnswer(h.upheld, h.clause), " ",
      h.answers.map((a, i) => [i > 0 ? ", " : "", linked(`${a.question}=${a.option}`, openClause)]), " ",
      button(say.try, () => see(h.answers), {class: "see"}),
      h.answers.map((a) => a.says && el("p", {class: "faint"}, say.insteadOf(a.asks, a.says, a["in-force-says"])))))),
    el("details", {}, el("summary", {}, say.whole), el("pre", {class: "text", tabindex: "0"}, linked(v.text, openClause))));
}

// drawElsewhere says that the verdict is about another place than the one that is shown; go is called with the place to go to.
export function drawElsewhere(v, at, right, go) {
  const about = v && !v.tried ? Math.min(v.decision, right + 1) : at, is = at === about || at === about - 1;
  fill(byID("elsewhere"), !is && [say.elsewhere(v.decision), " ", button(say.goThere, () => go(Math.max(0, about - 1)), {id: "go-there"})]);
}

// busy shows that the engine works, and how far it is.
export function busy(text, cancel) {
  fill(byID("busy"), text && el("p", {class: "row"}, el("span", {class: "spin", "aria-hidden": "true"}), el("span", {}, text),
    cancel && button(say.cancel, cancel, {id: "cancel"})));
}
