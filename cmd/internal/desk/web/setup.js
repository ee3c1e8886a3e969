// The table is set up by touching it: a part of the drawing is touched, and what may lie there is offered. The game says what that is, and
// keeps what nobody has set in order.
import {say} from "./strings.js";
import {byID, button, el, fill, linked, tell} from "./dom.js";
import {ask} from "./engine.js";
import {openClause} from "./clause.js";
import {desk, inNames, keep, type, typed} from "./state.js";
import {parsed} from "./table.js";
import {effectsOf} from "./verdict.js";

// form is what the engine says of the position at a place; touched are the ways to the parts that lie open, and offered what may lie there.
let form = null, touched = null, offered = null, does = null;

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

// setupParts are made once: the button, the clock of the game, the position as text, and the dialog of a part. on has put, which takes the
// text of a record that begins at a position, and what people have set; inTurn; go, which shows the place once more; undo; and fail.
export function setupParts(on) {
  does = on;
  return el("section", {id: "setup", "aria-label": say.setTitle},
    button(say.setBegin, () => settle(!desk.setting), {id: "edit", "aria-pressed": "false"}),
    el("div", {id: "setting", hidden: true}, el("p", {id: "set-lead"}, say.setLead), el("p", {id: "clock"}), el("div", {id: "signs"}), el("div", {class: "set-says", role: "status"}), el("div", {id: "goes-on"})));
}

export const setupText = () => el("details", {id: "set-text", hidden: true, ontoggle: (event) => { if (event.target.open) drawText(); }},
  el("summary", {}, say.setText), el("label", {for: "set-json"}, say.setTextLead),
  el("textarea", {id: "set-json", rows: "14", spellcheck: "false", autocapitalize: "none", oninput: (event) => type("set-json", event.target.value)}),
  button(say.setPut, putText, {id: "set-put"}));

export const setupDialog = () => el("dialog", {id: "part", "aria-labelledby": "part-title", onclose: () => { if (!byID("part").open) touched = null; }, onclick: (event) => event.target === byID("part") && byID("part").close()},
  el("h2", {id: "part-title", tabindex: "-1"}), el("div", {class: "set-says", role: "status"}), el("div", {id: "part-inside"}),
  el("div", {class: "row done"}, button(say.setUndo, () => does.undo(), {id: "part-undo"}), button(say.setDone, () => byID("part").close(), {id: "part-done"})));

// drawText shows the whole position, or what somebody has made of it.
function drawText() {
  byID("set-json").value = typed("set-json") || JSON.stringify(desk.shown.position, null, 1);
}

// settle begins and ends setting up.
export function settle(is) {
  desk.setting = is;
  if (is) desk.seat = "";
  says();
  keep();
  return does.go();
}

// drawSetup follows the table.
export function drawSetup() {
  byID("setting").hidden = byID("set-text").hidden = !desk.setting;
  byID("edit").textContent = desk.setting ? say.setEnd : say.setBegin;
  byID("edit").setAttribute("aria-pressed", String(desk.setting));
  byID("table").classList.toggle("setting", desk.setting);
  drawPart();
  if (desk.setting) awaiting(learn()).catch((error) => does.fail(error.message));
  else mark({});
}

let awaited = 0;

// awaiting shows that the open part waits for the engine.
async function awaiting(answer) {
  byID("part-inside").setAttribute("aria-busy", String(++awaited > 0));
  try {
    return await answer;
  } finally {
    byID("part-inside").setAttribute("aria-busy", String(--awaited > 0));
  }
}

// said are the parts that people have set, which hold; a place after decisions has none.
const said = () => desk.at === 0 ? desk.sheet.said ?? [] : [];

// learn asks the engine what can be touched here, and shows it.
async function learn() {
  const {opened, at} = desk;
  if (form?.opened === opened && form.at === at) return mark(form.touch);
  const got = await ask("form", {side: "", decisions: at, said: said()});
  if (desk.opened !== opened || desk.at !== at || !desk.setting) return undefined;
  form = {...got, opened, at};
  drawClock();
  mark(form.touch);
  return touched ? lookUp() : undefined;
}

