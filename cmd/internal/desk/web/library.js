// What can be looked up besides the rulebooks: scenarios, and disputes that were decided.
import {bytesOf} from "./engine.js";

let shelf;

// library reads it once, when it is first wanted.
export function library() {
  shelf ??= (async () => {
    const inside = document.getElementById("library");
    const packed = inside ? new Blob([bytesOf(inside.textContent)]).stream() : (await fetch("built/library.json.gz")).body;
    return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).json();
  })();
  return shelf;
}
