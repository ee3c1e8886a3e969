// How the page lies on the screen: wide, the verdict and what else there is beside the table; narrow, one tab at a time above a bar, from
// which the verdict opens as a sheet.
import {say} from "./strings.js";
import {byID, button, el, fill} from "./dom.js";
import {scrollList, written} from "./step.js";
import {desk, inNames, keep} from "./state.js";

const wide = matchMedia("(min-width: 62rem)"), names = ["table", "actions", "questions", "history"];

// tabList are the tabs; panel is what one of them shows.
export const tabList = () => el("div", {id: "tabs", role: "tablist", "aria-label": say.tabs, onkeydown: turn},
  names.map((name) => button(say.tabOf[name], () => showTab(name), {id: `tab-${name}`, role: "tab", "aria-controls": `panel-${name}`})));

export const panel = (name, ...inside) => el("div", {id: `panel-${name}`, "aria-labelledby": `tab-${name}`}, inside);

// turn goes to another tab by its keys, which are those of steps elsewhere.
function turn(event) {
  const shown = [...byID("tabs").children].filter((one) => !one.hidden), at = shown.indexOf(event.target);
  const to = {ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: shown.length - 1}[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const next = shown[(to + shown.length) % shown.length];
  next.click();
  next.focus();
}

// showTab shows a tab from its top.
export function showTab(name) {
  desk.view.tab = name;
  if (desk.opened) keep();
  drawTabs();
  if (!wide.matches && byID("desk").getBoundingClientRect().top < 0) byID("desk").scrollIntoView();
  scrollList();
}

// drawTabs shows the panel of the tab; the table is always there if there is room for both.
function drawTabs() {
  const shown = wide.matches && desk.view.tab === "table" ? "actions" : desk.view.tab;
  for (const name of names) {
    const one = byID(`tab-${name}`), has = byID(`panel-${name}`), isBeside = name === "table" && wide.matches;
    one.hidden = isBeside;
    one.setAttribute("aria-selected", String(name === shown));
    one.tabIndex = name === shown ? 0 : -1;
    has.hidden = name !== shown && !isBeside;
    has.role = isBeside ? null : "tabpanel";
  }
}

// sheet is where the verdict is on a narrow page, and stays closed on a wide one.
export const sheet = () => el("dialog", {id: "sheet", "aria-labelledby": "verdict-title", onclose: () => byID("lead").after(byID("notes")),
  onclick: (event) => event.target === byID("sheet") && byID("sheet").close()}, button(say.close, () => byID("sheet").close(), {id: "sheet-close"}));

// line is the first line of the verdict, from which the sheet opens; judge is called before that.
export const line = (judge) => button(say.noVerdict, () => { judge(); openSheet(); }, {id: "line", "aria-haspopup": "dialog"});

// openSheet shows the verdict, which is there anyway on a wide page.
export function openSheet() {
  if (wide.matches) return;
  const on = byID("sheet");
  on.prepend(byID("notes")); // all behind it is silent
  on.showModal();
  byID("verdict-title").focus();
}

// drawLine follows the verdict, or what was found of the last action if nobody has judged it in full.
export function drawLine() {
  if (!desk.opened) return;
  const [kind, says] = lineOf(byID("ruling").querySelector(".headline, p"));
  byID("line").className = kind ?? "";
  fill(byID("line"), el("span", {}, says || say.noVerdict));
}

// lineOf is the kind and the text of the line; first is the first line of the verdict in full, if there is one.
function lineOf(first) {
  const {tried, at, opened} = desk, played = lastPlayed(at);
  if (tried?.refusal && !tried.isJudged) return ["bad", `${say.illegal} ${inNames(tried.refusal.reason)}`];
  const says = [...first?.childNodes ?? []].filter((part) => !part.classList?.contains("faint")).map((part) => part.textContent).join("").trim();
  if (says) return [["good", "bad"].find((kind) => first.classList.contains(kind)), says];
  if (!played) return [];
  return opened.mistakes.includes(played) ? ["bad", `${say.mistakeStands}: ${written(played)}`] : ["good", `${say.legal} ${written(played)}`];
}

// lastPlayed is the number of the last of some decisions that a player made; 0 for none.
function lastPlayed(at) {
  while (at > 0 && desk.opened.decisions[at - 1].actor === "chance") at--;
  return at;
}

// arrange puts what has two places where the screen has room for it.
function arrange() {
  byID("sheet").close();
  if (wide.matches) byID("side").prepend(byID("verdict"), byID("tabs"));
  else {
    byID("sheet").append(byID("verdict"));
    byID("panel-table").before(byID("tabs"));
  }
  drawTabs();
}

// beginScreen arranges the page, now and whenever it gets wider or narrower.
export function beginScreen() {
  wide.addEventListener("change", arrange);
  new MutationObserver(drawLine).observe(byID("ruling"), {childList: true, subtree: true});
  arrange();
  drawLine();
}