// mark makes the parts of the table that show a part of the position ready to be touched: the first one of each can be reached by keys.
function mark(touch) {
  for (const part of byID("board").querySelectorAll("[data-touch]")) {
    for (const name of ["data-touch", "tabindex", "aria-description"]) part.removeAttribute(name);
    if (part.getAttribute("role") === "button") part.removeAttribute("role");
  }
  if (!desk.setting) return;
  const met = new Set(), inner = new Set(), all = [...byID("board").querySelectorAll("[data-part]")].map((part) => [part, wayTo(part, touch)]).filter(([, way]) => way);
  for (const [part, way] of all) {
    const outer = wayTo(part.parentElement?.closest("[data-part]"), touch);
    if (outer && !same(outer, way)) inner.add(JSON.stringify(outer));
  }
  for (const [part, way] of all) {
    const key = JSON.stringify(way), outer = part.parentElement.closest("[data-touch]");
    if (met.has(key) || inner.has(key) || outer) continue;
    met.add(key);
    part.dataset.touch = "";
    part.setAttribute("tabindex", "0");
    part.setAttribute("role", "button");
    part.setAttribute("aria-description", say.setOf(way.word ?? way.ways.map(titleOf).join(", ")));
  }
}

// wayTo is what somebody touches with a part of the drawing: a square of a map by its word, else the ways to parts of the position.
function wayTo(part, touch = form?.touch ?? {}) {
  for (let at = part; at; at = at.parentElement?.closest("[data-part]")) {
    if (/^[a-z][0-9]+$/.test(at.dataset.place ?? "") && at.dataset.part.endsWith(`/${at.dataset.place}`)) return {word: at.dataset.place};
    const ways = touch[at.dataset.part];
    if (ways) return {ways};
  }
  return null;
}

