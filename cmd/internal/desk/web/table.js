// The table, drawn at the place that is shown; what the last decision changed is marked.
import {say} from "./strings.js";
import {byID, el, fill} from "./dom.js";
import {desk} from "./state.js";

// drawing is a position as the engine draws it.
export function drawing(lines, label) {
  return el("pre", {class: "drawing", tabindex: "0", role: "group", "aria-label": label},
    lines.map((line) => el("span", {class: line.new ? "new" : null}, line.text + "\n")));
}

// drawTable draws the table. see is called with the seat whose view somebody chooses.
export function drawTable(see) {
  const {shown, opened, seat} = desk;
  const called = (name) => opened.players?.[name] ? `${opened.players[name]} (${name})` : name;
  const option = (value, text) => el("option", {value, selected: value === seat}, text);
  fill(byID("table"),
    el("h2", {}, say.tableTitle),
    el("p", {class: "row"}, el("label", {}, say.seenBy, " ",
      el("select", {id: "seat", onchange: (event) => see(event.target.value)}, option("", say.everybody),
        opened.seats.map((name) => option(name, called(name))), option("chance", say.onlooker)))),
    drawing(shown.drawing, say.scroll),
    shown.drawing.some((line) => line.new) && el("p", {class: "faint"}, el("mark", {}, "▌"), " ", say.changed),
    el("p", {class: "standing"}, shown.said),
    shown.told && el("details", {}, el("summary", {}, say.filled), el("pre", {tabindex: "0"}, shown.told)));
}
