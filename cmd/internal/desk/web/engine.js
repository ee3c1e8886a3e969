// The engine, which answers in a worker.
import {say} from "./strings.js";

let worker, ready, number = 0;
const waiting = new Map();

// begin starts the engine: from the page itself where it is in it, else from the file beside it.
export function begin() {
  ready ??= new Promise((start, fail) => {
    const inside = document.getElementById("engine");
    if (inside) {
      const code = new Blob([bytesOf(document.getElementById("worker").textContent)], {type: "text/javascript"});
      worker = new Worker(URL.createObjectURL(code));
      const bytes = bytesOf(inside.textContent);
      inside.remove();
      worker.postMessage({start: {bytes}}, [bytes.buffer]);
    } else {
      worker = new Worker("worker.js");
      worker.postMessage({start: {url: new URL("built/engine.wasm.gz", document.baseURI).href}});
    }
    worker.onmessage = ({data}) => heard(data, start, fail);
    worker.onerror = (event) => fail(new Error(event.message || say.noWorker));
  });
  return ready;
}

// bytesOf are the bytes that a text of base 64 stands for.
export function bytesOf(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const binary = atob(text), bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

function heard(data, start, fail) {
  if (data.ready) return start();
  if (data.broken) {
    const why = new Error({ended: say.ended, absent: say.noEngine}[data.broken] ?? data.broken);
    fail(why);
    for (const asked of waiting.values()) asked.fail(why);
    return waiting.clear();
  }
  const asked = waiting.get(data.id);
  if (!asked) return undefined;
  if (data.replays) return asked.progress?.(data.replays);
  waiting.delete(data.id);
  if (data.ok) return asked.answer(JSON.parse(data.text));
  return asked.fail(new Error(data.text));
}

// ask asks the engine. The promise has a function cancel; what is cancelled fails with the word "cancelled".
export function ask(method, params = {}, progress = null) {
  const id = ++number;
  const asked = begin().then(() => new Promise((answer, fail) => {
    waiting.set(id, {answer, fail, progress});
    worker.postMessage({id, method, params: JSON.stringify(params)});
  }));
  asked.cancel = () => begin().then(() => worker.postMessage({cancel: id}), () => {}); // behind the question
  return asked;
}
