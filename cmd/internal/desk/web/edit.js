// A position is built: a form that is made from the position and from what positions of the game can say.
import {say} from "./strings.js";
import {byID, button, el, fill, linked, tell} from "./dom.js";
import {ask} from "./engine.js";
import {openClause} from "./clause.js";
import {desk, keep, type, typed, types} from "./state.js";

// The draft is in desk.draft: {position, past}, where past are the positions before each change. form has its schema and its words.
let form = null, checking = 0, isOpen = new Set();

// wayOf is the way to the part that a summary is of.
const wayOf = new WeakMap();

// toAdd is where a word that somebody has typed and not added yet is noted.
const toAdd = (key) => `add ${key}`;

const mostPast = 200;

// editSection is where a position is built; does has put, which takes the text of a record that begins there, and inTurn.
export function editSection(does) {
  return el("details", {id: "edit", ontoggle: (event) => event.target.open ? beginEdit(does).catch((error) => does.fail(error.message)) : null},
    el("summary", {}, el("h2", {}, say.editTitle)), el("p", {id: "edit-note"}), el("div", {id: "edit-inside"}));
}

// openEdit opens the form, and says for what.
export function openEdit(note) {
  const section = byID("edit");
  section.open = true;
  byID("edit-note").textContent = note;
  section.firstElementChild.focus({preventScroll: true});
  section.scrollIntoView({block: "start"});
}

// drawEdit follows the table: without changes of its own the form shows the position that is there.
export function drawEdit(does) {
  const section = byID("edit");
  if (desk.draft && !section.open) section.open = true; // which begins it
  else if (section.open && !isChanged()) beginEdit(does).catch((error) => does.fail(error.message));
}

const isChanged = () => (desk.draft?.past.length ?? 0) > 0;

async function beginEdit(does) {
  const {opened, at} = desk;
  if (form?.opened !== opened || form.at !== at) {
    const got = await ask("form", {side: "", decisions: at});
    if (desk.opened !== opened || desk.at !== at) return;
    form = {...got, opened, at};
  }
  if (!isChanged()) desk.draft = {position: JSON.stringify(form.position), past: []};
  drawForm(does);
}

const now = () => JSON.parse(desk.draft.position);

// built is what is asked of the engine: what nobody has changed gives way to what somebody has.
const built = () => ({side: "", position: now(), base: form.position});

// set changes the draft: change is called with the position, which it changes.
function set(does, change, redraws = true) {
  if (!desk.draft) return; // it is being put on the table
  const position = now();
  change(position);
  const text = JSON.stringify(position);
  if (text === desk.draft.position) return;
  desk.draft.past.push(desk.draft.position);
  if (desk.draft.past.length > mostPast) desk.draft.past.shift();
  desk.draft.position = text;
  keep();
  if (redraws) drawForm(does);
  else {
    tools(does);
    resay();
    check(does);
  }
}

// resay says anew what the parts have that are not drawn anew.
function resay() {
  const position = now();
  for (const summary of byID("edit-inside").querySelectorAll("summary")) {
    const way = wayOf.get(summary), value = way && valueAt(position, way);
    if (value !== undefined) fill(summary, ...head(called(way.at(-1), valueAt(position, way.slice(0, -1))), value));
  }
}

// head is what the summary of a part says.
const head = (label, value) => [label, " ", el("span", {class: "faint"}, brief(value))];

// fieldAt is where the part with a key is typed, chosen or opened.
const fieldAt = (key) => byID("edit-inside").querySelector(`:is(input, select, summary, button)[data-at="${CSS.escape(key)}"]`);

// leadTo puts the focus on the part at the end of a way.
function leadTo(way) {
  const part = fieldAt(way.join("/"));
  for (let at = part; at; at = at.parentElement) if (at.localName === "details") at.open = true;
  part?.focus();
  part?.select?.();
}

