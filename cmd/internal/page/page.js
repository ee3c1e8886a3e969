"use strict";
// Search: an entry stays if every word typed is in its text. The text of records and scenarios is left out, or a search would find
// everything.
const box = document.getElementById("words"), told = document.getElementById("found");
const entries = [...document.querySelectorAll("[data-entry]")].map(e => ({e, kind: e.dataset.entry, text: (e.id + " " + e.textContent).toLowerCase()}));
const parts = [...document.querySelectorAll("[data-part]")], rest = [...document.querySelectorAll("[data-rest]")];
const many = {clause: "clauses", question: "questions", figure: "figures", law: "laws", action: "actions", difference: "differences", scenario: "scenarios", game: "games", finding: "findings", deviation: "deviations", convention: "conventions"};
function look() {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean), found = {};
  for (const {e, kind, text} of entries) {
    e.hidden = !words.every(w => text.includes(w));
    if (!e.hidden) found[kind] = (found[kind] || 0) + 1;
  }
  for (const part of parts) part.hidden = words.length > 0 && !part.querySelector("[data-entry]:not([hidden])");
  for (const other of rest) other.hidden = words.length > 0;
  const sum = Object.entries(found).map(([kind, n]) => n + " " + (n === 1 ? kind : many[kind] || kind));
  told.textContent = words.length === 0 ? "" : sum.join(", ") || "nothing has all these words";
}
// What a link leads to is shown, also where it is folded or was searched away.
function reveal() {
  const to = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!to) return;
  if (to.closest("[hidden]")) { box.value = ""; look(); }
  for (let d = to.closest("details"); d; d = d.parentElement.closest("details")) d.open = true;
  to.scrollIntoView();
}
if (box) {
  box.addEventListener("input", look);
  document.addEventListener("keydown", e => {
    if (e.key === "/" && document.activeElement !== box) { e.preventDefault(); box.focus(); }
    if (e.key === "Escape" && document.activeElement === box) { box.value = ""; look(); }
  });
  look();
}
addEventListener("hashchange", reveal);
reveal();
