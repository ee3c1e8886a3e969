// The page: what is on the desk is shown, and what people do is done.
import {say} from "./strings.js";
import {byID, button, el, fill, tell} from "./dom.js";
import {ask, begin} from "./engine.js";
import {asksChance, desk, fromFragment, inNames, isMissing, keep, kept, remember, type} from "./state.js";
import {dialogs, openClause} from "./clause.js";
import {arrived, drawTable, known, room} from "./table.js";
import {drawDecision, drawList, drawSteps, mistake, stepper, written} from "./step.js";
import {beginScreen, drawLine, line, openSheet, panel, sheet, showTab, tabList} from "./screen.js";
import {drawKinds, kindsPlace} from "./kinds.js";
import {drawLegal, drawTry, narrowTo, tryForm, tryPlace} from "./legal.js";
import {busy, drawElsewhere, drawVerdict, headline} from "./verdict.js";
import {beside, drawQuestions} from "./other.js";
import {drawScenarios, isScenarios, outcome, play, sheetOf} from "./scenarios.js";
import {drawStart, readFile, toRecord} from "./start.js";
import {drawSetup, settle, setupDialog, setupParts, setupText, touchIn} from "./setup.js";
import {closeShare, hand, shareMenu} from "./share.js";
import {drawShelf, isShelf, takeShelf} from "./shelf.js";

let verdict = null, judging = null, turn = 0, fitting = 0, doing = Promise.resolve();

const edits = {fail, inTurn, undo, go: () => go(desk.at).then(() => !desk.judged && isFact() && judge()), put: (text, said) => act(say.didEdit, () => put({...desk.sheet, text, said, position: undefined}, 0, ""))};

desk.given = JSON.parse(byID("given").textContent);
frame();
run();
if (!byID("engine")) offline().catch(() => {}); // a saved file needs no copy

// offline keeps a copy of the page. Of the desks that this machine served before, at other addresses of the port, no copy is kept.
async function offline() {
  const {scope} = await navigator.serviceWorker.register("offline.js");
  if (location.hostname !== "127.0.0.1") return;
  for (const other of await navigator.serviceWorker.getRegistrations()) if (other.scope !== scope) await other.unregister();
  for (const name of await caches.keys()) if (!name.startsWith(`yardstick ${scope} `)) await caches.delete(name);
}

// frame is what is always on the page.
function frame() {
  document.body.prepend(
    el("a", {class: "skip", href: "#table", onclick: () => showTab("table")}, say.skip),
    el("header", {}, el("h1", {}, say.title), el("p", {id: "about", class: "faint"}),
      el("div", {class: "row tools"}, button(say.open, () => showStart(true), {id: "open"}), button(say.undo, undo, {id: "undo"}), shareMenu(() => verdict),
        button("?", () => byID("help").showModal(), {id: "keys", "aria-label": say.help, title: say.help}))),
    el("main", {},
      el("p", {id: "lead", class: "faint"}, say.lead),
      el("div", {id: "notes"}, el("div", {id: "busy"}), el("div", {id: "failed", role: "alert"}), el("p", {id: "live", role: "status", class: "unseen"})),
      el("div", {id: "start", hidden: true}),
      el("div", {id: "desk", hidden: true},
        el("p", {id: "scenario-note"}),
        panel("table", setupParts(edits), el("section", {id: "table", tabindex: "-1", "aria-label": say.tableTitle}), setupText()),
        el("div", {id: "side"},
          el("section", {id: "verdict", "aria-labelledby": "verdict-title"}, el("h2", {id: "verdict-title", tabindex: "-1"}, say.verdict), el("p", {id: "elsewhere", class: "faint"}),
            el("div", {id: "ruling"}), button(say.judgeThis, () => judge(), {id: "judge"})),
          tabList(),
          panel("actions", el("section", {id: "decision"}), tryForm(choose, kindsPlace()), el("section", {id: "legal"})),
          panel("questions", el("section", {id: "questions"})),
          panel("history", el("section", {"aria-labelledby": "list-title"}, el("h2", {id: "list-title"}, say.decisions), el("div", {id: "list", tabindex: "0", role: "group", "aria-labelledby": "list-title"})))),
        el("div", {id: "bar"}, line(judgeUnjudged), stepper(go)))),
    el("footer", {class: "faint", id: "versions"}),
    sheet(), setupDialog(), ...dialogs());
  beginScreen();
  document.addEventListener("keydown", keys);
  document.addEventListener("scenario", (event) => openScenarios(event.detail));
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    readFile(event.dataTransfer.files[0], {open: openText, fail});
  });
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData.getData("text");
    if (!/^(INPUT|TEXTAREA)$/.test(event.target.tagName) && /^\s*(#.*\n\s*)*yardstick\s+\d/.test(text)) openText(say.untitled, text);
  });
  addEventListener("hashchange", () => arrive());
  addEventListener("resize", () => { clearTimeout(fitting); fitting = setTimeout(fit, 100); });
}

