// The verdict on a decision: upheld or overruled, by which clause, what it depends on, what would have been legal.
import {say} from "./strings.js";
import {byID, button, cite, el, fill, linked} from "./dom.js";
import {openClause} from "./clause.js";
import {inNames} from "./state.js";

const mostHinges = 6, mostEnds = 4, mostParts = 4, mostQuoted = 3;

// headline is a verdict in one line, with whether it depends on open questions.
export const headline = (v) => plain(v, hanging(v));

// plain is it without that, where what it depends on stands beside it.
export function plain(v, but = "") {
  const what = v.tried ? say.tried(`${v.actor}: ${v.action}`) : v.decision === 0 ? say.theStart : say.decision(v.decision, `${v.actor}: ${v.action}`);
  return v.upheld ? say.upheld(what, but) : say.overruled(what, but);
}

// hanging says that a verdict is not the rulebook's last word: it depends on open questions, it is how the decision is written that is
// refused, or where no other answers were tried, the refusal rests on an open question.
function hanging({question, upheld, "other-answers": others}) {
  if (!others) return question ? say.butRests : "";
  if (others.depends) return say.butDepends(others["depends-on"].length, isAssumed(others), turns(others, upheld));
  return others.written.some((w) => w.here) ? say.butWritten : "";
}

// turns reports whether an answer turns the verdict, and does not only give another reason for it.
const turns = ({hinges}, upheld) => hinges.some((h) => h.upheld !== upheld && h.answers.every((a) => a["why-open"] !== "told-otherwise"));

// isAssumed reports whether all that a verdict depends on is components that are not at hand.
const isAssumed = ({hinges}) => hinges.every((h) => h.answers.some((a) => a["why-open"] === "told-otherwise") || h.answers.every((a) => a["why-open"] === "missing-component"));

// clausesOf are the clauses that a verdict is quoted with: those that overrule and those that the reason names besides, or the first of those
// that uphold.
export function clausesOf(v) {
  if (v.upheld) return (v.cited ?? []).slice(0, mostQuoted);
  return [...v.clause ? [{id: v.clause, says: v["clause-says"], at: v["clause-at"]}] : v.clauses ?? [], ...v.besides ?? []];
}

// said is a text of the judge, with the players by their names, in which every clause and every question opens.
const said = (text) => linked(inNames(text), openClause);

const bullets = (kind, items) => items.length > 0 && el("ul", {class: kind}, items.map((item) => el("li", {}, item)));

// drawVerdict shows a verdict; see is called with an answer, question=option, that somebody wants to see.
export function drawVerdict(v, see) {
  fill(byID("ruling"),
    el("p", {class: `headline ${v.upheld ? "good" : "bad"}`}, headline(v)),
    v.owned && el("p", {}, say.owned),
    v.wanted > 0 && el("p", {class: "bad"}, say.comesBefore(v.wanted)),
    v.reason && el("p", {class: "reason"}, said(v.reason)),
    v.question && el("p", {}, say.restsOn, " ", cite(v.question, openClause)),
    quoted(clausesOf(v)), v.akin && [el("p", {}, say.akin), quoted(v.akin)],
    (v.mistakes ?? []).map((m) => stood(m, v)), v.unfinished && unfinished(v.unfinished), v.drift && drift(v),
    depends(v["other-answers"], v.reason, see), v.remedy && remedy(v), brought(v), more(v));
}

const quoted = (clauses) => clauses.map((c) =>
  el("blockquote", {}, cite(c.id, openClause), ` ${c.says ?? ""}`, c.at && el("footer", {class: "faint"}, `${c.at}; ${say.ours}`)));

// stood is a mistake that was let stand; what the verdict says already is not said again.
const stood = (m, v) => el("div", {class: "wrong"},
  el("p", {}, say.stood(m.decision, `${m.actor}: ${m.action}`), " ", m.reason === v.reason ? say.sameReason : said(m.reason)),
  m.id && !clausesOf(v).some((c) => c.id === m.id) && quoted([m]));

const unfinished = (u) => [
  u.effects > 0 && el("p", {}, say.effectsLeftOut(u.effects, u.line), " ", said(u.next.text)),
  u["cut-off"] > 0 && el("p", {}, say.cutOff(u["cut-off"]), " ", el("code", {}, u.whole)),
  u.stops && el("p", {}, say.stops),
  u.unclaimed && el("p", {}, say.unclaimed),
];

// drift is what has changed since the edition that the record was written under.
function drift(v) {
  const {known, changes, here, then, first} = v.drift, of = here.length > 0 ? here : changes;
  return el("div", {class: "wrong"},
    el("p", {}, say.writtenUnder(v["written-under"], known), " ", !v.upheld && !then && (here.length > 0 || !known) && say.noMistake),
    first && el("p", {}, said(say.firstDrift(first.line, first.reason, first.cited.slice(0, mostQuoted).map((c) => c.id).join(", ")))),
    then && el("p", {}, say.thenDefault, " ", answersOf(then), say.wouldBe(then.upheld)),
    bullets("plain", of.map((c) => said(`${c.id}: ${(c.was ?? []).join(", ") || say.nothing} → ${(c.is ?? []).join(", ") || say.nothing}`))));
}

