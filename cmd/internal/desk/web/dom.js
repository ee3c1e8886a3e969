// How the page is put together. A text is always a text: nothing that comes from a record is read as HTML.

// el makes an element: its attributes, where those that begin with "on" are listeners, and what is in it.
export function el(name, attributes = {}, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...inside.flat(Infinity).filter((part) => part !== null && part !== undefined && part !== false));
  return element;
}

// fill puts other things into an element.
export function fill(element, ...inside) {
  element.replaceChildren(...inside.flat(Infinity).filter((part) => part !== null && part !== undefined && part !== false));
  return element;
}

export function button(text, does, attributes = {}) {
  return el("button", {type: "button", onclick: does, ...attributes}, text);
}

export const byID = (id) => document.getElementById(id);

// Ids of clauses and of open questions, as all games write them.
const ids = /\b(?:[A-Z]{2,4}-R-[a-z0-9-]*[a-z0-9]|[A-Z]{2,4}-[A-Z][A-Z0-9]*-[0-9]{2})\b/g;

// linked is a text in which every clause and every open question can be opened.
export function linked(text, open) {
  const parts = [];
  let at = 0;
  for (const found of text.matchAll(ids)) {
    parts.push(text.slice(at, found.index), cite(found[0], open));
    at = found.index + found[0].length;
  }
  parts.push(text.slice(at));
  return parts.filter((part) => part !== "");
}

// cite is the id of a clause or question, which opens it.
export function cite(id, open) {
  return button(id, () => open(id), {class: "cite"});
}

// tell says something to people who do not see the page.
export function tell(text) {
  byID("live").textContent = text;
}
