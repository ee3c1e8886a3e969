// What is legal, grouped by kind, and an action to try.
import {say} from "./strings.js";
import {byID, button, el, fill, linked} from "./dom.js";
import {openClause} from "./clause.js";
import {asksChance, desk, inNames, seatName, type, typed} from "./state.js";
import {written} from "./step.js";
import {parsed, wordsOf} from "./table.js";

const mostListed = 60;

// drawLegal lists what may be done here, or asks what chance brought, next to the verdict; choose is called with the actor and the action that somebody chooses, lots if chance is to be drawn.
export function drawLegal(choose, lots) {
  const {listed} = desk;
  const actor = listed.turn.actor;
  const groups = new Map();
  listed.legal.forEach((choice, i) => {
    const verb = listed.verbs[i] ?? "";
    if (!groups.has(verb)) groups.set(verb, []);
    groups.get(verb).push(choice);
  });
  const of = `${tryPlace()} ${actor}`, words = byID("legal").dataset.of === of ? byID("narrow")?.value ?? "" : ""; // the next player looks for something else
  byID("legal").dataset.of = of;
  const inside = el("div", {id: "choices"});
  byID("panel-actions").insertBefore(byID("legal"), asksChance() ? byID("decision") : null);
  fill(byID("legal"),
    el("h2", {}, asksChance() ? say.chanceAsks(written(desk.at)) : actor === "" ? say.over : actor === "chance" ? say.chanceLists(listed.legal.length) : say.legalFor(inNames(actor), listed.legal.length)),
    actor === "chance" && !asksChance() && button(say.byLot, lots, {id: "lots"}),
    el("div", {id: "here"}),
    listed.legal.length > mostListed && el("label", {class: "row"}, say.narrow, " ",
      el("input", {id: "narrow", value: words, autocomplete: "off", oninput: (event) => fillChoices(inside, groups, event.target.value, choose, actor)})),
    inside);
  fillChoices(inside, groups, words, choose, actor);
}

// hasWords reports whether an action has all words, or parts of them between hyphens; they may be unfinished.
function hasWords(action, words) {
  const said = action.toLowerCase().split(/[ ,]+/).flatMap((word) => [word, ...word.split("-").slice(1)]);
  return words.toLowerCase().split(/[ ,]+/).filter(Boolean).every((word) => said.some((s) => s.startsWith(word)));
}

// cardOf is what chance may bring as the card that the table has for it, or as an action is written.
function cardOf(action) {
  const {pictures = {}} = desk.listed, word = action.split(" ").findLast((one) => pictures[one]);
  return word ? [action.slice(0, action.lastIndexOf(word)), parsed(pictures[word].trim()), action.slice(action.lastIndexOf(word) + word.length)] : action;
}

function fillChoices(inside, groups, words, choose, actor) {
  const one = (c) => el("li", {}, button(cardOf(c.action), () => choose(actor, c.action), {title: c.action}), c.total > 1 && el("span", {class: "faint"}, " ", say.odds(c.weight, c.total)));
  const parts = [], singles = [];
  for (const [verb, choices] of groups) {
    const found = choices.filter((c) => hasWords(c.action, words));
    if (found.length === 1) singles.push(found[0]);
    if (found.length < 2) continue;
    const list = el("ul", {class: "choices"}, found.slice(0, mostListed).map(one),
    found.length > mostListed && el("li", {class: "faint"}, say.more(found.length - mostListed)));
    parts.push(groups.size === 1 ? list : el("details", {open: groups.size < 4 || found.length < 13 || words !== ""}, el("summary", {}, `${verb} (${found.length})`), list));
  }
  if (singles.length > 0) parts.unshift(el("ul", {class: "choices"}, singles.map(one)));
  fill(inside, parts.length > 0 || words === "" ? parts : el("p", {class: "faint"}, say.none));
}

// tryForm makes the form for an action that is typed, once; in it are the kinds of actions, from which an action is put together.
export function tryForm(choose, kinds) {
  const submit = (event) => {
    event.preventDefault();
    const action = byID("try-what").value.trim();
    if (action) choose(byID("try-who").value, action);
  };
  return el("form", {id: "try", onsubmit: submit, "aria-labelledby": "try-title"},
    el("h2", {id: "try-title"}, say.tryTitle),
    el("div", {class: "row"},
      el("label", {}, say.tryWho, " ", el("select", {id: "try-who"})),
      el("label", {class: "grow"}, say.tryWhat, " ", el("input", {id: "try-what", list: "actions", autocomplete: "off", autocapitalize: "none", spellcheck: "false",
        oninput: (event) => type(tryPlace(), event.target.value)})),
      el("button", {type: "submit"}, say.tryButton)),
    el("datalist", {id: "actions"}), kinds,
    el("div", {id: "answer", role: "alert"}));
}

// tryPlace is where an action that is typed is noted: it is for this record alone.
export const tryPlace = () => `try ${desk.opened.game} ${desk.opened.file}`;

// drawTry completes what is typed, and shows the refusal of what was tried. does has what can be done with it.
export function drawTry(does) {
  const {listed, opened, tried} = desk;
  const who = byID("try-who"), field = byID("try-what"), actor = listed.turn.actor;
  if (field.dataset.of !== tryPlace()) {
    field.dataset.of = tryPlace();
    field.value = typed(tryPlace());
  }
  fill(who, [...opened.seats, "chance"].map((name) => el("option", {value: name, selected: name === (tried?.actor ?? actor)}, seatName(name))));
  fill(byID("actions"), listed.legal.slice(0, 500).map((c) => el("option", {value: c.action})));
  fill(byID("answer"), tried && (tried.several ? [el("p", {}, el("strong", {}, say.several(tried.action))), el("ul", {class: "choices"},
    tried.several.map((action) => el("li", {}, button(action, () => does.choose(tried.actor, action)))))] : tried.refusal ? [
    el("p", {}, el("strong", {}, say.illegal), " ", el("code", {}, `${tried.actor}: ${tried.action}`)),
    el("p", {class: "bad"}, linked(`${tried.refusal.clause ? `${tried.refusal.clause}: ` : ""}${inNames(tried.refusal.reason)}`, openClause)),
    tried.refusal.question && el("p", {}, linked(`${say.depends} ${tried.refusal.question}`, openClause)),
    el("div", {class: "row"}, button(say.takeBack, does.takeBack, {id: "take-back"}), button(say.letStand, does.letStand, {id: "let-stand"}),
      button(say.judgeIt, does.judge, {id: "judge-it"})),
  ] : [el("p", {}, el("strong", {}, say.unread), " ", el("code", {}, `${tried.actor}: ${tried.action}`)),
    el("p", {class: "bad"}, linked(tried.error, openClause))]));
}

// narrowTo shows what may be done with a place of the table that somebody has clicked.
export function narrowTo(word, choose) {
  const {listed} = desk;
  const found = listed.legal.filter((c) => wordsOf(c.action).includes(word.toLowerCase()));
  fill(byID("here"), el("h3", {id: "here-title", tabindex: "-1"}, say.chosen(word, found.length)),
    el("ul", {class: "choices"}, found.slice(0, mostListed).map((c) => el("li", {}, button(c.action, () => choose(listed.turn.actor, c.action)))),
      found.length > mostListed && el("li", {class: "faint"}, say.more(found.length - mostListed))));
  byID("here-title").focus();
  byID("here-title").scrollIntoView({block: "center"});
}