const answersOf = (h) => h.answers.map((a, i) => [i > 0 ? ` ${say.and} ` : "", linked(`${a.question}=${a.option}`, openClause)]);

// depends says which other answers judge the decision otherwise, and which as lawful with something else after it; see shows both tables.
function depends(others, reason, see) {
  if (!others) return null;
  const asked = new Set(), ends = others.ends ?? [];
  const hinge = (h, why) => [answersOf(h), " ", seen(h.answers, see), why, h.answers.map((a) => asks(a, asked))];
  const outcome = (group) => {
    const [first] = group, why = first.reason && first.reason !== reason && el("p", {}, said(first.reason));
    return [el("strong", {}, linked(say.withAnswer(first.upheld, first.clause ?? ""), openClause)), " ",
      group.length > 1 ? [why, few("plain", group.map((h) => hinge(h)), mostHinges)] : hinge(first, why)];
  };
  return [
    others.hinges.length > 0 ? el("h3", {}, others.depends ? say.depends : say.settles) : el("p", {}, others.untried > 0 ? say.triedNone : others.unplayed.length > 0 ? say.nonePlayed : say.noneOtherwise),
    few("hinges", grouped(others.hinges).map(outcome), mostHinges),
    others.unplayed.length > 0 && [el("p", {}, say.unplayed), few("plain", others.unplayed.map((u) => [linked(`${u.question}=${u.option}`, openClause), `: ${u.says}`]), mostHinges)],
    ends.length > 0 && [el("h3", {}, say.endsOtherwise), few("hinges ends", ends.map((e) => ending(e, see)), mostEnds)],
  ];
}

// grouped are the hinges, those with the same outcome together.
function grouped(hinges) {
  const groups = new Map();
  for (const h of hinges) {
    const outcome = JSON.stringify([h.upheld, h.clause, h.clauses, h.reason]);
    groups.set(outcome, [...groups.get(outcome) ?? [], h]);
  }
  return [...groups.values()];
}

const seen = (answers, see) => button(say.try, () => see(answers), {class: "see", "aria-label": say.seeWith(answers.map((a) => `${a.question}=${a.option}`).join(` ${say.and} `))});

// asks puts an answer into words: its question and the answer in force once, and what it says.
function asks(a, asked) {
  const isFirst = !asked.has(a.question);
  asked.add(a.question);
  return a.says && el("div", {class: "faint asks"}, isFirst && a.asks && el("p", {}, say.kinds[a["why-open"]] ? `${a.asks} (${say.kinds[a["why-open"]]})` : a.asks),
    isFirst && a["in-force-says"] && el("p", {}, el("strong", {}, say.asJudged(a["in-force"])), ` ${a["in-force-says"]}`),
    el("p", {}, el("strong", {}, `${a.option}:`), ` ${a.says}`));
}

function ending(e, see) {
  const differences = e.differences.map((d) => [`${inNames(d.part)}: `, el("strong", {}, value(d.there, d.here)), `, ${say.not} ${value(d.here, d.there)}`]);
  return [linked(`${e.question}=${e.option}`, openClause), " ", seen([e], see), few("plain", differences, mostParts)];
}

// value is what a part is; what is left out of a position is none of what the other has there.
function value(is, other) {
  if (is === "nothing" && /^-?\d+$/.test(other)) return "0";
  if (is === "nothing" && other === "true") return "false";
  return is.length > 80 ? `${is.slice(0, 80)}…` : is;
}

// few is a list of which the rest is closed.
function few(kind, items, most) {
  if (items.length <= most + 1) return bullets(kind, items);
  return [bullets(kind, items.slice(0, most)), el("details", {}, el("summary", {}, say.moreOf(items.length - most)), bullets(kind, items.slice(most)))];
}

// remedy is what would make an action legal that was refused.
function remedy(v) {
  const r = v.remedy, steps = (s) => s.map((d) => `“${d.actor}: ${d.action}”`).join(", ");
  const ways = [r.by && inNames(say.ifBy(r.by)), ...(r.after ?? []).map((s) => say.after(steps(s))),
    ...(r.changes ?? []).map((c) => said(`${say.ifSo(c.says)}${c.means ? say.whichMeans(c.means) : ""}`))].filter(Boolean);
  const near = (v.legal ?? []).length > 5 ? r.nearest ?? [] : [];
  return [
    r.before && el("p", {}, say.wasLegal(r.before.decision, `${r.before.actor}: ${r.before.action}`)),
    ways.length > 0 ? [el("h3", {}, say.wouldBeLegal), bullets("plain", ways)] : el("p", {class: "faint"}, say.noChange(r.tried, r.untried)),
    near.length > 0 && [el("h3", {}, say.nearest), bullets("plain", near.map((n) => [el("code", {}, n.action), difference(n)]))],
  ];
}

