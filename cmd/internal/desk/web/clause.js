// A clause or an open question, opened: its sentence, where it stands in the book, what it needs answered, the scenarios that show it.
import {say} from "./strings.js";
import {byID, button, el, fill, linked} from "./dom.js";
import {ask} from "./engine.js";
import {library} from "./library.js";
import {desk} from "./state.js";

// openClause opens the clause or question of an id.
export async function openClause(id) {
  const dialog = byID("clause");
  const inside = byID("clause-inside");
  fill(inside, el("h2", {id: "clause-title"}, id), el("p", {}, say.looking));
  if (!dialog.open) dialog.showModal();
  try {
    const found = await ask("rules", {game: desk.opened.game, words: id, rulings: rulingsOf(desk.opened)});
    fill(inside, found.clauses.map(clauseOf), found.questions.map((q) => questionOf(q)));
    await scenarios(inside, id);
  } catch (error) {
    fill(inside, el("h2", {id: "clause-title"}, id), el("p", {}, error.message));
  }
}

// rulingsOf are the answers in force that are not the default, as commands take them.
export function rulingsOf(opened) {
  return Object.entries(opened.rulings).map(([question, option]) => `${question}=${option}`);
}

function clauseOf(clause) {
  return [
    el("h2", {id: "clause-title"}, clause.id),
    el("p", {class: "sentence"}, clause.says),
    el("p", {class: "faint"}, `${say.stands}: ${clause.at}; ${say.ours}`),
    clause.questions.length > 0 && el("h3", {}, say.open1),
    clause.questions.map((q) => el("p", {}, linked(`${q.id}: ${q.asks}`, openClause))),
  ];
}

// questionOf is an open question with its answers.
function questionOf(q) {
  return [
    el("h2", {id: "clause-title"}, q.id),
    el("p", {class: "sentence"}, q.asks),
    el("dl", {}, q.options.map((o) => [
      el("dt", {}, o.id, o.id === q.answer && el("span", {class: "badge"}, say.inForce), o.id === q.default && el("span", {class: "badge"}, say.isDefault)),
      el("dd", {}, o.says)])),
    el("p", {class: "faint"}, `${say.because}: ${q.because}`),
    el("p", {}, linked(q.clauses.join(", "), openClause)),
  ];
}

async function scenarios(inside, id) {
  const shelf = await library(), all = shelf.scenarios.filter((s) => s.tags.includes(id));
  if (byID("clause-title")?.textContent !== id) return;
  if (all.length === 0) inside.append(el("p", {class: "faint"}, say.noScenarios));
  else {
    inside.append(el("h3", {}, say.scenarios(all.length)), ...all.map((s) =>
      el("details", {}, el("summary", {}, s.name),
        el("div", {class: "row"}, el("span", {class: "faint"}, `${s.file}:${s.line}`),
          button(say.playIt, () => playOne({name: s.file, text: shelf.files[s.file], line: s.line}), {class: "play"})),
        el("pre", {tabindex: "0"}, s.text))));
  }
}

// playOne asks the page to put the game of a scenario on the table.
function playOne(scenario) {
  byID("clause").close();
  document.dispatchEvent(new CustomEvent("scenario", {detail: scenario}));
}

// dialogs are the clause and the keys, which are opened over the page.
export function dialogs() {
  const shut = (event) => event.currentTarget.closest("dialog").close();
  return [
    el("dialog", {id: "clause", "aria-labelledby": "clause-title"}, el("div", {id: "clause-inside"}), button(say.close, shut)),
    el("dialog", {id: "help", "aria-labelledby": "help-title"}, el("h2", {id: "help-title"}, say.helpTitle),
      el("dl", {class: "keys"}, say.keys.map(([key, does]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, does)])), button(say.close, shut)),
  ];
}
