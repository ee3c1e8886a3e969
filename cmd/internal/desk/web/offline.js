// The copy of the page that works without a network. The program fills in its parts, and a version that changes with them.
"use strict";

const parts = ["PARTS"], before = `yardstick ${registration.scope} `, name = before + "VERSION";

oninstall = (event) => event.waitUntil(caches.open(name).then((copy) => copy.addAll(parts)));

// A copy of an earlier version goes when no page uses it any more; those of other pages of the host stay.
onactivate = (event) => event.waitUntil(caches.keys().then((all) => Promise.all(all.filter((one) => one.startsWith(before) && one !== name).map((one) => caches.delete(one)))));

const kept = (what) => caches.open(name).then((copy) => copy.match(what)), patience = 3000;

// The page itself may have a record in it and is not kept: without an answer of the network in time, an empty one opens in its place.
const page = (request) => Promise.race([fetch(request), new Promise((_, fail) => setTimeout(fail, patience))]).catch(() => kept("empty.html"));

onfetch = (event) => {
  const {request} = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : kept(request).then((found) => found ?? fetch(request)));
};
