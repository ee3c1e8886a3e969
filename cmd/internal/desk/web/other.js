// Open questions: another answer, and both tables beside each other.
import {say} from "./strings.js";
import {byID, button, el, fill, linked} from "./dom.js";
import {ask} from "./engine.js";
import {openClause} from "./clause.js";
import {arrived, drawing, known, pictures, room} from "./table.js";
import {headline, isGood} from "./verdict.js";
import {desk, inNames} from "./state.js";

let questionsOf = null; // the questions of a game, which are many

// drawQuestions lists the open questions that were asked for the decision, and all of the book. see is called with answers to look at.
export async function drawQuestions(see) {
  const {opened, shown} = desk;
  if (questionsOf?.game !== opened.game || questionsOf.rulings !== JSON.stringify(opened.rulings)) {
    const rulings = Object.entries(opened.rulings).map(([question, option]) => `${question}=${option}`);
    const found = await ask("questions", {game: opened.game, rulings});
    questionsOf = {game: opened.game, rulings: JSON.stringify(opened.rulings), list: found.questions};
  }
  if (desk.opened !== opened || desk.shown !== shown) return;
  const asked = questionsOf.list.filter((q) => (shown.asked ?? []).includes(q.id));
  const one = (q) => el("li", {}, el("label", {}, linked(q.id, openClause), el("span", {class: "asks"}, ` ${q.asks} `),
    el("select", {"aria-label": q.id, onchange: (event) => see([{question: q.id, option: event.target.value}])},
      q.options.filter((o) => o.playable).map((o) => el("option", {value: o.id, selected: o.id === q.answer}, o.id + (o.id === q.default ? ` (${say.isDefault})` : ""))))));
  const all = el("ul", {class: "questions"});
  fill(byID("questions"),
    el("h2", {}, say.questions), el("p", {class: "faint"}, say.questionsLead),
    asked.length > 0 && [el("h3", {}, say.consulted), el("ul", {class: "questions"}, asked.map(one))],
    el("details", {ontoggle: (event) => { if (event.target.open && !all.hasChildNodes()) fill(all, questionsOf.list.map(one)); }},
      el("summary", {}, say.allQuestions(questionsOf.list.length)), all));
}

// named is an answer as commands take it: the question without the prefix of its game.
export function named(answer) {
  return `${answer.question.replace(/^[A-Z]+-R-/, "")}=${answer.option}`;
}

// beside shows the place under other answers beside the one that is shown. keep is called if somebody wants to judge by them.
export async function beside(answers, verdict, keep) {
  const rulings = merged(desk.sheet.rulings ?? [], answers.map(named));
  const place = byID("beside"), close = () => place.close();
  const head = el("h2", {id: "beside-title", tabindex: "-1"}, `${say.beside}: ${answers.map(named).join(", ")}`);
  const foot = el("div", {class: "row"}, button(say.keep, () => { close(); keep(rulings); }, {id: "keep"}), button(say.dismiss, close, {id: "dismiss"}));
  fill(place, head, el("p", {}, say.looking), foot);
  if (!place.open) place.showModal();
  byID("beside-title").focus();
  try {
    const there = await look(rulings, verdict);
    const pair = [side(say.here, desk.shown, there.differ, verdict && headline(verdict), verdict && isGood(verdict)),
      side(say.there, there.shown, there.differ, there.verdict ? headline(there.verdict) : there.wrong, there.verdict && isGood(there.verdict))];
    markTexts(...pair);
    fill(place, head, otherwise(desk.shown, there, pair), el("div", {class: "pair"}, pair), lists(there.listed), foot);
  } catch (error) {
    fill(place, head, el("p", {class: "bad"}, error.message), foot);
  }
  place.scrollTop = 0;
  byID("beside-title").focus({preventScroll: true});
}

// merged are answers with others put over them.
function merged(rulings, others) {
  const byQuestion = new Map(rulings.map((r) => r.split("=")));
  for (const r of others) byQuestion.set(...r.split("="));
  return [...byQuestion].map((pair) => pair.join("="));
}

// look is the place and the verdict under other answers.
async function look(rulings, verdict) {
  const opened = await ask("open", {...desk.sheet, rulings, side: "other"});
  const decisions = Math.min(desk.at, opened.right);
  const shown = arrived(await ask("show", {side: "other", decisions, seat: desk.seat, wide: room(), known: known()}));
  const listed = await ask("legal", {side: "other", decisions});
  const wrong = decisions < desk.at ? `${say.otherWrong(opened.wrong.decision)} ${opened.wrong.says}` : null;
  let again = null;
  if (verdict) {
    const asked = verdict.tried ? {try: `${verdict.actor}: ${verdict.action}`, after: verdict.decision - 1} :
      verdict.decision === 0 ? {start: true} : {decision: verdict.decision};
    again = await ask("judge", {side: "other", ...asked, others: 0});
  }
  const differ = await ask("beside", {side: "", other: "other", here: desk.at, there: decisions, seat: desk.seat});
  await ask("close", {side: "other"});
  return {shown, listed, wrong, differ, verdict: again};
}