// run starts the engine and shows what there is to show.
async function run() {
  busy(say.starting);
  try {
    const starting = begin(), work = kept(); // a browser may take its time to look: meanwhile the engine starts
    await starting;
    busy("");
    await arrive(work);
  } catch (error) {
    busy("");
    fail(say.broken(error.message));
  }
  document.documentElement.dataset.ready = "true";
}

// arrive shows what the address has, else what was kept, else what the page was given, else the empty desk.
async function arrive(left = kept()) {
  const linked = await fromFragment(location.hash).catch(() => null);
  if (linked) history.replaceState(null, "", location.href.split("#")[0]);
  const work = linked ?? left;
  if (!linked && work?.undo) Object.assign(desk, {undo: work.undo, setting: work.setting === true, view: work.view ?? desk.view});
  const {tab} = desk.view;
  if (work && !linked && isOpened() && !desk.given.text) {
    Object.assign(desk, {sheet: work.sheet, at: work.at}); // another dispute can be undone
    return showStart(false, button(say.goOn(work.sheet.shelf ?? work.called ?? work.sheet.name), () => goOn(work, tab), {id: "go-on"}));
  }
  if (work) return goOn(work, tab);
  const {name, text, rulings, components, position, decisions} = desk.given;
  if (text) return put({name, text, rulings, components, position}, decisions ?? null, "");
  return showStart();
}

// isOpened reports whether somebody has opened the page, and neither loaded it once more nor come back to it.
const isOpened = () => performance.getEntriesByType("navigation")[0]?.type === "navigate" && !document.wasDiscarded;

async function goOn(work, tab) {
  if (await put(work.sheet, work.at, work.seat) && !asksChance()) showTab(tab);
}

function fail(text) {
  fill(byID("failed"), text && el("p", {class: "bad"}, text));
  if (text) byID("failed").scrollIntoView({block: "nearest"});
}

function showStart(isAsked = false, goesOn = null) {
  byID("start").hidden = false;
  byID("desk").hidden = true;
  byID("lead").hidden = false;
  byID("sheet").close();
  drawTools();
  closeShare();
  const back = goesOn ?? (isAsked && desk.opened && button(say.back, () => { showDesk(); fit(); }, {id: "back"}));
  return drawStart({open: openText, fail, build: () => settle(true), shelf: () => drawShelf(shelf)}, back).catch((error) => fail(error.message)).then(() => isAsked && document.querySelector("#game :checked")?.focus());
}

function showDesk() {
  fail("");
  if (byID("desk").hidden) scrollTo(0, 0); // the list that somebody chose from may be long
  byID("start").hidden = true;
  byID("desk").hidden = false;
  byID("lead").hidden = true;
}

function openText(name, text) {
  if (isScenarios(name, text)) return openScenarios({name, text});
  if (isShelf(text)) return showStart(true).then(() => fail(takeShelf(text))).then(() => drawShelf(shelf));
  return openRecord({name, text, rulings: []});
}

