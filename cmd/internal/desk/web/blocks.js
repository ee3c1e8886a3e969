// Blocks of an answer, which every form of it is written from, as elements of the page.
import {say} from "./strings.js";
import {button, cite, el, linked} from "./dom.js";
import {desk, inNames} from "./state.js";

// elements are what the kinds of blocks become; the others are paragraphs.
const elements = {quote: "blockquote", code: "pre", section: "section", table: "table"};

// glued keeps a comma on the line of the clause before it.
function glued(element) {
  for (const id of element.querySelectorAll(":scope > .cite, :scope > p > .cite")) {
    const next = id.nextSibling;
    if (next?.nodeType !== Node.TEXT_NODE || !/^[,.;:)\]]/.test(next.data)) continue;
    const whole = el("span", {class: "glued"});
    id.before(whole);
    whole.append(id, next.data[0]);
    next.data = next.data.slice(1);
  }
  return element;
}

// block is a block of an answer as an element; on has what opens a clause, and what shows the table under an answer, if anything does.
export function block(b, on) {
  if (b.label === "help") on = {...on, isHelp: true};
  const texts = (spans) => pieces(spans ?? [], on);
  const inside = {
    table: () => b.rows.map((row) => el("tr", {}, row.slice(0, b.columns - 1).map((cell) => el("td", {}, span(cell, on))), el("td", {}, texts(row.slice(b.columns - 1))))),
    code: () => b.lines.join("\n"),
    section: () => [el("p", {}, el("b", {}, `${b.label}: `), texts(b.spans)), (b.blocks ?? []).map((inner) => folded(inner, on))],
  }[b.kind] ?? (() => texts(b.spans));
  const good = b.kind === "head" ? {good: " good", bad: " bad"}[b.spans[0].mark] ?? "" : "";
  return glued(el(elements[b.kind] ?? "p", {class: `${b.kind === "head" ? "headline" : b.kind}${b.label ? ` ${b.label}` : ""}${good}`}, inside()));
}

// pieces are those of a text; what a short form leaves out of it is behind three dots.
function pieces(spans, on) {
  const shown = spans.filter((s) => !s.rest).map((s) => span(s, on)), rest = spans.filter((s) => s.rest);
  const unfold = (event) => event.currentTarget.replaceWith(...rest.map((s) => span(s, on)).flat(Infinity));
  return [shown, rest.length > 0 && button("…", unfold, {class: "cite unfold", "aria-label": say.more1})];
}

// folded is a block that can be unfolded if a short form leaves it out.
export const folded = (b, on) => b.rest ? el("details", {}, el("summary", {}, say.more1), block(b, on)) : block(b, on);

function span(s, on) {
  switch (s.mark) {
  case "place": return el("span", {class: "faint"}, ` ${s.text}`);
  case "typed": return s.of ? cite(say.argument, () => on.open(s.of)) : el("code", {}, s.text); // not a command, where nobody can type one
  case "good": case "bad": case "strong": return el("strong", {class: s.mark}, linked(inNames(s.text), on.open));
  case "answer": return answer(s, on);
  }
  return linked(inNames(on.isHelp && !s.mark ? inWords(s.text) : s.text), on.open);
}

// inWords is a text of help without the spelling of positions and the lines of a record, which nobody sees here.
function inWords(text) {
  const decision = (line, n) => desk.opened?.decisions.findIndex((d) => d.line === Number(n)) + 1;
  return text.replace(/\bline (\d+)\b/g, (line, n) => decision(line, n) > 0 ? `decision ${decision(line, n)}` : line)
    .replace(/"([a-z-]+(?:\.[a-z-]+)+)"/g, (_, way) => way.replace(/[.-]/g, " "))
    .replace(/"[^"]*"|(?<![\w-])[a-z]+(?:-[a-z]+)+(?![\w=-])/g, (word) => word.startsWith('"') ? word : word.replaceAll("-", " "));
}

// answer is an answer to an open question, which opens, and with which the table can be seen.
function answer({of, text}, on) {
  const [question, option] = of ? [of, text] : text.split("=");
  return [of ? cite(text, () => on.open(question)) : linked(text, on.open),
    on.see && [" ", button(say.try, () => on.see([{question, option}]), {class: "see", "aria-label": say.seeWith(`${question}=${option}`)})]];
}
