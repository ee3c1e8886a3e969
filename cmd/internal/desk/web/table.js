// The table, drawn at the place that is shown; what the last decision changed is marked.
import {say} from "./strings.js";
import {byID, el, fill} from "./dom.js";
import {desk, inNames, keep, seatName} from "./state.js";
import {framed} from "./zoom.js";

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

// parsed is a picture as an element of this page.
export const parsed = (svg) => document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);

// plain are the pictures of figures as the engine has sent them, without what the page has made of their parts.
const plain = new WeakMap();

function figureOf(picture) {
  const figure = el("figure", {}, el("button", {type: "button", class: "fold"}), framed(), el("div", {class: "piles"}));
  redraw(figure, picture);
  return figure;
}

const svgOf = (figure) => figure.querySelector(".drawn");

// redraw puts a picture into a figure. What is as before is left alone: to read and to lay out a whole map takes longer than all else in
// a step.
function redraw(figure, picture) {
  const before = plain.get(figure), after = picture.svg.trim();
  figure.classList.toggle("wide", picture.wide);
  figure.dataset.key = picture.key;
  plain.set(figure, after);
  if (!before) {
    figure.querySelector(".frame").append(parsed(after));
    return figure;
  }
  const changes = changesIn(svgOf(figure), before, after);
  // All pieces are read at once, under the head of their picture: to begin to read takes as long as a hundred squares of a map.
  const made = [...parsed(`${/^<[^>]*>/.exec(after)[0]}${changes.flatMap(({pieces}) => pieces).join("")}</svg>`).children];
  for (const {shown, pieces} of changes) {
    const [first, second] = made.splice(0, pieces.length);
    if (second) recast(shown, first, second);
    else shown.replaceWith(first);
  }
  return figure;
}

// changesIn are the elements shown for a piece of one picture that another has otherwise, with the piece that comes in their place, or with
// their heads in both if they have other attributes alone.
function changesIn(shown, before, after) {
  if (before === after) return [];
  const was = taken(before), is = taken(after);
  if (was.name !== is.name || is.inside.length === 0 || was.inside.length !== is.inside.length) return [{shown, pieces: [after]}];
  const inside = [...shown.children].slice(shown.children.length - is.inside.length); // the page may have put a title first
  return [...was.head === is.head ? [] : [{shown, pieces: [was, is].map(({head, name}) => `${head}</${name}>`)}],
    ...inside.flatMap((one, i) => changesIn(one, was.inside[i], is.inside[i]))];
}

// recast gives what is shown the attributes that it has in another picture.
function recast(shown, before, after) {
  for (const {name} of before.attributes) if (!after.hasAttribute(name)) shown.removeAttribute(name);
  for (const {name, value} of after.attributes) if (before.getAttribute(name) !== value) shown.setAttribute(name, value);
}

// taken is an element of a picture taken apart: its name, its head, and the elements inside, none if there are words beside them. It need not
// be read for that, since no text and no attribute of a picture has an angle bracket.
function taken(svg) {
  const inside = [], tags = /<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g, first = tags.exec(svg);
  let depth = first[3] ? 0 : 1, from = 0;
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    if (depth === 1 && !tag[1]) from = tag.index;
    if (!tag[3]) depth += tag[1] ? -1 : 1;
    if (depth === 1) inside.push(svg.slice(from, tags.lastIndex));
  }
  const bare = first[0].length + inside.join("").length + first[2].length + "</>".length;
  return {name: first[2], head: first[0], inside: bare === svg.length ? inside : []};
}

// pictures puts the sections of a table into an element, with what changed marked; what looks as before stays as it is.
export function pictures(shown, into = el("div", {class: "pictures"})) {
  const changed = new Set(shown.changed), before = new Map([...into.children].map((figure) => [figure.dataset.key, figure]));
  const same = shown.pictures.map(({key}) => before.get(key)), isKept = new Set(same);
  shown.pictures.forEach((picture, i) => {
    const at = into.children[i];
    if (same[i]) {
      if (same[i] !== at) into.insertBefore(same[i], at);
    } else if (at && !isKept.has(at)) redraw(at, picture);
    else into.insertBefore(figureOf(picture), at ?? null);
  });
  while (into.children.length > shown.pictures.length) into.lastElementChild.remove();
  for (const part of into.querySelectorAll(".new")) if (!changed.has(part.dataset.part)) part.classList.remove("new");
  if (changed.size > 0) for (const part of into.querySelectorAll("[data-part]")) if (changed.has(part.dataset.part)) part.classList.add("new");
  return into;
}