const shelf = {hand, put: (name, {sheet, at, seat}) => inTurn(() => act(say.didOpen, () => put({...sheet, shelf: name}, at, seat)))};

// openRecord puts a record on the desk that was not there before: an action that somebody has typed was for another.
function openRecord(sheet) {
  return inTurn(() => act(say.didOpen, async () => {
    if (!await put(sheet, null, "")) return false;
    byID("sheet").close();
    if (!asksChance()) showTab("table");
    return untype();
  }));
}

// openScenarios plays scenarios; of several the outcomes are listed, and the game of one alone is put on the table.
async function openScenarios(of) {
  const playing = play(of, (n) => busy(say.playing(n), () => playing.cancel()));
  busy(say.playing(0), () => playing.cancel());
  try {
    const list = await playing;
    busy("");
    if (list.length === 1) return await openPlayed(of.name, list[0]);
    await showStart(true);
    return drawScenarios(of.name, list, (s) => openPlayed(of.name, s));
  } catch (error) {
    busy("");
    return error.message === "cancelled" || fail(error.message);
  }
}

async function openPlayed(name, s) {
  if (!s.text) return fail(`${name}:${s.at}: ${s.says}`);
  const is = await openRecord(sheetOf(name, s));
  if (is) fill(byID("scenario-note"), say.theScenario(s.name), outcome(s));
  return is;
}

// inTurn does one thing that people ask for after the other: each finds the table as the one before has left it.
function inTurn(does) {
  doing = doing.then(does, does);
  return doing;
}

// act does something that can be undone. What fails has done nothing.
async function act(what, does) {
  remember(what);
  if (await does()) return true;
  desk.undo.pop();
  drawTools();
  return false;
}

// put puts a record on the desk, at a place; null is the end, or before what is wrong. It reports whether it could be read.
async function put(sheet, at, seat) {
  busy(say.reading);
  try {
    desk.opened = await ask("open", {...sheet, side: ""});
  } catch (error) {
    busy("");
    fail(error.message);
    if (byID("desk").hidden && byID("start").hidden) await showStart(); // else what was typed stays to be mended
    return false;
  }
  busy("");
  Object.assign(desk, {sheet, seat: desk.opened.seats.includes(seat) || seat === "chance" ? seat : "", tried: null});
  judging?.cancel();
  judging = verdict = desk.judged = null;
  fill(byID("ruling"));
  fill(byID("scenario-note"));
  byID("beside").close();
  showDesk();
  closeShare();
  const {opened} = desk;
  document.title = `${opened.file}: ${say.title}`;
  const rulings = Object.entries(opened.rulings).map(([question, option]) => `${question}=${option}`);
  fill(byID("about"), el("span", {}, `${opened.title}; ${opened.file}${rulings.length > 0 ? `; ${say.readingOf} ${rulings.join(", ")}` : ""}`));
  const end = opened.wrong ? mistake() : opened.right;
  await go(Math.min(at ?? end, opened.right));
  if (asksChance()) showTab("actions");
  if (opened.decisions.length > 0 && (at === null || opened.wrong)) judge(0);
  else if (isFact()) judge();
  return true;
}

// isFact reports whether a table that was set up is an answer by itself: the game is over there, or does something of its own.
const isFact = () => desk.at === 0 && !desk.setting && desk.opened.positioned && (desk.opened.over || desk.shown.effects.length > 0);

// go shows the place after some decisions. Of several that are asked for at once the last is shown.
async function go(n) {
  const {opened} = desk;
  const at = Math.max(0, Math.min(opened.right, n)), mine = ++turn;
  if (at !== desk.at) desk.tried = null;
  desk.at = at;
  try {
    const place = {side: "", decisions: at}, wide = room();
    const [shown, listed] = await Promise.all([ask("show", {...place, seat: desk.seat, setting: desk.setting, wide, known: known()}).then(arrived), ask("legal", place)]);
    if (mine !== turn) return;
    Object.assign(desk, {shown, listed, wide});
  } catch (error) {
    fail(error.message);
    return;
  }
  draw();
  keep();
}