function drawForm(does) {
  const focused = document.activeElement?.dataset?.at;
  fill(byID("edit-inside"), el("p", {}, say.editLead),
    el("div", {class: "row", id: "edit-tools"}), el("div", {id: "edit-says", role: "status"}),
    node(now(), form.schema, [], say.position, does));
  tools(does);
  if (focused) fieldAt(focused)?.focus();
  check(does);
}

function tools(does) {
  fill(byID("edit-tools"),
    button(say.editPut, () => does.inTurn(() => apply(does)), {id: "edit-put"}),
    button(say.editUndo, () => back(does), {id: "edit-undo", disabled: !isChanged()}),
    button(say.editDrop, () => drop(does), {id: "edit-drop", disabled: !isChanged()}));
}

function back(does) {
  if (!isChanged()) return;
  desk.draft.position = desk.draft.past.pop();
  keep();
  drawForm(does);
}

function drop(does) {
  if (!isChanged()) return;
  desk.draft = {position: JSON.stringify(form.position), past: []};
  keep();
  drawForm(does);
}

// check asks the engine whether the game can go on from there, when nobody has typed for a moment.
function check(does) {
  const mine = ++checking;
  setTimeout(async () => {
    if (mine !== checking || !desk.draft) return;
    try {
      const got = await ask("build", built());
      if (mine === checking) answer(got, does);
    } catch (error) {
      does.fail(error.message);
    }
  }, 250);
}

// answer shows whether a position is taken; a refusal leads to the part that it names.
function answer(got, does) {
  for (const part of byID("edit-inside").querySelectorAll("[aria-invalid]")) part.removeAttribute("aria-invalid");
  if (!got.says) return fill(byID("edit-says"), el("p", {class: "good"}, got.anew ? say.editAnew(got.anew) : say.editGood));
  const part = partNamed(got.says);
  part?.setAttribute("aria-invalid", "true");
  return fill(byID("edit-says"), el("p", {class: "bad"}, el("strong", {}, say.editBad), " ", linked(got.says, openClause)),
    el("div", {class: "row"},
      part && button(say.editShow, () => reveal(part), {id: "edit-show"}),
      got.without.map((name) => button(say.editWithout(name), () => set(does, (position) => { delete position[name]; }), {class: "without"}))));
}