function difference({instead, of}) {
  const words = [instead.length > 0 && (of.length > 0 ? instead.join(" ") : say.withWords(instead.join(" "))), of.length > 0 && (instead.length > 0 ? `${say.not} ${of.join(" ")}` : say.withoutWords(of.join(" ")))];
  return words.some(Boolean) && el("span", {class: "faint"}, ` (${words.filter(Boolean).join(", ")})`);
}

// brought is what the decision brought about, for whoever looks at another place.
function brought(v) {
  const effects = v.effects ?? [];
  return effects.length > 0 && el("details", {id: "brought"}, el("summary", {}, say.brought(effects.length)), effectsOf(effects));
}

// effectsOf are effects with the clauses that they rest on.
export const effectsOf = (effects) => el("ul", {class: "effects"}, effects.map((e) => el("li", {}, inNames(e.text), " ",
  el("span", {class: "cites"}, (e.clauses ?? []).map((id) => [cite(id, openClause), " "])))));

// more is by what it was judged, and what else was looked at.
function more(v) {
  const others = v["other-answers"], named = (list) => list.map((a) => `${a.question ?? a.id}=${a.option}`).join(", ");
  const rows = [
    [say.judgedBy, [v.title, say.edition(v.edition), v.components && say.components(v.components), v.program].filter(Boolean).join("; ")],
    [say.readingIs, v.answers.length > 0 ? said(named(v.answers)) : say.everyDefault],
    !v.drift && [say.writtenBy, v["written-under"] || say.notKnown],
    v.upheld && (v.cited ?? []).length > mostQuoted && [say.alsoOn, (v.cited ?? []).slice(mostQuoted).map((c) => [cite(c.id, openClause), " "])],
    (v.consulted ?? []).length > 0 && [say.consultedHere, said(named(v.consulted))],
    (v.filled ?? []).length > 0 && [say.filledIn, v.filled.map((f) => f.part).join(", ")],
    others?.written.length > 0 && [say.onlyWritten, few("plain", others.written.map((w) => [linked(`${w.question}=${w.option}`, openClause), `: ${asWritten(w)}`]), mostHinges)],
    others?.parted.length > 0 && [say.parted, few("plain", others.parted.map((p) => [linked(`${p.question}=${p.option}`, openClause), ` ${say.fromLine(p.line)}`]), mostHinges)],
    others && [say.triedAnswers, say.triedSo(others.singles, others.pairs, others.untried)],
    others?.impossible.length > 0 && [say.cannotTry, few("plain", others.impossible.map((i) => [linked(`${i.question}=${i.option}`, openClause), i.why && [": ", said(i.why)]]), mostHinges)],
    v.command && [say.repeat, el("code", {}, v.command)],
  ].filter(Boolean);
  return el("details", {id: "more"}, el("summary", {}, say.whole), el("dl", {}, rows.map(([name, is]) => [el("dt", {}, name), el("dd", {}, is)])));
}

// asWritten is how a decision is written under an answer, or here.
function asWritten({actions, then, joins, here}) {
  const as = [actions.slice(0, 3).map((a) => `“${a}”`).join(` ${say.or} `), ...(then ?? []).map((a) => `“${a}”`)].join(`, ${say.then} `);
  return `${joins ? say.joins(as) : as}${here ? `; ${say.writtenHere}` : ""}`;
}

// isAbout reports whether a verdict is about the table after some decisions, of which so many are right: that before the decision, or after
// it; and if it was tried and not taken, that before it alone.
export function isAbout(v, at, right) {
  const about = Math.min(v.decision, right + 1);
  return at === about - 1 || at === about && !v.tried;
}

// drawElsewhere says that the verdict is about another place than the one that is shown; go is called with the place to go to.
export function drawElsewhere(v, at, right, go) {
  if (byID("brought")) byID("brought").hidden = !v.tried && v.decision === at; // which stands below it
  fill(byID("elsewhere"), v && !isAbout(v, at, right) && [v.tried ? say.elsewhereTried(v.decision - 1) : say.elsewhere(v.decision), " ",
    button(say.goThere, () => go(Math.max(0, Math.min(v.decision, right + 1) - 1)), {id: "go-there"})]);
}

// busy shows that the engine works, and how far it is.
export function busy(text, cancel) {
  fill(byID("busy"), text && el("p", {class: "row"}, el("span", {class: "spin", "aria-hidden": "true"}), el("span", {}, text),
    cancel && button(say.cancel, cancel, {id: "cancel"})));
}