// fit draws the table for the width that the page has now.
async function fit() {
  if (!desk.shown || byID("desk").hidden || room() === desk.wide) return;
  const {opened, at, seat} = desk, wide = room(), mine = turn;
  const shown = await ask("show", {side: "", decisions: at, seat, setting: desk.setting, wide, known: known()}).catch(() => null);
  if (!shown || mine !== turn || opened !== desk.opened) return; // what comes next is drawn as wide
  Object.assign(desk, {shown: arrived(shown), wide});
  showTable();
}

function showTable() {
  drawTable((seat) => { desk.seat = seat; go(desk.at); }, (word) => { showTab("actions"); narrowTo(word, choose); }, touchIn);
  drawSetup();
}

// draw shows what is on the desk.
function draw() {
  showTable();
  drawSteps();
  drawElsewhere(verdict, desk.at, desk.opened.right, there);
  drawDecision(judge, verdict);
  drawLegal(choose, lots);
  drawTry({takeBack, letStand, judge: () => { judge(null); openSheet(); }, choose});
  drawKinds(choose).catch((error) => fail(error.message));
  drawLine();
  drawList(go);
  drawQuestions(see).catch((error) => fail(error.message));
  drawTools();
  byID("judge").textContent = desk.at === 0 ? say.judgeStart : say.judgeThis;
  Object.assign(document.documentElement.dataset, {at: String(desk.at), digest: desk.shown.digest});
  tell(say.placeLive(desk.at, desk.opened.decisions.length, written(desk.at), inNames(desk.shown.said)));
}

function drawTools() {
  byID("undo").disabled = desk.undo.length === 0;
  byID("share").hidden = !desk.opened;
  byID("versions").textContent = say.versions(desk.given.program, desk.opened?.title, desk.opened?.edition);
}

// judge judges the last decision played, or the start if there is none, the record as a whole for 0, or what was tried for null: shortly at
// once, and then with what it depends on.
async function judge(decision = desk.at || "start") {
  judging?.cancel();
  const {tried, opened} = desk;
  const what = decision === null ? {try: `${tried.actor}: ${tried.action}`, after: desk.at} : decision === "start" ? {start: true} : {decision};
  const asked = {side: "", ...what, program: desk.given.program};
  let isStopped = false; // the short verdict may be there before it hears of that
  const stop = () => { isStopped = true; judging?.cancel(); };
  desk.judged = asked;
  try {
    busy(say.replaying(1), stop);
    judging = ask("judge", {...asked, others: 0});
    const short = await judging;
    if (desk.opened !== opened) return; // another record is on the desk
    rule(short);
    if (isStopped) throw new Error("cancelled");
    const all = judging = ask("judge", asked, (n) => { if (judging === all) busy(say.replaying(n), stop); });
    const full = await all;
    if (judging !== all || desk.opened !== opened) return;
    rule(full);
    busy("");
    tell(`${headline(full)}.`);
  } catch (error) {
    if (desk.opened !== opened) return;
    busy("");
    if (error.message === "cancelled") verdict && tell(say.cancelled);
    else if (isMissing(opened.wrong)) tell(fill(byID("ruling"), el("p", {}, say.chanceLeads)).textContent);
    else fail(error.message);
  }
  document.documentElement.dataset.judged = String((Number(document.documentElement.dataset.judged) || 0) + 1);
}

function rule(v) {
  const {tried} = desk;
  verdict = v;
  if (v.tried && tried && v.actor === tried.actor && v.action === tried.action) tried.isJudged = true;
  drawVerdict(v, see);
  drawDecision(judge, v);
  drawElsewhere(v, desk.at, desk.opened.right, there);
}

