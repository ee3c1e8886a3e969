// To hand on what is on the desk: a link, Markdown, the record, paper.
import {say} from "./strings.js";
import {byID, button, el, fill} from "./dom.js";
import {desk, toFragment} from "./state.js";
import {headline, clausesOf} from "./verdict.js";

const longest = 60_000;

// shareMenu is made once; verdict is the last verdict, if there is one.
export function shareMenu(verdict) {
  return el("details", {id: "share"}, el("summary", {}, say.share), el("div", {class: "menu"},
    button(say.link, link, {id: "link"}), button(say.markdown, () => copy(markdown(verdict())), {id: "markdown"}),
    button(say.save, save, {id: "save"}), button(say.print, () => print()), el("div", {id: "shared"})));
}

async function link() {
  const hash = await toFragment();
  if (hash.length > longest) return fill(byID("shared"), el("p", {}, say.linkLong));
  const address = `${location.href.split("#")[0]}#${hash}`;
  await copy(address);
  byID("shared").prepend(el("p", {class: "faint"}, say.linked));
  return address;
}

// copy copies a text, or shows it where the browser does not allow that.
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    fill(byID("shared"), el("p", {}, say.copied), el("textarea", {readonly: true, rows: "3", "aria-label": say.copied}, text));
  } catch {
    fill(byID("shared"), el("p", {}, say.notCopied), el("textarea", {readonly: true, rows: "6", "aria-label": say.notCopied}, text));
  }
}

// markdown is the place, with the verdict if there is one, for a forum.
function markdown(v) {
  const {opened, shown, at} = desk;
  const fence = (text) => "```\n" + text.replaceAll("```", "'''").trimEnd() + "\n```\n";
  const plain = (text) => text.replace(/[\\`*_{}[\]<>()#+!|~-]/g, "\\$&");
  let text = `**${plain(opened.title)}**, edition ${opened.edition}, ${plain(say.place(at, opened.decisions.length))} (${plain(opened.file)})\n\n`;
  if (v) {
    text += `**${plain(headline(v))}**\n\n`;
    for (const c of clausesOf(v)) text += `> **${plain(c.id)}** ${plain(c.says ?? "")}\n>\n> ${plain(c.at ?? "")}\n\n`;
  }
  text += fence(shown.drawing.map((line) => line.text).join("\n")) + "\n";
  return v ? text + fence(v.text) : text;
}

function save() {
  const {name, text} = desk.sheet;
  const at = URL.createObjectURL(new Blob([text], {type: "text/plain"}));
  const a = el("a", {href: at, download: /\.yard$/.test(name) ? name : `${name.replace(/\.[a-z]+$/, "")}.yard`});
  a.click();
  setTimeout(() => URL.revokeObjectURL(at), 10_000);
}
