// A map is made larger in its frame, which scrolls: by two fingers, by a wheel with Ctrl, or by its button.
import {say} from "./strings.js";
import {button, el} from "./dom.js";

const most = 4, once = 2;

const zoomOf = (frame) => Number(frame.style.getPropertyValue("--zoom")) || 1;

// zoom makes a map as large as somebody wants it; the point at x and y stays where it is.
function zoom(frame, wanted, x, y) {
  const was = zoomOf(frame), is = Math.min(most, Math.max(1, wanted)), box = frame.getBoundingClientRect();
  if (was === 1) frame.style.height = `${box.height}px`;
  if (is === 1) frame.style.height = "";
  frame.style.setProperty("--zoom", is);
  frame.tabIndex = is > 1 ? 0 : -1;
  frame.scrollLeft = (frame.scrollLeft + x - box.left) * is / was - x + box.left;
  frame.scrollTop = (frame.scrollTop + y - box.top) * is / was - y + box.top;
  frame.nextElementSibling.setAttribute("aria-pressed", String(is > 1));
}

// framed is a frame for a picture, and the button that makes it larger.
export function framed() {
  let pinch = null;
  const middle = ([a, b]) => [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
  const apart = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const frame = el("div", {class: "frame", role: "group", "aria-label": say.map, tabindex: "-1"});
  const isMap = () => frame.parentElement.classList.contains("map");
  frame.addEventListener("touchstart", ({touches}) => { pinch = isMap() && touches.length === 2 ? {from: apart(touches), zoom: zoomOf(frame)} : null; }, {passive: true});
  frame.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    zoom(frame, pinch.zoom * apart(event.touches) / pinch.from, ...middle(event.touches));
  });
  frame.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || !isMap()) return;
    event.preventDefault();
    zoom(frame, zoomOf(frame) * Math.exp(-event.deltaY / 100), event.clientX, event.clientY);
  });
  const press = () => {
    const box = frame.getBoundingClientRect();
    zoom(frame, zoomOf(frame) > 1 ? 1 : once, box.left + box.width / 2, box.top + box.height / 2);
  };
  return [frame, button("⤢", press, {class: "larger", "aria-label": say.larger, title: say.larger, "aria-pressed": "false"})];
}
