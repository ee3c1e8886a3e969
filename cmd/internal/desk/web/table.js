// The table, drawn at the place that is shown; what the last decision changed is marked.
import {say} from "./strings.js";
import {byID, el, fill} from "./dom.js";
import {desk} from "./state.js";

// drawing is a position as the engine draws it.
export function drawing(lines, label) {
  return el("pre", {class: "drawing", tabindex: "0", role: "group", "aria-label": label},
    lines.map((line) => el("span", {class: line.new ? "new" : null}, line.text + "\n")));
}

// drawn are the pictures that the engine has sent, by their keys: it sends each once.
const drawn = new Map(), mostDrawn = 80;

// known are the keys of the pictures that need not be sent.
export const known = () => [...drawn.keys()];

// arrived takes the pictures of a place out of an answer, and gives it those that were not sent again.
export function arrived(shown) {
  for (const picture of shown.pictures) {
    const svg = picture.svg ?? drawn.get(picture.key);
    drawn.delete(picture.key);
    drawn.set(picture.key, svg);
    picture.svg = svg;
  }
  for (const key of drawn.keys()) if (drawn.size > mostDrawn) drawn.delete(key);
  return shown;
}

const figureOf = (picture) => el("figure", {class: picture.wide ? "wide" : null, "data-key": picture.key},
  document.importNode(new DOMParser().parseFromString(picture.svg, "image/svg+xml").documentElement, true));

// pictures puts the sections of a table into an element, with what changed marked; a section that looks as before stays as it is.
export function pictures(shown, into = el("div", {class: "pictures"})) {
  const changed = new Set(shown.changed), before = new Map([...into.children].map((figure) => [figure.dataset.key, figure]));
  const figures = shown.pictures.map((picture) => {
    const figure = before.get(picture.key) ?? figureOf(picture);
    before.delete(picture.key);
    return figure;
  });
  for (const part of into.querySelectorAll(".new")) part.classList.remove("new");
  if (figures.length !== into.children.length || figures.some((figure, i) => figure !== into.children[i])) fill(into, figures);
  if (changed.size > 0) for (const part of into.querySelectorAll("[data-part]")) if (changed.has(part.dataset.part)) part.classList.add("new");
  return into;
}

// places makes the parts of a table that an action names ready to be clicked, and to be reached by keys. pick is called with the word that
// actions have for a place, of which may says how many actions there are. A place is named by its title, which those with a mouse see too:
// what is written on it stands for words of its name (F4 for a forest with 4 trees), and is no name beside it.
function places(into, may) {
  for (const part of into.querySelectorAll("[data-place]")) {
    const count = may(part.dataset.place), title = titleOf(part);
    part.classList.toggle("place", count > 0);
    title.dataset.says ??= title.textContent;
    title.textContent = count > 0 ? say.placeHas(title.dataset.says || part.dataset.place, count) : title.dataset.says;
    for (const [name, value] of [["tabindex", "0"], ["role", "button"]]) {
      if (count > 0) part.setAttribute(name, value);
      else part.removeAttribute(name);
    }
    if (count === 0 && title.textContent) part.setAttribute("role", "img");
  }
}

// titleOf is the title of a part of a picture, an empty one where it has none.
function titleOf(part) {
  if (part.firstElementChild?.localName === "title") return part.firstElementChild;
  const title = document.createElementNS(part.namespaceURI, "title");
  part.prepend(title);
  return title;
}

// room is how wide a picture may be.
export const room = () => Math.max(280, Math.min(1000, byID("table").clientWidth || innerWidth - 32));

const board = el("div", {class: "pictures", id: "board"}), below = el("div");
let picked = () => {};

// pickIn does what a click or Enter on a place of the table does.
function pickIn(event) {
  if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
  const part = event.target.closest(".place") ?? (event.type === "click" && event.target.closest("[data-place]"));
  if (!part) return;
  event.preventDefault();
  event.stopPropagation();
  picked(part.dataset.place);
}

// drawTable draws the table. see is called with the seat whose view somebody chooses, pick with the word for a place that somebody clicks.
export function drawTable(see, pick) {
  const {shown, opened, seat, listed} = desk;
  const called = (name) => opened.players?.[name] ? `${opened.players[name]} (${name})` : name;
  const option = (value, text) => el("option", {value, selected: value === seat}, text);
  const isDrawn = shown.pictures.length > 0, table = byID("table");
  const text = drawing(shown.drawing, say.scroll);
  picked = pick;
  if (board.parentNode !== table) {
    board.addEventListener("click", pickIn);
    board.addEventListener("keydown", pickIn);
    fill(table, el("h2", {}, say.tableTitle), el("p", {class: "row"}, el("label", {}, say.seenBy, " ",
      el("select", {id: "seat", onchange: (event) => see(event.target.value)}))), board, below);
  }
  fill(byID("seat"), option("", say.everybody), opened.seats.map((name) => option(name, called(name))), option("chance", say.onlooker));
  pictures(shown, board);
  places(board, counted(listed.legal));
  fill(below,
    isDrawn ? el("details", {open: below.querySelector("details")?.open}, el("summary", {}, say.asText), text) : text,
    (isDrawn ? shown.changed.length > 0 : shown.drawing.some((line) => line.new)) && el("p", {class: "faint"}, el("mark", {}, "▌"), " ", say.changed),
    el("p", {class: "standing"}, shown.said),
    shown.told && el("details", {}, el("summary", {}, say.filled), el("pre", {tabindex: "0"}, shown.told)));
}

// wordsOf are the words of an action, of which some are places.
export const wordsOf = (action) => action.toLowerCase().split(/[ ,*]+/);

// counted says of a word how many actions have it.
function counted(legal) {
  const counts = new Map();
  for (const {action} of legal) for (const word of new Set(wordsOf(action))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => counts.get(word.toLowerCase()) ?? 0;
}
