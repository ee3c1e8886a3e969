// Disputes that are kept by name in this browser, and the file that has them all.
import {say} from "./strings.js";
import {button, byID, el, fill} from "./dom.js";
import {desk, sheetFrom} from "./state.js";

const shelfName = "yardstick-disputes", format = 1;

// shelved are the kept disputes by name; what cannot be read is left out.
function shelved() {
  try {
    return taken(localStorage.getItem(shelfName)) ?? new Map();
  } catch {
    return new Map();
  }
}

// taken reads a file of disputes; null for another text.
function taken(text) {
  const all = JSON.parse(text)?.disputes;
  return Array.isArray(all) ? new Map(all.filter((one) => typeof one?.name === "string").map((one) => [one.name, sheetFrom(one.work ?? {})]).filter(([, work]) => work)) : null;
}

const written = (all) => JSON.stringify({"yardstick-disputes": format, disputes: [...all].map(([name, work]) => ({name, work: {...work.sheet, at: work.at, seat: work.seat}}))}, null, 1);

// store keeps disputes, or says that the browser has no room for them.
function store(all) {
  try {
    localStorage.setItem(shelfName, written(all));
    return "";
  } catch {
    return say.noRoom;
  }
}

// shelfForm keeps what is on the desk under a name. Another dispute of the name is replaced when somebody asks twice.
export function shelfForm() {
  const says = el("p", {class: "faint", role: "status"});
  const name = el("input", {id: "shelf-name", autocomplete: "off", oninput: () => { name.dataset.twice = ""; }});
  const keep = (event) => {
    event.preventDefault();
    const all = shelved(), as = name.value.trim();
    if (!as) return name.focus();
    if (all.has(as) && desk.sheet.shelf !== as && name.dataset.twice !== as) {
      name.dataset.twice = as;
      return fill(says, say.shelfTwice(as));
    }
    desk.sheet.shelf = as;
    all.set(as, {sheet: desk.sheet, at: desk.at, seat: desk.seat});
    return fill(says, store(all) || say.shelfKept(as));
  };
  return el("form", {id: "shelf-form", onsubmit: keep, onfocusin: () => { name.value ||= desk.sheet.shelf ?? desk.sheet.name.replace(/\.[a-z]+$/, ""); }},
    el("label", {}, say.shelfAs, " ", name), el("button", {type: "submit"}, say.shelfKeep), says);
}

// drawShelf lists the kept disputes. does has put, which puts one on the desk, and hand, which hands a file to the person.
export function drawShelf(does) {
  const all = shelved(), drop = (name) => {
    all.delete(name);
    store(all);
    drawShelf(does);
    byID("shelf").querySelector("button")?.focus();
  };
  byID("shelf").hidden = all.size === 0;
  fill(byID("shelf"), el("h2", {}, say.shelf), el("ul", {class: "precedents"}, [...all].map(([name, work]) => el("li", {class: "row"}, button(name, () => does.put(name, work)),
    button("×", () => drop(name), {class: "drop", "aria-label": say.shelfDrop(name), title: say.shelfDrop(name)})))),
  button(say.shelfSave, () => does.hand("disputes.json", new Blob([written(all)], {type: "application/json"})), {id: "shelf-save"}));
}

// isShelf reports whether a text is a file of disputes.
export const isShelf = (text) => /^\s*\{\s*"yardstick-disputes"/.test(text);

// takeShelf adds the disputes of a file to those that are kept; none is replaced. It says what went wrong, "" for nothing.
export function takeShelf(text) {
  try {
    const all = shelved(), found = taken(text);
    if (!found) return say.shelfUnread;
    for (const [name, work] of found) {
      let as = name;
      for (let n = 2; all.has(as); n++) as = `${name} (${n})`;
      all.set(as, work);
    }
    return store(all);
  } catch {
    return say.shelfUnread;
  }
}