const low = 600;

// fold closes the sections of a table that a narrow page has no room for: all but the first, the map and what is low, until somebody opens them.
function fold(shown) {
  shown.pictures.forEach(({title, wide, piles}, i) => {
    const figure = board.children[i], head = figure.firstElementChild, key = `${desk.opened.game} ${i}`;
    const hasMap = wide && isMap(figure);
    const isOpen = desk.view.folds[key] ?? (i === 0 || wide && (hasMap || Number(svgOf(figure).getAttribute("height")) < low));
    const set = (open) => {
      figure.classList.toggle("closed", !open);
      head.setAttribute("aria-expanded", String(open));
    };
    set(isOpen);
    fill(figure.querySelector(".piles"), piles.map((pile) => listed(pile, `${key} ${pile.title}`)));
    figure.classList.toggle("map", hasMap);
    fill(head, el("span", {}, title), figure.querySelector(".new") && el("span", {class: "badge"}, say.hasChanged));
    head.onclick = () => {
      set(desk.view.folds[key] = figure.classList.contains("closed"));
      keep();
    };
  });
}

// listed is a long pile, of which the picture shows the number: its cards are listed when somebody opens it.
const listed = ({title, count, cards}, key) => el("details", {open: desk.view.folds[key], ontoggle: (event) => { desk.view.folds[key] = event.target.open; keep(); }},
  el("summary", {}, `${title} (${count})`), el("p", {}, cards.map((card, i) => [i > 0 && ", ", card])));

// places makes the parts of a table that an action names ready to be clicked, and to be reached by keys. pick is called with the word that
// actions have for a place, of which may says how many actions there are. A place is named by its title, which those with a mouse see too:
// what is written on it stands for words of its name (F4 for a forest with 4 trees), and is no name beside it.
function places(into, may) {
  for (const part of into.querySelectorAll("[data-place]")) {
    const count = may(part.dataset.place), title = titleOf(part);
    title.dataset.says ??= title.textContent;
    const says = count > 0 ? say.placeHas(title.dataset.says || part.dataset.place, count) : title.dataset.says;
    if (title.textContent !== says) title.textContent = says;
    part.classList.toggle("place", count > 0);
    mark(part, "tabindex", count > 0 && "0");
    mark(part, "role", count > 0 ? "button" : says && "img");
  }
}

