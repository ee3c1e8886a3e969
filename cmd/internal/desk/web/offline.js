// The copy of the page that works without a network. The program fills in its parts, and a version that changes with them.
"use strict";

const parts = ["PARTS"], before = `yardstick ${registration.scope} `, name = before + "VERSION";

oninstall = (event) => event.waitUntil(caches.open(name).then((copy) => copy.addAll(parts)));

// A copy of an earlier version goes when no page uses it any more; those of other pages of the host stay.
onactivate = (event) => event.waitUntil(caches.keys().then((all) => Promise.all(all.filter((one) => one.startsWith(before) && one !== name).map((one) => caches.delete(one)))));

onfetch = (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(registration.scope)) return;
  event.respondWith(caches.open(name).then((copy) => copy.match(event.request)).then((found) => found ?? fetch(event.request)));
};
