// To hand on what is on the desk: a link, Markdown, the record, paper.
import {say} from "./strings.js";
import {byID, button, el, fill} from "./dom.js";
import {ask} from "./engine.js";
import {room} from "./table.js";
import {desk, toFragment} from "./state.js";
import {isAbout} from "./verdict.js";
import {shelfForm} from "./shelf.js";
import {outcome, play} from "./scenarios.js";

const longest = 60_000;

// shareMenu is made once; last is the last verdict, if there is one. What is handed on is what is seen: a verdict on another place is not.
export function shareMenu(last) {
  const verdict = () => { const v = last(); return v && isAbout(v, desk.at, desk.opened.right) ? v : null; };
  return el("details", {id: "share"}, el("summary", {}, say.share), el("div", {class: "menu"},
    button(say.link, link, {id: "link"}), button(say.markdown, () => copy(markdown(verdict())), {id: "markdown"}),
    button(say.save, save, {id: "save"}), button(say.saveScenario, () => told(scenario(verdict())), {id: "save-scenario"}),
    button(say.saveSVG, () => told(picture(verdict(), false)), {id: "save-svg"}), button(say.savePNG, () => told(picture(verdict(), true)), {id: "save-png"}),
    shelfForm(), button(say.print, () => print()), el("div", {id: "shared", role: "status"})));
}

// closeShare closes the menu, and what it has handed on with it.
export function closeShare() {
  fill(byID("shared"));
  byID("share").open = false;
}

async function link() {
  const hash = await toFragment();
  if (hash.length > longest) return fill(byID("shared"), el("p", {}, say.linkLong));
  const address = `${location.href.split("#")[0]}#${hash}`;
  await copy(address);
  byID("shared").prepend(el("p", {class: "faint"}, say.linked, " ", location.protocol === "file:" && say.linkedHere));
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
  if (v) text += v.markdown;
  return text + fence(shown.drawing.map((line) => line.text).join("\n"));
}

function save() {
  const {name, text} = desk.sheet;
  hand(/\.yard$/.test(name) ? name : `${name.replace(/\.[a-z]+$/, "")}.yard`, new Blob([text], {type: "text/plain"}));
}

// hand hands a file to the person.
export function hand(name, blob) {
  const at = URL.createObjectURL(blob);
  el("a", {href: at, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(at), 10_000);
  document.documentElement.dataset.saved = name;
}

// told shows what does not work.
const told = (work) => work.catch((error) => fill(byID("shared"), el("p", {class: "bad"}, error.message)));

// scenario is the decision that was judged, or the one that led here, as a scenario.
async function scenario(v) {
  const seen = desk.at > 0 ? {side: "", decision: desk.at} : {side: "", start: true};
  const got = await ask("write", {...(v ? desk.judged : seen), ending: ".feature"});
  hand(got.name, new Blob([got.text], {type: "text/plain"}));
  const lead = el("p", {}, say.playing(0));
  fill(byID("shared"), lead, el("textarea", {readonly: true, rows: "8", id: "scenario", "aria-label": say.saveScenario}, got.text));
  const [played] = await play(got);
  fill(lead, say.scenarioLead, " ", outcome(played));
}

// picture is the table with the verdict below it: where it was before the decision that is judged, if one is.
async function picture(v, painted) {
  fill(byID("shared"), el("p", {}, say.drawing));
  const decisions = v ? Math.max(0, v.decision - 1) : desk.at, wide = Math.max(600, Math.round(room()));
  const got = await ask("picture", {side: "", decisions, seat: desk.seat, wide, judge: v ? desk.judged : null});
  const svg = new Blob([got.text], {type: "image/svg+xml"});
  if (painted) hand(got.name.replace(/svg$/, "png"), await png(got.text));
  else hand(got.name, svg);
  fill(byID("shared"), el("p", {}, got.name));
}

// png is an SVG as points, two for each of its own.
async function png(text) {
  const image = new Image(), at = URL.createObjectURL(new Blob([text], {type: "image/svg+xml"}));
  try {
    await new Promise((done, fail) => {
      image.onload = done;
      image.onerror = () => fail(new Error(say.noPicture));
      image.src = at;
    });
    const canvas = el("canvas", {width: String(2 * image.naturalWidth), height: String(2 * image.naturalHeight)});
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
    if (!blob) throw new Error(say.noPicture);
    return blob;
  } finally {
    URL.revokeObjectURL(at);
  }
}
