// The worker in which the engine answers. It is sent the engine, or where it is, and then questions; the page never waits for it.
"use strict";

if (typeof Go === "undefined") importScripts("built/wasm_exec.js");

globalThis.yardstickReady = () => postMessage({ready: true});

// start starts the engine, which is compressed: bytes that were in the page, or what is at an address.
async function start(engine) {
  const packed = engine.url ? (await fetch(engine.url)).body : new Blob([engine.bytes]).stream();
  if (!packed) throw new Error("absent");
  const plain = packed.pipeThrough(new DecompressionStream("gzip"));
  const go = new Go();
  const {instance} = await WebAssembly.instantiateStreaming(new Response(plain, {headers: {"Content-Type": "application/wasm"}}), go.importObject);
  go.run(instance).then(() => postMessage({broken: "ended"}));
}

onmessage = ({data}) => {
  if (data.start) start(data.start).catch((error) => postMessage({broken: String(error.message ?? error)}));
  else if (data.cancel) yardstickCancel(data.cancel);
  else {
    let last = 0;
    yardstickAsk(data.id, data.method, data.params,
      (ok, text) => postMessage({id: data.id, ok, text}),
      (replays) => {
        const now = performance.now();
        if (now - last > 100) postMessage({id: data.id, replays});
        if (now - last > 100) last = now;
      });
  }
};