// side is one of two tables, in which what the other has otherwise is marked.
function side(title, shown, differ, says, upheld) {
  return el("section", {"aria-label": title, class: "differs"}, el("h3", {}, title),
    says && el("p", {class: `headline ${upheld === undefined ? "" : upheld ? "good" : "bad"}`}, says),
    shown.pictures.length > 0 ? pictures({...shown, changed: differ}) : drawing(shown.drawing, title), el("p", {}, inNames(shown.said)));
}

// markTexts marks on both of two tables the texts that the same section of the other has not: numbers that stand on no piece of their own.
function markTexts(one, other) {
  const figures = [one, other].map((side) => [...side.querySelectorAll("figure")]);
  const mark = (figure, than) => {
    const left = than ? [...than.querySelectorAll("text")].map((text) => text.textContent) : [];
    for (const text of figure.querySelectorAll("text")) {
      const at = left.indexOf(text.textContent);
      if (at < 0) text.classList.add("otherwise");
      else left.splice(at, 1);
    }
  };
  figures[0].forEach((figure, i) => mark(figure, figures[1][i]));
  figures[1].forEach((figure, i) => mark(figure, figures[0][i]));
}

const mostOtherwise = 30;

// otherwise is a table of what two positions have otherwise: each part as it is here and there. Of equal positions a table may still show
// something else, such as wealth that an answer counts in another way: then the parts that are drawn otherwise are in it.
function otherwise(here, {shown, differ}, pair) {
  const found = differences([], here.position, shown.position), rows = found.length > 0 ? found : drawnOtherwise(differ, pair);
  if (rows.length === 0) return differ.length === 0 && el("p", {id: "otherwise", class: "faint"}, say.sameTable);
  return el("div", {id: "otherwise", class: "scrolls", tabindex: "0", role: "group", "aria-label": say.otherwise}, el("table", {},
    el("caption", {}, say.otherwise),
    el("thead", {}, el("tr", {}, [say.part, say.here, say.there].map((name) => el("th", {scope: "col"}, name)))),
    el("tbody", {}, rows.slice(0, mostOtherwise).map(([part, is, other]) => el("tr", {}, el("th", {scope: "row"}, inNames(part)), el("td", {}, is), el("td", {}, other))))),
  rows.length > mostOtherwise && el("p", {class: "faint"}, say.moreOf(rows.length - mostOtherwise)));
}

// drawnOtherwise are the parts of both tables at some paths, with the texts that are drawn there.
function drawnOtherwise(differ, pair) {
  const texts = (side, path) => [...side.querySelectorAll(`[data-part="${CSS.escape(path)}"] text`)].map((text) => text.textContent).join(" ") || say.nothing;
  return differ.map((path) => [path.split("/").slice(1).join(" "), ...pair.map((side) => texts(side, path))]).filter(([, is, other]) => is !== other);
}

// members are the parts of a part by their names; null if it has none.
function members(of) {
  if (Array.isArray(of)) return of.length > 0 && of.every((one) => one?.name) ? Object.fromEntries(of.map((one) => [one.name, one])) : null;
  return of && typeof of === "object" ? of : null;
}

// differences are the smallest parts that two positions have otherwise: the way to each, and what it is here and there, in words.
function differences(way, here, there) {
  const one = members(here), other = members(there);
  if (one && other) return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) => differences([...way, name], one[name], other[name]));
  const [is, instead] = [inWords(here, there), inWords(there, here)];
  return is === instead ? [] : [[way.join(" "), is, instead]];
}

// inWords is a part in words, for which its other is looked at: what is left out is none of what the other has.
function inWords(part, other) {
  if (part === undefined) return typeof other === "number" ? "0" : say.nothing;
  if (Array.isArray(part)) return part.map((one) => inWords(one)).join(", ") || say.nothing;
  if (part && typeof part === "object") return Object.entries(part).map(([name, is]) => `${name} ${inWords(is)}`).join(", ") || say.nothing;
  return String(part);
}

// lists are the actions that are legal on one side alone.
function lists(listed) {
  const here = new Set(desk.listed.legal.map((c) => c.action)), there = new Set(listed.legal.map((c) => c.action));
  const only = (a, b) => [...a].filter((action) => !b.has(action));
  const part = (title, actions) => actions.length > 0 && [el("h3", {}, title), el("ul", {class: "plain"}, actions.slice(0, 60).map((a) => el("li", {}, el("code", {}, a))))];
  const both = [part(say.onlyHere, only(here, there)), part(say.onlyThere, only(there, here))];
  return both.some(Boolean) ? both : el("p", {class: "faint"}, say.sameList);
}
