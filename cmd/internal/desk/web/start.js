// The desk with nothing on it: a record to open, a game to begin, disputes to look at.
import {say} from "./strings.js";
import {byID, button, el, fill} from "./dom.js";
import {ask} from "./engine.js";
import {library} from "./library.js";
import {type, typed, types} from "./state.js";

const mostBytes = 16 << 20;

// readFile reads a file that somebody chose or dropped. does has open, which takes a name and a text, and fail, which takes words.
export async function readFile(file, does) {
  if (!file) return;
  if (file.size > mostBytes) does.fail(say.tooLong);
  else does.open(file.name, await file.text());
}

// drawStart shows the empty desk, with the way back to the table if there is one.
export async function drawStart(does, back) {
  const text = types(el("textarea", {id: "paste", rows: "9", spellcheck: "false", autocapitalize: "none", placeholder: say.pasteExample}), "paste");
  const look = async () => {
    if (!await does.open(say.untitled, text.value)) return;
    text.value = "";
    type("paste", "");
  };
  const disputes = el("section", {id: "precedents"}), game = el("section", {id: "new"});
  fill(byID("start"), back, el("section", {id: "played"}),
    el("section", {}, el("h2", {}, say.openTitle), el("p", {}, say.openLead),
      el("label", {for: "paste"}, say.paste), text,
      el("div", {class: "row"}, button(say.look, look, {id: "look"}),
        el("label", {class: "file"}, say.choose, " ", el("input", {type: "file", id: "file", onchange: (event) => readFile(event.target.files[0], does)})))),
    game, disputes);
  const games = await ask("games");
  fill(game, newGame(games, does));
  const {precedents} = await library();
  fill(disputes, el("h2", {}, say.precedents), el("ul", {class: "precedents"}, precedents.map((p) =>
    el("li", {}, button(p.issue, () => does.open(p.file.split("/").pop(), p.text)), el("span", {class: "faint"}, ` ${p.title}`)))));
}

function newGame(games, does) {
  // Whoever sits at the table plays another game too, unless that has seats of its own.
  const of = () => games.find((g) => g.name === choice.value);
  const seats = el("input", {id: "seats", autocomplete: "off", autocapitalize: "none", spellcheck: "false", oninput: () => type(whose(), seats.value)});
  const whose = () => of().fixed ? `seats of ${of().name}` : "seats";
  const few = () => { seats.value = typed(whose()) || of().seats.slice(0, of().players.min).join(" "); };
  const choice = types(el("select", {id: "game", onchange: few}, games.map((g) => el("option", {value: g.name}, g.title))), "game");
  const at = types(el("select", {id: "begin-at"}, el("option", {value: "start"}, say.atStart), el("option", {value: "middle"}, say.atMiddle)), "begin-at");
  few();
  const submit = async (event) => {
    event.preventDefault();
    try {
      const middle = at.value === "middle";
      const is = await does.open(`${choice.value}.yard`, await ask("begin", {game: choice.value, seats: seats.value.trim().split(/[ ,]+/), middle}));
      if (is && middle) does.build();
    } catch (error) {
      does.fail(error.message);
    }
  };
  return el("form", {onsubmit: submit}, el("h2", {}, say.newTitle), el("p", {}, say.newLead),
    el("div", {class: "row"}, el("label", {}, say.game, " ", choice), el("label", {class: "grow"}, say.seats, " ", seats),
      el("label", {}, say.beginAt, " ", at),
      el("button", {type: "submit", id: "begin"}, say.begin)));
}