// partNamed is the element of the part that a refusal begins with: "ann's hand", "players[2].hand", "cargo-draw-pile".
function partNamed(says) {
  const parts = [...byID("edit-inside").querySelectorAll("[data-where]")];
  const fits = parts.filter((part) => part.dataset.where && says.startsWith(part.dataset.where) && /^$|[:.[' ]/.test(says.slice(part.dataset.where.length)[0] ?? ""));
  return fits.sort((a, b) => b.dataset.where.length - a.dataset.where.length)[0];
}

function reveal(part) {
  for (let at = part; at; at = at.parentElement) if (at.localName === "details") at.open = true;
  const into = part.querySelector("summary, input, button") ?? part;
  into.focus();
  into.scrollIntoView({block: "center"});
}

async function apply(does) {
  if (!desk.draft) return undefined;
  const left = [...byID("edit-inside").querySelectorAll("input.add")].find((word) => word.value.trim());
  if (left) {
    fill(byID("edit-says"), el("p", {class: "bad"}, say.editNotAdded(left.value.trim(), left.dataset.at.split("/").slice(0, -1).join(" "))));
    return leadTo(left.dataset.at.split("/"));
  }
  try {
    const got = await ask("build", built());
    answer(got, does);
    if (got.says) return tell(`${say.editBad} ${got.says}`);
    const draft = desk.draft;
    desk.draft = null;
    byID("table").focus({preventScroll: true}); // where it will be looked at
    if (!await does.put(got.text)) desk.draft = draft;
    else {
      byID("edit-note").textContent = "";
      byID("table").scrollIntoView();
    }
  } catch (error) {
    does.fail(error.message);
  }
  return undefined;
}

const resolved = (schema) => schema.$ref ? form.schema.$defs[schema.$ref.split("/").pop()] : schema;

// node is a part of the position as a form: at is the way to it, where what a refusal calls it.
function node(value, of, at, label, does, where = "", remove = null) {
  const schema = resolved(of), key = at.join("/"), note = of.description ?? schema.description;
  if (remove && (schema.type === "object" || schema.type === "array")) remove.textContent = say.editCut(label);
  const extra = [remove, note && at.length > 0 && el("p", {class: "faint note"}, note)];
  if (schema.type === "object" || schema.type === "array") {
    const inside = el("div", {class: "inside"}), isTop = at.length === 0;
    const draw = () => { if (!inside.hasChildNodes()) fill(inside, extra, within(value, schema, at, does, where)); };
    if (isTop) { draw(); return inside; }
    const open = isOpen.has(key);
    const part = el("details", {"data-at": key, "data-where": where, open, ontoggle: (event) => {
      if (event.target !== part) return;
      if (part.open) isOpen.add(key); else isOpen.delete(key);
    }}, el("summary", {"data-at": key}, head(label, value)), inside);
    wayOf.set(part.firstElementChild, at);
    draw();
    return part;
  }
  return el("div", {class: "field", "data-where": where}, el("label", {title: note ?? null}, el("span", {}, label), " ", input(value, schema, at, does)), remove);
}

// brief is what a part that is closed has, in a few words.
function brief(value) {
  const words = Array.isArray(value) ? value.map((v) => typeof v === "object" ? v.name ?? "…" : v === "" ? "–" : v) :
    Object.entries(value).map(([name, v]) => typeof v === "object" ? name : `${name} ${v}`);
  const text = words.join(", ");
  return text.length > 60 ? `${text.slice(0, 60)}…` : text || say.nothing;
}

// within are the parts of an object or a list, with what can be added.
function within(value, schema, at, does, where) {
  const put = (name, to) => set(does, (position) => { partAt(position, at, Array.isArray(value) ? [] : {})[name] = to; });
  const cut = (name) => button("×", () => set(does, (position) => { const all = partAt(position, at); if (Array.isArray(all)) all.splice(name, 1); else delete all[name]; }),
    {class: "cut", "aria-label": say.editCut(called(name, value)), title: say.editCut(called(name, value))});
  if (schema.type === "array") {
    const up = (i) => i > 0 && button("↑", () => set(does, (position) => { const all = partAt(position, at); all.splice(i - 1, 0, ...all.splice(i, 1)); }),
      {class: "cut", "aria-label": say.editUp(called(i, value)), title: say.editUp(called(i, value))});
    return [el("div", {class: "parts"}, value.map((v, i) => node(v, schema.items, [...at, i], called(i, value), does, v?.name ?? `${where}[${i + 1}]`, [up(i), cut(i)]))),
      el("div", {class: "row"}, button(say.editAdd, () => { put(value.length, empty(schema.items)); leadTo([...at, value.length]); }, {"data-at": [...at, "+"].join("/")}))];
  }
  const names = Object.keys(value), own = (name) => at.length > 1 && typeof at.at(-1) === "number" && value.name ? `${value.name}'s ${name}` : where ? `${where}.${name}` : name;
  const parts = names.map((name) => node(value[name], schema.properties?.[name] ?? schema.additionalProperties, [...at, name], name, does, own(name), cut(name)));
  if (!schema.properties) {
    const key = [...at, "+"].join("/");
    const word = types(el("input", {class: "add", list: listOf([...at, "*"]), autocomplete: "off", autocapitalize: "none", spellcheck: "false", "aria-label": say.editName,
      "data-at": key}), toAdd(key));
    const add = () => {
      const name = word.value.trim();
      if (!name) return word.focus();
      word.value = ""; // before it goes, which is a change
      type(toAdd(key), "");
      if (!names.includes(name)) put(name, empty(schema.additionalProperties, 1));
      return leadTo([...at, name]);
    };
    word.addEventListener("keydown", (event) => { if (event.key === "Enter") { event.preventDefault(); add(); } });
    return [el("div", {class: "parts"}, parts), el("div", {class: "row"}, word, button(say.editAdd, add))];
  }
  const absent = Object.keys(schema.properties).filter((name) => !(name in value));
  const holds = absent.filter((name) => isHolding(schema.properties[name])), missing = absent.filter((name) => !holds.includes(name));
  const was = valueAt(form.position, at);
  parts.push(...holds.map((name) => nothingIn(name, schema.properties[name], [...at, name], was && !(name in was), does, own(name))));
  const choice = el("select", {}, missing.map((name) => el("option", {value: name}, name)));
  const add = () => { isOpen.add([...at, choice.value].join("/")); put(choice.value, empty(schema.properties[choice.value])); leadTo([...at, choice.value]); };
  return [el("div", {class: "parts"}, parts), missing.length > 0 && el("div", {class: "row"}, el("label", {}, say.editPart, " ", choice), button(say.editAddPart, add))];
}

// isHolding reports whether a part holds things, of which there may be none: a hand, a pile, a yard.
function isHolding(of) {
  const schema = resolved(of);
  return schema.type === "array" || schema.type === "object" && !schema.properties;
}

// nothingIn is a part that holds nothing, or was left out, as it is with something in it: what is put there comes into the position with it.
function nothingIn(name, of, at, isEmpty, does, where) {
  const key = at.join("/"), inside = el("div", {class: "inside"}), note = of.description ?? resolved(of).description;
  const part = el("details", {"data-at": key, "data-where": where, open: isOpen.has(key) || typed(toAdd(`${key}/+`)) !== "", ontoggle: () => {
    if (part.open) isOpen.add(key); else isOpen.delete(key);
    draw();
  }}, el("summary", {"data-at": key}, name, " ", el("span", {class: "faint"}, isEmpty ? say.nothing : say.leftOut)), inside);
  const draw = () => {
    if (part.open && !inside.hasChildNodes()) fill(inside, note && el("p", {class: "faint note"}, note), within(empty(of), resolved(of), at, does, where));
  };
  draw();
  return part;
}

const called = (name, value) => Array.isArray(value) ? value[name]?.name ?? String(name + 1) : name;

// partAt is the part of a position at the end of a way, which is made if it is not there.
const partAt = (position, at, made) => at.reduce((part, name, i) => part[name] ?? (part[name] = i === at.length - 1 ? made : {}), position);

// valueAt is the part of a position at the end of a way, undefined if it is not there.
const valueAt = (position, at) => at.reduce((part, name) => part?.[name], position);

// empty is a part that says nothing yet.
function empty(of, number = 0) {
  const {type} = resolved(of);
  return {object: {}, array: [], integer: number, boolean: true, string: ""}[type];
}

// listOf is the list of the words that are written at a place.
function listOf(at) {
  const place = "/" + at.map((name) => typeof name === "number" ? "*" : name).join("/"), id = `words-${place}`;
  if (form.words[place] && !document.getElementById(id)) {
    byID("edit").append(el("datalist", {id}, form.words[place].map((word) => el("option", {value: word}))));
  }
  return form.words[place] ? id : null;
}

function input(value, schema, at, does) {
  const key = at.join("/");
  const put = (to) => set(does, (position) => { partAt(position, at.slice(0, -1))[at.at(-1)] = to; }, false);
  if (schema.type === "boolean") return el("input", {type: "checkbox", checked: value, "data-at": key, onchange: (event) => put(event.target.checked)});
  if (schema.type === "integer") {
    return el("input", {type: "number", step: "1", value: String(value), "data-at": key, oninput: (event) => {
      if (/^-?\d{1,9}$/.test(event.target.value)) put(Number(event.target.value));
    }});
  }
  const choices = form.choices["/" + key];
  if (choices) {
    const all = choices.includes(value) ? choices : [value, ...choices];
    return el("select", {"data-at": key, onchange: (event) => put(event.target.value)}, all.map((word) => el("option", {value: word, selected: word === value}, word)));
  }
  return el("input", {value, list: listOf(at), autocomplete: "off", autocapitalize: "none", spellcheck: "false", "data-at": key, oninput: (event) => put(event.target.value)});
}
