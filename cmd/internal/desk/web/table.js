// The table, drawn at the place that is shown; what the last decision changed is marked.
import {say} from "./strings.js";
import {byID, el, fill} from "./dom.js";
import {desk} from "./state.js";

// drawing is a position as the engine draws it.
export function drawing(lines, label) {
  return el("pre", {class: "drawing", tabindex: "0", role: "group", "aria-label": label},
    lines.map((line) => el("span", {class: line.new ? "new" : null}, line.text + "\n")));
}

// pictures are the sections of a table, with what changed marked and each place to be clicked. pick is called with the word that actions
// have for a place; null if nothing can be chosen here.
export function pictures(shown, pick) {
  const changed = new Set(shown.changed);
  return el("div", {class: "pictures"}, shown.pictures.map((picture) => {
    const svg = document.importNode(new DOMParser().parseFromString(picture.svg, "image/svg+xml").documentElement, true);
    for (const part of svg.querySelectorAll("g[role=img]")) if (!part.firstElementChild?.textContent) part.removeAttribute("role");
    for (const part of svg.querySelectorAll("[data-part]")) if (changed.has(part.dataset.part)) part.classList.add("new");
    for (const part of pick ? svg.querySelectorAll("[data-place]") : []) {
      part.classList.add("place");
      part.addEventListener("click", (event) => { event.stopPropagation(); pick(part.dataset.place); });
    }
    return el("figure", {class: picture.wide ? "wide" : null}, svg);
  }));
}

// room is how wide a picture may be.
export const room = () => Math.max(280, Math.min(1000, byID("table").clientWidth || innerWidth - 32));

// drawTable draws the table. see is called with the seat whose view somebody chooses, pick with the word for a place that somebody clicks.
export function drawTable(see, pick) {
  const {shown, opened, seat} = desk;
  const called = (name) => opened.players?.[name] ? `${opened.players[name]} (${name})` : name;
  const option = (value, text) => el("option", {value, selected: value === seat}, text);
  const isDrawn = shown.pictures.length > 0;
  const text = drawing(shown.drawing, say.scroll);
  fill(byID("table"),
    el("h2", {}, say.tableTitle),
    el("p", {class: "row"}, el("label", {}, say.seenBy, " ",
      el("select", {id: "seat", onchange: (event) => see(event.target.value)}, option("", say.everybody),
        opened.seats.map((name) => option(name, called(name))), option("chance", say.onlooker)))),
    isDrawn ? [pictures(shown, pick), el("details", {}, el("summary", {}, say.asText), text)] : text,
    (isDrawn ? shown.changed.length > 0 : shown.drawing.some((line) => line.new)) && el("p", {class: "faint"}, el("mark", {}, "▌"), " ", say.changed),
    el("p", {class: "standing"}, shown.said),
    shown.told && el("details", {}, el("summary", {}, say.filled), el("pre", {tabindex: "0"}, shown.told)));
}
