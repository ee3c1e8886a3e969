// The desk with nothing on it asks three things: which game, who plays, and what happened. Disputes to look at are below.
import {say} from "./strings.js";
import {byID, button, el, fill} from "./dom.js";
import {ask} from "./engine.js";
import {library} from "./library.js";
import {type, typed, types} from "./state.js";
import {parsed} from "./table.js";

const mostBytes = 16 << 20;

// readFile reads a file that somebody chose or dropped. does has open, which takes a name and a text, and fail, which takes words.
export async function readFile(file, does) {
  if (!file) return;
  if (file.size > mostBytes) does.fail(say.tooLong);
  else does.open(file.name, await file.text());
}

// drawStart shows the empty desk, with the way back to the table if there is one.
export async function drawStart(does, back) {
  const games = await ask("games");
  const disputes = el("section", {id: "precedents"}), hint = el("p", {id: "seats-hint", class: "faint"});
  const chosen = () => games.find(({name}) => name === typed("game")) ?? games[0];
  const seats = el("input", {id: "seats", autocomplete: "off", spellcheck: "false", "aria-describedby": "seats-hint",
    oninput: () => { type("seats", seats.value); fill(hint, hintOn(chosen(), seats.value)); }});
  const change = () => {
    seats.value = typed("seats") || chosen().seats.slice(0, chosen().players.min).join(", ");
    fill(hint, hintOn(chosen(), seats.value));
    drawDisputes(disputes, chosen().name, does).catch((error) => does.fail(error.message));
  };
  const submit = (event) => {
    event.preventDefault();
    begin(chosen(), seats.value, event.submitter?.id === "middle", does).catch((error) => does.fail(error.message));
  };
  fill(byID("start"), back, el("section", {id: "played"}), el("section", {id: "shelf", hidden: true}),
    el("form", {onsubmit: submit},
      el("fieldset", {id: "game"}, el("legend", {}, say.whichGame), games.map((g) => el("label", {},
        el("input", {type: "radio", name: "game", value: g.name, checked: g === chosen(), onchange: () => { type("game", g.name); change(); }}),
        el("span", {}, g.title), thumb(g)))),
      el("fieldset", {}, el("legend", {}, el("label", {for: "seats"}, say.whoPlays)), seats, hint),
      el("fieldset", {id: "what"}, el("legend", {}, say.whatHappened),
        el("button", {type: "submit", id: "middle"}, el("b", {}, say.atMiddle), say.atMiddleLead),
        el("button", {type: "submit", id: "begin"}, el("b", {}, say.atStart), say.atStartLead),
        aRecord(does))),
    disputes);
  does.shelf();
  change();
}

// disputesOf are the disputes of a game that were decided.
const disputesOf = async (name) => (await library()).precedents.filter((p) => p.game === name);

async function drawDisputes(into, name, does) {
  const found = await disputesOf(name);
  fill(into, el("h2", {}, say.precedents), el("ul", {class: "precedents"}, found.map((p) =>
    el("li", {}, button(p.issue, () => does.open(p.file.split("/").pop(), p.text))))));
}

// toRecord leads to where a record is typed.
export function toRecord() {
  byID("record").open = true;
  byID("paste").focus();
}

// aRecord takes a record that is pasted, typed or chosen.
function aRecord(does) {
  const text = types(el("textarea", {id: "paste", rows: "7", spellcheck: "false", autocapitalize: "none", placeholder: say.pasteExample}), "paste");
  const look = async () => {
    if (!await does.open(say.untitled, text.value)) return;
    text.value = "";
    type("paste", "");
  };
  return el("details", {id: "record", open: text.value !== ""}, el("summary", {}, el("b", {}, say.aRecord), say.aRecordLead),
    el("label", {for: "paste"}, say.paste), text,
    el("div", {class: "row"}, button(say.look, look, {id: "look"}),
      el("label", {class: "file"}, say.choose, " ", el("input", {type: "file", id: "file", onchange: (event) => readFile(event.target.files[0], does)}))));
}

// namesIn are the names of a list: with commas if they have more than one word.
const namesIn = (text) => text.split(text.includes(",") ? "," : /\s+/).map((name) => name.trim().replace(/\s+/g, " ")).filter(Boolean);

// seated gives players their seats: those of the game in its order, or words made of their names, as records write them.
function seated(game, text) {
  const names = namesIn(text), isSeated = names.length > game.seats.length || names.every((name) => game.seats.includes(name));
  if (game.fixed) return names.map((name, i) => [isSeated ? name : game.seats[i], name]);
  const word = (name) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^[-0-9]+|-+$/g, "");
  return names.map((name, i) => [word(name) || `p${i + 1}`, name]);
}

// hintOn says how many may play, and what records call those who have another name.
function hintOn(game, text) {
  const others = seated(game, text).filter(([seat, name]) => seat !== name).map(([seat, name]) => say.isSeat(name, seat));
  return [say.players(game.players.min, game.players.max), others.length > 0 && ` ${others.join(", ")}.`];
}

// begin begins a record, at the start or at a position that is changed into the one on the table.
async function begin(game, text, middle, does) {
  const pairs = seated(game, text), names = Object.fromEntries(pairs.filter(([seat, name]) => seat !== name));
  const is = await does.open(`${game.name}.yard`, await ask("begin", {game: game.name, seats: pairs.map(([seat]) => seat), names, middle}));
  if (is && middle) does.build();
}

const drawn = new Map(); // the pictures of games, by name

// thumb is the picture of a game: its map, else its first section, in a dispute, or as the smallest table begins.
function thumb(game) {
  const place = el("span", {class: "thumb", "aria-hidden": "true"}), side = `picture of ${game.name}`;
  const draw = async () => {
    const [dispute] = await disputesOf(game.name);
    const text = dispute?.text ?? await ask("begin", {game: game.name, seats: game.seats.slice(0, game.players.min)});
    const {right} = await ask("open", {side, name: game.name, text});
    const {pictures} = await ask("show", {side, decisions: right, seat: "", wide: 600, known: []});
    await ask("close", {side});
    return (pictures.find(({wide}) => wide) ?? pictures[0]).svg;
  };
  if (!drawn.has(game.name)) drawn.set(game.name, draw());
  drawn.get(game.name).then((svg) => place.append(parsed(svg.trim())), () => null); // a game can be chosen without
  return place;
}