// judgeUnjudged judges what was tried or played last, if there is no verdict on it yet.
function judgeUnjudged() {
  const {tried} = desk;
  if (tried?.refusal && !tried.isJudged) judge(null);
  else if (!desk.judged && desk.at > 0) judge();
}

// there goes to the place that a verdict is about, and shows it.
function there(n) {
  byID("sheet").close();
  showTab("table");
  return go(n);
}

// see shows the place under other answers beside this one. If somebody keeps them, the same decision is judged by them.
function see(answers) {
  const judged = verdict && !verdict.tried ? verdict.decision : 0;
  return beside(answers, verdict, (rulings) => inTurn(() => act(say.didAnswer, async () => {
    const is = await put({...desk.sheet, rulings}, Math.max(desk.at, judged), desk.seat);
    if (is && !desk.opened.wrong && (judged || desk.at) > 0) judge(judged || desk.at);
    return is;
  })));
}

// choose tries an action: one that is legal is done, one that is not is shown with the reason.
function choose(actor, action) {
  return inTurn(() => decide(actor, action));
}

async function decide(actor, action) {
  try {
    const {text, refusal, several, action: read} = await ask("decide", {side: "", after: desk.at, actor, action});
    if (refusal || several) {
      desk.tried = {actor, action: read ?? action, refusal, several};
      return showTried();
    }
    await act(say.didDecide, () => put({...desk.sheet, text}, asksChance() ? null : desk.at + 1, desk.seat));
    untype();
    tell(`${say.taken} ${inNames(desk.shown.said)}`);
  } catch (error) {
    desk.tried = {actor, action, error: error.message};
    showTried();
  }
}

// showTried shows what came of an action that was tried and not done.
function showTried() {
  draw();
  byID("answer").scrollIntoView({block: "nearest"});
}

// lots draws what chance brings until somebody has to decide.
function lots() {
  return inTurn(drawLots);
}

async function drawLots() {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  try {
    const {text, drawn} = await ask("lots", {side: "", after: desk.at, seed});
    await act(say.didLot, () => put({...desk.sheet, text}, desk.at + drawn, desk.seat));
    tell(inNames(desk.shown.said));
  } catch (error) {
    fail(error.message);
  }
}

// untype empties the field in which an action is typed.
function untype() {
  byID("try-what").value = "";
  type(tryPlace(), "");
  return true;
}

function takeBack() {
  desk.tried = null;
  untype();
  draw();
  byID("try-what").focus();
}

function letStand() {
  return inTurn(stand);
}

async function stand() {
  const {actor, action} = desk.tried;
  const {text} = await ask("decide", {side: "", after: desk.at, actor, action, stand: true});
  await act(say.didStand, () => put({...desk.sheet, text}, desk.at + 1, desk.seat));
}

function undo() {
  return inTurn(takeLast);
}

async function takeLast() {
  const last = desk.undo.pop();
  if (!last) return;
  if (last.sheet) await put(last.sheet, last.at, desk.seat);
  else {
    Object.assign(desk, {sheet: null, opened: null});
    keep();
    await showStart();
  }
  tell(say.undone(last.what));
}

const pressed = {
  ArrowLeft: () => go(desk.at - 1), ArrowRight: () => go(desk.at + 1), Home: () => go(0), End: () => go(desk.opened.right), m: () => go(mistake()),
  t: () => { showTab("actions"); byID("try-what").focus(); }, j: () => judge(), u: undo, o: () => showStart(true).then(toRecord), "?": () => byID("help").showModal(),
};

// keys does what a key stands for, unless somebody types or chooses.
function keys(event) {
  if (event.key === "Escape") closeShare();
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) || event.target.closest?.("dialog[open]")) return;
  const does = pressed[event.key];
  const onDesk = desk.opened && !byID("desk").hidden;
  if (!does || !onDesk && !["?", "o", "u"].includes(event.key)) return;
  event.preventDefault();
  does();
}
