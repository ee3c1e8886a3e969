// A clause or an open question, opened: its sentence, where it stands in the book, what it needs answered, the scenarios that show it.
import {say} from "./strings.js";
import {byID, button, el, fill} from "./dom.js";
import {folded} from "./blocks.js";
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
    fill(inside, el("h2", {id: "clause-title"}, id), found.answer.filter((b) => b.kind !== "foot").map((b) => folded(b, {open: openClause})));
    await scenarios(inside, id);
  } catch (error) {
    fill(inside, el("h2", {id: "clause-title"}, id), el("p", {}, error.message));
  }
}

// rulingsOf are the answers in force that are not the default, as commands take them.
export function rulingsOf(opened) {
  return Object.entries(opened.rulings).map(([question, option]) => `${question}=${option}`);
}

async function scenarios(inside, id) {
  const shelf = await library(), all = shelf.scenarios.filter((s) => s.tags.includes(id));
  if (byID("clause-title")?.textContent !== id) return;
  if (all.length === 0) inside.append(el("p", {class: "faint"}, say.noScenarios));
  else {
    inside.append(el("h3", {}, say.scenarios(all.length)), ...all.map((s) =>
      el("details", {class: "scenario"}, el("summary", {}, s.name),
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

// dialogs are the clause, two tables side by side, and the keys, which are opened over the page.
export function dialogs() {
  const shut = (event) => event.currentTarget.closest("dialog").close();
  return [
    el("dialog", {id: "clause", "aria-labelledby": "clause-title"}, el("div", {id: "clause-inside"}), button(say.close, shut)),
    el("dialog", {id: "beside", "aria-labelledby": "beside-title"}),
    el("dialog", {id: "help", "aria-labelledby": "help-title"}, el("h2", {id: "help-title"}, say.helpTitle),
      el("dl", {class: "keys"}, say.keys.map(([key, does]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, does)])), button(say.close, shut)),
  ];
}
