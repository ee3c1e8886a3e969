// What is on the desk: a record, the answers that it is judged by, and the place that is shown. It outlives a reload, and can be undone.

const shelfName = "yardstick-desk", typedName = "yardstick-typed", mostUndo = 100, mostKept = 2_000_000, mostTyped = 200_000;

export const desk = {
  // sheet is the record as text with what it refers to, null for none; opened is what the engine says of it.
  sheet: null, opened: null,
  // at is how many decisions have been played, seat whose view is shown.
  at: 0, seat: "",
  // shown and listed are the place and what is legal there; wide is the width that its pictures were made for.
  shown: null, listed: null, wide: 0,
  // tried is a decision that was refused, and waits: {actor, action, refusal}.
  tried: null,
  // judged is what the verdict on the desk was asked about, as the engine takes it; null for none.
  judged: null,
  // setting reports whether the table is being set up. What has been set is in the sheet: said are the parts of the position that hold.
  setting: false,
  undo: [],
  // view is the tab that is shown, and the sections that somebody has opened or closed, by game and number.
  view: {tab: "table", folds: {}},
  given: {},
};

// What is looked at as a whole in a text: what is quoted, and words with what shows that they are typed so.
const words = /"[^"\n]*"|[\p{L}\p{N}_#-]+[:=]?/gu;

// inNames is a text for people, with everybody's name in place of the word that records have; the word stays where it has to be typed.
export function inNames(text) {
  const names = desk.opened?.names ?? {};
  return Object.keys(names).length > 0 ? text.replace(words, (word) => Object.hasOwn(names, word) ? names[word] : word) : text;
}

// isMissing reports whether a record is not wrong, but leaves out what chance brought; asksChance whether it does so at the place shown.
export const isMissing = (wrong) => wrong?.kind === "missing chance";
export const asksChance = () => isMissing(desk.opened.wrong) && desk.at === desk.opened.right;

// seatName is a seat with the name of who sits there, where somebody chooses it.
export const seatName = (seat) => desk.opened.players?.[seat] ? `${desk.opened.players[seat]} (${seat})` : seat;

// keep keeps the work in the browser; a browser that does not allow it, or has no room, goes without.
export function keep() {
  try {
    const work = {base: base(), called: calledSo(desk.opened), sheet: desk.sheet, at: desk.at, seat: desk.seat, setting: desk.setting, view: desk.view};
    const kept = JSON.stringify({...work, undo: desk.undo.slice(-20)});
    if (kept.length < mostKept) localStorage.setItem(shelfName, kept);
    else localStorage.setItem(shelfName, JSON.stringify({...work, undo: []}));
  } catch { /* nothing is lost but the way back */ }
}

// calledSo is the name of a dispute for people: its game and who plays.
const calledSo = (opened) => opened && `${opened.title} (${opened.seats.map((seat) => opened.players?.[seat] ?? seat).join(", ")})`;

// kept is the work that was kept, if it began with what this page was given.
export function kept() {
  try {
    const work = JSON.parse(localStorage.getItem(shelfName));
    return work?.sheet && (work.base === base() || !desk.given.text) ? work : null;
  } catch {
    return null;
  }
}

// What people have typed, and not yet done anything with, is kept by where they typed it.
let texts = null;

function writings() {
  if (texts) return texts;
  try {
    const found = JSON.parse(localStorage.getItem(typedName));
    if (found?.base === base()) texts = found.texts;
  } catch { /* there is none */ }
  return texts ??= {};
}

// typed is what somebody has typed at a place, "" for nothing.
export const typed = (where) => writings()[where] ?? "";

// type notes what somebody has typed at a place; "" for what is done.
export function type(where, text) {
  if (typed(where) === text) return;
  if (text) writings()[where] = text;
  else delete writings()[where];
  try {
    const kept = JSON.stringify({base: base(), texts});
    if (kept.length < mostTyped) localStorage.setItem(typedName, kept);
  } catch { /* it is lost with the page */ }
}

// types makes a field begin with what was typed there before, and notes what is.
export function types(field, where) {
  field.value = typed(where) || field.value;
  for (const kind of ["input", "change"]) field.addEventListener(kind, () => type(where, field.value));
  return field;
}

// base stands for what the page was given.
function base() {
  const text = desk.given.text ?? "";
  let sum = 5381;
  for (let i = 0; i < text.length; i++) sum = (sum * 33 + text.charCodeAt(i)) >>> 0;
  return `${text.length}-${sum}`;
}

// remember makes what is on the desk now what undo comes back to; what says what is about to be done.
export function remember(what) {
  desk.undo.push({sheet: desk.sheet, at: desk.at, what});
  if (desk.undo.length > mostUndo) desk.undo.shift();
}

// The fragment has the record, compressed, the answers and the place.

async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

// toFragment is what is on the desk for an address.
export async function toFragment() {
  const {name, text, rulings, components, position} = desk.sheet;
  const plain = new TextEncoder().encode(JSON.stringify({name, text, rulings, components, position, at: desk.at, seat: desk.seat}));
  const packed = await through(plain, new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of packed) binary += String.fromCharCode(byte);
  return "v1." + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// fromFragment is what an address has, null if it has nothing.
export async function fromFragment(hash) {
  if (!hash.startsWith("#v1.")) return null;
  const binary = atob(hash.slice(4).replaceAll("-", "+").replaceAll("_", "/"));
  const plain = await through(Uint8Array.from(binary, (c) => c.charCodeAt(0)), new DecompressionStream("deflate-raw"));
  return sheetFrom(JSON.parse(new TextDecoder().decode(plain)));
}

// sheetFrom is a sheet with its place from somebody else, null if it is none.
export function sheetFrom({name, text, rulings, components, position, at, seat, said}) {
  const words = [name, text, components ?? "", position ?? "", seat ?? "", ...(rulings ?? []), ...(said ?? [])];
  if (words.some((word) => typeof word !== "string") || !Number.isInteger(at)) return null;
  return {sheet: {name, text, rulings, components, position, said}, at, seat: seat ?? ""};
}
