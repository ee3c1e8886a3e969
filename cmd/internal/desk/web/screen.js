// How the page lies on the screen: wide, the verdict and what else there is beside the table; narrow, one tab at a time above a bar, from
// which the verdict opens as a sheet.
import {say} from "./strings.js";
import {byID, button, el, fill} from "./dom.js";
import {scrollList} from "./step.js";
import {desk, keep} from "./state.js";

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

// line is the first line of the verdict, from which the sheet opens.
export const line = () => button(say.noVerdict, openSheet, {id: "line", "aria-haspopup": "dialog"});

function openSheet() {
  const on = byID("sheet");
  on.prepend(byID("notes")); // all behind it is silent
  on.showModal();
  byID("verdict-title").focus();
}

// drawLine follows the verdict.
function drawLine() {
  const first = byID("ruling").querySelector(".headline, p");
  const says = [...first?.childNodes ?? []].filter((part) => !part.classList?.contains("faint")).map((part) => part.textContent).join("").trim();
  byID("line").className = ["good", "bad"].find((kind) => first?.classList.contains(kind)) ?? "";
  fill(byID("line"), el("span", {}, says || say.noVerdict));
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