// mark sets an attribute, or takes it away if there is no value for it; one that is as it should be is left alone.
function mark(element, name, value) {
  if (!value) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
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
let picked = () => {}, touched = () => false;

// pickIn does what a click or Enter on a place of the table does.
function pickIn(event) {
  if (touched(event)) return event.stopPropagation();
  if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return undefined;
  const part = event.target.closest(".place") ?? (event.type === "click" && event.target.closest("[data-place]"));
  if (!part || desk.setting) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return picked(part.dataset.place);
}

// drawTable draws the table. see is called with the seat whose view somebody chooses, touch with what is clicked, which takes it when the
// table is set up, and pick with the word for a place that somebody clicks.
export function drawTable(see, pick, touch) {
  const {shown, opened, seat, listed} = desk;
  const option = (value, text) => el("option", {value, selected: value === seat}, text);
  const isDrawn = shown.pictures.length > 0, table = byID("table");
  const text = drawing(shown.drawing, say.scroll);
  [picked, touched] = [pick, touch];
  if (board.parentNode !== table) {
    board.addEventListener("click", pickIn);
    board.addEventListener("keydown", pickIn);
    fill(table, el("h2", {class: "unseen"}, say.tableTitle), el("p", {class: "row"}, byID("edit"), el("label", {}, say.seenBy, " ",
      el("select", {id: "seat", onchange: (event) => see(event.target.value)}))), el("p", {id: "who"}), board, below);
  }
  fill(byID("seat"), option("", say.everybody), opened.seats.map((name) => option(name, seatName(name))), option("chance", say.onlooker));
  fill(byID("who"), opened.seats.map((place) => [place, opened.players?.[place]]).filter(([place, name]) => name && name.toLowerCase() !== place).map(([place, name]) => el("span", {class: "tick"}, swatch(place), say.playsAs(name, place))));
  pictures(shown, board);
  fold(shown);
  places(board, desk.setting ? () => 0 : counted(listed.legal));
  fill(below,
    isDrawn ? el("details", {open: below.querySelector("details")?.open}, el("summary", {}, say.asText), text) : text,
    mapsAsTables(),
    (isDrawn ? shown.changed.length > 0 : shown.drawing.some((line) => line.new)) && el("p", {class: "faint"}, el("mark", {}, "▌"), " ", say.changed),
    el("p", {class: "standing"}, inNames(shown.said)),
    shown.told && el("details", {}, el("summary", {}, say.filled), el("pre", {tabindex: "0"}, shown.told)));
}

// swatch is the colour of a seat that is called by a colour, null for another.
function swatch(seat) {
  if (!CSS.supports("color", seat)) return null;
  const spot = el("span", {class: "swatch", "aria-hidden": "true"});
  spot.style.background = seat;
  return spot;
}

// mapsAsTables are the maps of the table as tables, whose cells are what is on the squares: for those who do not see a map, square by square
// in rows and columns. They are made when somebody opens them.
function mapsAsTables() {
  const maps = [...board.children].map((figure) => ({label: svgOf(figure).getAttribute("aria-label"), squares: squaresOf(figure)}))
    .filter(({squares}) => squares.size > fewSquares);
  if (maps.length === 0) return null;
  const make = () => fill(inside, maps.map(({label, squares}) => tableOf(label, squares)));
  const inside = el("div", {class: "maps", tabindex: "0", role: "group", "aria-label": say.asTables}), isOpen = below.querySelector("#maps")?.open ?? false;
  if (isOpen) make();
  return el("details", {id: "maps", open: isOpen, ontoggle: (event) => { if (event.target.open && !inside.hasChildNodes()) make(); }},
    el("summary", {}, say.asTables), inside);
}

const fewSquares = 8, isMap = (figure) => squaresOf(figure).size > fewSquares;

// squaresOf are the squares of a map and what is on them: those parts whose place is a letter and a number.
function squaresOf(figure) {
  const squares = new Map();
  for (const part of figure.querySelectorAll("[data-place]")) {
    const place = /^([a-z])([0-9]+)$/.exec(part.dataset.place);
    if (place) squares.set(part.dataset.place, {column: place[1], row: Number(place[2]), says: titleOf(part).textContent});
  }
  return squares;
}

function tableOf(label, squares) {
  const all = [...squares.values()];
  const columns = [...new Set(all.map((s) => s.column))].sort(), rows = [...new Set(all.map((s) => s.row))].sort((a, b) => a - b);
  const cell = (place) => (squares.get(place)?.says ?? "").replace(`${place}: `, "");
  return el("table", {}, el("caption", {}, label),
    el("thead", {}, el("tr", {}, el("td", {}), columns.map((column) => el("th", {scope: "col"}, column)))),
    el("tbody", {}, rows.map((row) => el("tr", {}, el("th", {scope: "row"}, String(row)), columns.map((column) => el("td", {}, cell(column + row)))))));
}

// wordsOf are the words of an action, of which some are places.
export const wordsOf = (action) => action.toLowerCase().split(/[ ,*]+/);

// counted says of a word how many actions have it.
function counted(legal) {
  const counts = new Map();
  for (const {action} of legal) for (const word of new Set(wordsOf(action))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => counts.get(word.toLowerCase()) ?? 0;
}
