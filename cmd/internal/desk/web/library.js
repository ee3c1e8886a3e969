// What can be looked up besides the rulebooks: scenarios, and disputes that were decided.
import {bytesOf} from "./engine.js";

let shelf;

// library reads it once, when it is first wanted: files of scenarios by name, the scenarios in them, and precedents.
export function library() {
  shelf ??= (async () => {
    const inside = document.getElementById("library");
    const packed = inside ? new Blob([bytesOf(inside.textContent)]).stream() : (await fetch("built/library.json.gz")).body;
    const found = await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).json();
    return {...found, scenarios: Object.entries(found.files).flatMap(([file, text]) => scenariosIn(file, text))};
  })();
  return shelf;
}

// scenariosIn are the scenarios of a file, with their tags and their text. Those of an outline have the tags of all its examples too.
function scenariosIn(file, text) {
  const list = [];
  let tags = [], tagged = "", inside = null; // tags of what comes next, and their lines
  text.split("\n").forEach((line, i) => {
    const named = /^\s*(?:Scenario|Example)(?: Outline| Template)?:\s*(.*)$/.exec(line), plain = `\n${line.replace(/^ {2}/, "")}`;
    if (/^\s*@\S/.test(line)) {
      tags.push(...line.trim().split(/\s+/).map((tag) => tag.slice(1)));
      tagged += plain;
      return;
    }
    if (named) list.push(inside = {file, line: i + 1, name: named[1], tags, text: line.trim()});
    else if (/^\s*(?:Rule|Feature|Background):/.test(line)) inside = null;
    else if (inside) {
      inside.tags = [...inside.tags, ...tags];
      inside.text += tagged + plain;
    }
    tags = [];
    tagged = "";
  });
  for (const s of list) s.text = s.text.trimEnd();
  return list;
}
