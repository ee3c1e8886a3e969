"use strict";
// Searches all pages without a server: the index is a script, which is loaded when somebody first searches.
(() => {
  const { root, index } = document.currentScript.dataset;
  const field = document.querySelector("search"), box = field.querySelector("input"), found = document.getElementById("found");
  const most = 30;
  let entries;

  function load() {
    if (entries) return;
    entries = [];
    const script = document.createElement("script");
    script.src = root + index;
    script.onload = () => {
      entries = searchIndex.map(([page, heading, href, text]) => ({ page, heading, href, text,
        title: (heading + " " + page).toLowerCase(), lower: text.toLowerCase() }));
      show();
    };
    document.head.append(script);
  }

  // rank is the worth of an entry for some words, the words in its heading before those in its text; 0 if a word is missing.
  function rank(entry, words) {
    let sum = entry.heading.toLowerCase() === words.join(" ") ? 100 : 0;
    for (const word of words) {
      const worth = entry.title.includes(word) ? 10 : entry.lower.includes(word) ? 1 : 0;
      if (!worth) return 0;
      sum += worth;
    }
    return sum;
  }

  function element(name, text, more = {}) {
    return Object.assign(document.createElement(name), { textContent: text }, more);
  }

  function show() {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    found.hidden = !words.length;
    if (!words.length) return found.replaceChildren();
    const hits = entries.map((entry) => ({ entry, worth: rank(entry, words) })).filter((hit) => hit.worth)
      .sort((a, b) => b.worth - a.worth);
    const list = document.createElement("ol");
    for (const { entry } of hits.slice(0, most)) {
      const item = document.createElement("li"), at = Math.max(0, entry.lower.indexOf(words[0]) - 50);
      const where = entry.heading && entry.heading !== entry.page ? entry.page + ": " + entry.heading : entry.page;
      item.append(element("a", where, { href: root + entry.href }),
        element("p", (at ? "… " : "") + entry.text.slice(at, at + 200) + (entry.text.length > at + 200 ? " …" : "")));
      list.append(item);
    }
    const count = hits.length > most ? `${hits.length} places, the first ${most}` : hits.length === 1 ? "1 place" : `${hits.length} places`;
    found.replaceChildren(element("p", count), list);
  }

  field.hidden = false;
  box.addEventListener("focus", load);
  box.addEventListener("input", () => { load(); show(); });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== box) { event.preventDefault(); box.focus(); }
    if (event.key === "Escape") { box.value = ""; show(); }
  });
  found.addEventListener("click", (event) => { if (event.target.closest("a")) { box.value = ""; show(); } });
})();