// touchIn opens the part that somebody touches; it reports whether there is one.
export function touchIn(event) {
  if (!desk.setting || event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return false;
  const way = wayTo(event.target.closest("[data-part]"));
  if (!way || event.target.closest(".fold")) return false;
  event.preventDefault();
  open(way);
  return true;
}

function open(way) {
  touched = way;
  offered = {ways: way.ways ?? [], words: {}, with: {}, here: {}, more: {}, takes: {}, says: {}, pictures: {}};
  says();
  drawPart();
  if (!byID("part").open) byID("part").showModal();
  byID("part-title").focus();
  awaiting(lookUp()).catch((error) => does.fail(error.message));
}

// lookUp asks what may lie at the parts that are open.
async function lookUp() {
  const mine = touched, got = await ask("offer", {side: "", decisions: desk.at, said: said(), ways: mine.ways ?? [], word: mine.word ?? ""});
  if (mine !== touched) return;
  offered = got;
  drawPart();
}

function drawPart() {
  if (!touched) return;
  const dialog = byID("part"), pressed = document.activeElement, focused = pressed?.dataset?.at, high = pressed?.getBoundingClientRect().top, scrolled = dialog.scrollTop;
  const title = touched.word ?? (offered.ways.length === 1 ? titleOf(offered.ways[0]) : words(offered.ways[0]?.at(-1) ?? ""));
  byID("part-title").textContent = title;
  byID("part-undo").disabled = said().length === 0;
  const one = (way) => el("section", {}, offered.ways.length > 1 || touched.word ? el("h3", {}, titleOf(way)) : null, part(way));
  const all = offered.ways.flatMap((way) => way[1] === -1 ? desk.opened.seats.map((_, i) => [way[0], i, ...way.slice(2)]) : [way]);
  fill(byID("part-inside"), all.map((way) => all.length > offered.ways.length ? part(way, titleOf(way)) : one(way)),
    touched.word && all.length === 0 && el("p", {class: "faint"}, say.setNothing, laidNowhere()));
  dialog.scrollTop = scrolled; // it was lost with what was in the dialog
  const again = focused && byID("part-inside").querySelector(`[data-at="${CSS.escape(focused)}"]`);
  if (again) {
    again.focus({preventScroll: true});
    dialog.scrollTop += again.getBoundingClientRect().top - high;
  }
  if (!dialog.contains(document.activeElement) && dialog.open) byID("part-title").focus({preventScroll: true});
}

// laidNowhere are the reasons why no piece of a player can be laid on the square that is touched.
const laidNowhere = () => Object.entries(offered.says).filter(([key]) => key.startsWith("players/0/")).map(([, why]) => [" ", linked(inNames(why), openClause), "."]);

const words = (name) => String(name).replaceAll("-", " ");

// titleOf names a part of the position for people.
function titleOf(way) {
  if (way[0] !== "players") return way.map((step) => inNames(words(step))).join(", ");
  const who = way[1] >= 0 ? inNames(desk.opened.seats[way[1]]) : say.setEach;
  return [who, ...way.slice(2).map(words)].join(", ");
}

const inside = (schema) => schema?.$ref ? form.schema.$defs[schema.$ref.split("/").pop()] : schema;

const schemaAt = (way) => way.reduce((schema, step) => inside(typeof step === "number" ? schema?.items : schema?.properties?.[step] ?? schema?.additionalProperties), form.schema);

const valueAt = (way, of = desk.shown.position) => way.reduce((value, step) => value?.[step], of);

// part is a part of the position with what can be done to it.
function part(way, label = "") {
  const schema = schemaAt(way), value = valueAt(way), key = way.join("/");
  const may = (more) => offered.words[more === undefined ? key : `${key}/${more}`] ?? [];
  const why = (more) => offered.says[`${key}/${more}`] && el("p", {class: "faint"}, linked(inNames(offered.says[`${key}/${more}`]), openClause));
  if (schema?.type === "integer") return stepper(way, value ?? 0, label);
  if (schema?.type === "boolean") return chip(label || words(way.at(-1)), value === true, () => set(way, (is) => is ? undefined : true), key);
  if (schema?.type === "string") return el("div", {class: "row", role: "group", "aria-label": label || null}, label && el("b", {}, label), [...new Set([value, ...may()])].filter(Boolean)
    .map((word) => chip(word, word === value, () => set(way, (is) => word === is ? undefined : word), `${key} ${word}`)), !value && may().length === 0 && el("span", {class: "faint"}, say.nothing));
  if (schema?.type === "array" && touched.word && way[0] !== "players") return chip(words(way.at(-1)), (value ?? []).includes(touched.word), () => set(way, (all = []) => all.includes(touched.word) ? all.filter((word) => word !== touched.word) : [...all, touched.word]), key);
  if (schema?.type === "array" && inside(schema.items).type === "integer") return el("div", {class: "steppers"}, (value ?? []).map((n, i) => stepper([...way, i], n, String(i + 1))));
  if (schema?.type === "array" && inside(schema.items).type === "string") return list(way, value ?? [], may("*"), why("*"));
  if (schema?.type === "array" && inside(schema.items).properties && way.length > 1) return objects(way, value ?? [], may("+"));
  if (schema?.type === "object" && schema.properties) return members(way, schema, value ?? {});
  const each = schema?.type === "object" ? inside(schema.additionalProperties) : null;
  const names = [...new Set([...may("+"), ...Object.keys(value ?? {})])]; // in an order that stays
  if (each?.type === "integer") return el("div", {class: "steppers"}, names.map((name) => stepper([...way, name], value?.[name] ?? 0, name)), why("+"));
  if (each?.type === "string") return owned(way, value ?? {}, may("+"), may("*"));
  if (each) return el("div", {class: "row"}, names.map((name) => button(words(name), () => open({ways: [[...way, name]]}), {"data-at": `${key} ${name}`})), names.length === 0 && el("p", {class: "faint"}, say.setSquares));
  return el("p", {class: "faint"}, say.setAsText);
}

// members are the parts of a part, without those that only make sense in a place that the game has not come to.
function members(way, schema, value) {
  const shown = Object.keys(schema.properties).filter((name) => name !== "name" && (value[name] !== undefined || offered.takes[[...way, name].join("/")] ||
    Object.keys(offered.words).some((key) => key === [...way, name].join("/") || key.startsWith(`${[...way, name].join("/")}/`))));
  shown.sort((a, b) => (inside(schema.properties[b]).type === "string") - (inside(schema.properties[a]).type === "string"));
  const isSmall = (name) => /integer|boolean/.test(inside(schema.properties[name]).type);
  return [shown.filter(isSmall).length > 0 && el("div", {class: "steppers"}, shown.filter(isSmall).map((name) => part([...way, name], name))),
    shown.filter((name) => !isSmall(name)).map((name) => el("section", {}, el("h3", {}, words(name)), part([...way, name]))),
    way.length > 1 && way[0] !== "players" && Object.keys(value).length > 0 && button(say.setAway, () => set(way, () => undefined), {"data-at": `${way.join("/")} away`})];
}

// picture is a word as the table has it, or as text.
const pictureOf = (word) => offered.pictures[word] ? parsed(offered.pictures[word].trim()) : el("span", {}, inNames(words(word)));

const chip = (word, isOn, press, at, says = null) => el("button", {type: "button", class: "chip", "aria-pressed": String(isOn), "aria-label": says, "data-at": at, onclick: press}, pictureOf(word));

// plain is a word without the number of one of several equal pieces.
const plain = (word) => word.replace(/#\d+$/, "");

// isHere reports whether a piece lies on the square that is touched, if one is: also one that has been laid just now.
const isHere = (key, name, text) => !touched.word || text.split(" ")[0] === touched.word || (offered.here[key] ?? []).includes(name);

// firsts are the words of which only the first of several equal pieces is offered.
const firsts = (all) => all.filter((word, i) => all.findIndex((other) => plain(other) === plain(word)) === i);

function list(way, value, may, why) {
  const key = way.join("/"), others = value.map((_, i) => offered.words[`${key}/${i}`] ?? []), here = value.filter((word) => isHere(key, word, word));
  const add = adding(key, firsts(may.filter((word) => !value.includes(word) || plain(word) === word && !touched.word)), (word) => set(way, (all = []) => [...all, word]));
  if (!add && others.some((all) => all.length > 1)) return el("div", {class: "row"}, value.map((word, i) => select([...way, i], word, [...others[i], ""], say.setOther(words(word)), `${key}/${i}`,
    (to) => to ? set([...way, i], () => to) : set(way, (all) => all.filter((_, n) => n !== i)))));
  return [el("div", {class: "row", role: "group", "aria-label": say.setThere}, value.map((word, i) => word && here.includes(word) && chip(word, true, () => set(way, (all) => all.filter((_, n) => n !== i)), `${key} ${i}`, say.setTake(words(word)))),
    here.length === 0 && el("span", {class: "faint"}, say.nothing)),
  add ?? (touched.word && here.length > 0 ? null : why)];
}

// select chooses another word for a place, or none where "" is among them.
const select = (way, value, others, label, at, put = (word) => set(way, () => word)) => el("select", {"aria-label": label, "data-at": at, onchange: (event) => put(event.target.value)},
  [...new Set([value, ...others])].map((word) => el("option", {value: word, selected: word === value}, inNames(words(word)) || say.nothing)));

// owned are pieces that each belong to somebody, or lie somewhere: of those of a square, the ones that lie there.
function owned(way, value, may, owners) {
  const key = way.join("/"), names = Object.keys(value), here = names.filter((name) => isHere(key, name, value[name])), free = firsts(may.filter((word) => !names.includes(word)));
  const valuesOf = (name) => offered.words[`${key}/${name}`] ?? owners, label = touched.word ? say.setLaid : say.setOwner;
  return [here.map((name) => el("div", {class: "row"}, chip(name, true, () => set(way, ({[name]: _, ...others}) => others), `${key} ${name}`, say.setTake(words(name))),
    select([...way, name], value[name], valuesOf(name), label(words(name)), `${key} of ${name}`))),
  adding(key, free.filter((word) => valuesOf(word).length > 0), (word) => set([...way, word], () => valuesOf(word)[0]))];
}

// objects are those of a list, such as tiles that are built: each with who has it, and those that can be added.
function objects(way, value, may) {
  const key = way.join("/"), wordsOf = (one) => Object.entries(one).filter(([, is]) => typeof is === "string");
  return [value.map((one, i) => el("div", {class: "row"}, wordsOf(one).map(([name, word]) => {
    const others = offered.words[`${key}/${i}/${name}`] ?? [];
    return others.length > 1 ? select([...way, i, name], word, others, words(name), `${key}/${i}/${name}`) : pictureOf(word);
  }), button("×", () => set(way, (all) => all.filter((_, n) => n !== i)), {"data-at": `${key} ${i}`, "aria-label": say.setTake(wordsOf(one).map(([, word]) => word).join(", "))}))),
  adding(key, may, (word) => set(way.slice(0, -1), () => offered.more[key][word]))];
}

// adding are the words that can be added to a part. A word that the game has no more of stays in its place, so that a second tap meets
// nothing else, and says so.
function adding(key, free, add) {
  const all = (touched.adds ??= {})[key] ??= [];
  for (const word of free) if (!all.includes(plain(word))) all.push(plain(word));
  if (touched.word) all.splice(0, all.length, ...free.map(plain));
  if (all.length === 0) return null;
  const one = (name) => {
    const word = free.find((other) => plain(other) === name);
    const press = () => word ? add(word) : says(() => el("p", {}, say.setNoMore(words(name))));
    const button = chip(word ?? name, false, press, `${key} + ${name}`, word ? say.setAdd(words(word)) : say.setNoMore(words(name)));
    button.classList.toggle("gone", !word);
    return button;
  };
  return [el("p", {class: "faint"}, say.setMore), el("div", {class: "row"}, all.map(one))];
}

function stepper(way, value, label) {
  const key = way.join("/"), name = label || words(way.at(-1)), to = (change) => set(way, (was = 0) => change(was));
  const head = el("span", {}, label && offered.pictures[label] ? pictureOf(label) : inNames(words(name)));
  return el("div", {class: "stepper", role: "group", "aria-label": words(name)}, head, button("−", () => to((n) => n - 1), {"aria-label": say.setLess(words(name)), "data-at": `${key} -`}),
    el("input", {type: "number", value: String(value), "aria-label": words(name), "data-at": key, onchange: (event) => /^-?\d{1,9}$/.test(event.target.value) && to(() => Number(event.target.value))}),
    button("+", () => to((n) => n + 1), {"aria-label": say.setOneMore(words(name)), "data-at": `${key} +`}));
}

// isCounted reports whether a number counts pieces of a sort, which are left out if there are none.
const isCounted = (way) => typeof way.at(-1) === "string" && !schemaAt(way.slice(0, -1)).properties;

// drawClock is whose turn it is and in which phase, as a sentence with choices. What comes after a choice follows it.
function drawClock() {
  const {clock} = form;
  fill(byID("clock"), say.setClock, " ", clock.map(({way, words: known, optional, less, more}, i) => {
    const value = valueAt(way) ?? (optional ? "" : undefined), may = optional ? ["", ...known] : known;
    if (isSettled(value, may)) return null;
    const key = way.join("/"), choose = (change) => set(way, change, clock.slice(0, i), clock.slice(i + 1));
    const name = words(way.length > 1 && way[0] !== "counters" ? way.join(" ") : way.at(-1));
    const control = typeof value === "string" && (may ?? [value]).every((word) => word === value) ? el("b", {"data-at": key}, inNames(words(value))) : may ? el("select", {"data-at": key, "aria-label": name, onchange: (event) => choose(() => event.target.value || undefined)},
      [...new Set([value, ...may])].map((word) => el("option", {value: word, selected: word === value}, inNames(words(word)) || say.setNo))) :
      [button("−", () => choose((n) => n - 1), {disabled: !less, "data-at": `${key} -`, "aria-label": say.setLess(name)}), " ", el("b", {"data-at": key}, String(value)), " ",
        button("+", () => choose((n) => n + 1), {disabled: !more, "data-at": `${key} +`, "aria-label": say.setOneMore(name)})];
    return el("span", {class: "tick"}, el("span", {}, say.setClockOf[name] ?? name), " ", control);
  }));
  fill(byID("signs"), clock.filter(({optional}) => optional).map(({way}) => el("p", {class: "faint"}, form.schema.properties[way[0]].description.replace('""', `"${say.setNo}"`))));
  fill(byID("goes-on"), desk.shown.goesOn && [el("p", {}, say.setGoesOn), el("details", {}, el("summary", {}, say.setGoesTo), effectsOf(desk.shown.effects))]);
}

// isSettled reports whether a word of the clock follows from the rest, and is no player: the table shows it in the words of the rulebook.
const isSettled = (value, may) => typeof value === "string" && !desk.opened.seats.includes(value) && (may ?? []).every((word) => word === value);

// partOf is the part of the position that holds when somebody has set something in it.
const partOf = (way) => way[0] === "players" ? way.slice(0, 3).join("/") : String(way[0]);

// set changes the value at a place, to undefined to leave it out, when all that was touched before is done. What was set before holds, but
// for what comes after it on the clock.
function set(way, change, before = [], after = []) {
  return changing(async () => {
    const position = structuredClone(desk.shown.position);
    let at = position;
    way.slice(0, -1).forEach((step, i) => { at = at[step] ??= typeof way[i + 1] === "number" ? [] : {}; });
    const to = change(at[way.at(-1)]);
    if (to === undefined) delete at[way.at(-1)];
    else at[way.at(-1)] = to;
    for (const [name, word] of Object.entries(offered?.with[`${way.join("/")} ${to}`] ?? {})) at[name] ??= word;
    const follows = new Set(after.map((hand) => partOf(hand.way)));
    const holds = [...new Set([...said().filter((part) => !follows.has(part)), ...before.map((hand) => partOf(hand.way)), partOf(way)])];
    if (await build(position, holds, way.slice(0, 2).join(" "))) return true;
    if (to !== 0 || !isCounted(way)) return false;
    delete at[way.at(-1)]; // some games say that there are none, others leave it out
    return build(position, holds, way.slice(0, 2).join(" "));
  });
}

let waiting = 0;

// changing does one change of the table after the other.
async function changing(makes) {
  byID("table").setAttribute("aria-busy", String(++waiting > 0));
  await does.inTurn(makes);
  byID("table").setAttribute("aria-busy", String(--waiting > 0));
}

// followed are the words and numbers of the clock that have changed with a part that somebody has set: each with what it was and is.
function followed(before, after, changed) {
  const flat = (position) => Object.entries(position).flatMap(([name, value]) => value === null || typeof value !== "object" ? [[name, value]] :
    Array.isArray(value) || !inside(form?.schema.properties[name])?.properties ? [] : Object.entries(value).filter(([, member]) => typeof member !== "object").map(([member, is]) => [`${name} ${member}`, is]));
  const was = new Map(flat(before));
  return flat(after).filter(([name, is]) => name !== changed && was.has(name) && was.get(name) !== is && isWord(was.get(name)) && isWord(is)).map(([name, is]) => [name, was.get(name), is]);
}

const isWord = (value) => typeof value === "number" || typeof value === "string" && value !== "";

async function build(position, holds, changed = "") {
  try {
    const got = await ask("build", {side: "", position, said: holds, was: desk.shown.position});
    if (got.says) {
      says(() => el("p", {class: "bad"}, say.editBad, " ", linked(inNames(got.says), openClause)));
      tell(`${say.editBad} ${got.says}`);
      drawPart();
      return false;
    }
    const before = desk.shown.position;
    if (!await does.put(got.text, holds ?? [])) return false;
    const others = followed(before, desk.shown.position, changed), anew = (got.anew ?? []).filter((name) => !others.some(([of]) => of === name));
    says(() => [others.length > 0 && el("p", {id: "followed"}, say.setFollows(inNames(others.map(([name, was, is]) => say.setBecomes(words(name), words(was), words(is))).join("; ")))),
      anew.length > 0 && el("p", {class: "faint"}, say.editAnew(inNames(anew.map(words).join(", "))))]);
    return true;
  } catch (error) {
    does.fail(error.message);
    return false;
  }
}

// says shows what came of a change, on the page and in the dialog.
function says(make = () => null) {
  for (const place of document.querySelectorAll(".set-says")) fill(place, make());
}

function putText() {
  return changing(async () => {
    try {
      if (await build(JSON.parse(byID("set-json").value), undefined)) type("set-json", "");
      return drawText();
    } catch (error) {
      return says(() => el("p", {class: "bad"}, say.editBad, " ", error.message));
    }
  });
}
