// SPDX-License-Identifier: MIT
//
// The scroll bar: it stands for the whole content, and walks through the recorded stops.
const track = $("track");
let places = [];

const stopsOf = (snapshot) => series.get(snapshot.series);

// Where each stop lies, 0 to 1, in the order of the document's stops.
function placesOf(stops) {
  const frames = stops.map((stop) => stop.after || stop.before);
  const even = stops.map((_, index) => stops.length > 1 ? index / (stops.length - 1) : 0);
  if (frames.some((f) => !f)) return even;
  const axis = frames[0].content[1] > frames[0].viewport[1] ? 1 : 0;
  const offsets = frames.map((f) => f.offset[axis]);
  const [low, high] = [Math.min(...offsets), Math.max(...offsets)];
  const rises = offsets.every((offset, index) => index === 0 || offset > offsets[index - 1]);
  // Stops that go back and forth, or scroll a section only, stand at even distances in their order.
  return rises && high > low ? offsets.map((offset) => (offset - low) / (high - low)) : even;
}

function drawRail() {
  const stops = stopsOf(current);
  $("rail").hidden = stops.length < 2;
  if (stops.length < 2) return;
  places = placesOf(stops);
  const index = stops.indexOf(current);
  $("ticks").replaceChildren(...stops.map((stop, i) => {
    const tick = make("div", { class: `tick ${fine.has(stop.state) ? "" : stop.state}${i === index ? " here" : ""}`, title: stop.stop });
    tick.style.top = tickTop(places[i]);
    return tick;
  }));
  const thumb = $("thumb");
  thumb.style.height = thumbLength() + "px";
  thumb.style.top = `calc(${places[index]} * (100% - 12px - ${thumbLength()}px) + 6px)`;
  track.setAttribute("aria-valuemin", "0");
  track.setAttribute("aria-valuemax", String(stops.length - 1));
  track.setAttribute("aria-valuenow", String(index));
  track.setAttribute("aria-valuetext", current.stop);
  const frames = current.after || current.before;
  $("where").textContent = current.stop + (frames ? `\n${Math.round(frames.offset[1] || frames.offset[0])}` : "");
}

const thumbLength = () => {
  const frames = current.after || current.before;
  const part = frames ? Math.min(1, frames.viewport[1] / Math.max(1, frames.content[1])) : 0.2;
  return Math.round(Math.max(28, Math.min(0.6, part) * track.clientHeight));
};
const tickTop = (place) => `calc(${place} * (100% - 12px - ${thumbLength()}px) + ${6 + thumbLength() / 2}px)`;

// The stop nearest to a place on the track. `grip` is what the track measured when it was pressed:
// words above the picture come and go while it is dragged, and move the page.
function goToHeight(clientY, grip) {
  const stops = stopsOf(current);
  const place = (clientY - grip.top) / Math.max(1, grip.room);
  let nearest = 0;
  places.forEach((p, i) => { if (Math.abs(p - place) < Math.abs(places[nearest] - place)) nearest = i; });
  goToStop(stops[nearest]);
}

function goToStop(stop) {
  if (!stop || stop === current) return;
  const zoom = look.zoom;
  current = stop;
  refreshRows();
  show(false);
  look.zoom = zoom;
}

function stepStop(by) {
  const stops = stopsOf(current);
  goToStop(stops[clamp(stops.indexOf(current) + by, 0, stops.length - 1)]);
}

track.addEventListener("pointerdown", (event) => {
  track.setPointerCapture(event.pointerId);
  const box = track.getBoundingClientRect();
  const length = thumbLength();
  const grip = { top: box.top + 6 + length / 2, room: box.height - 12 - length };
  const middle = grip.top + places[stopsOf(current).indexOf(current)] * grip.room;
  // Held where it was taken: a press on the thumb moves nothing.
  if (Math.abs(event.clientY - middle) <= length / 2) grip.top += event.clientY - middle;
  else goToHeight(event.clientY, grip);
  track.classList.add("held");
  track.onpointermove = (move) => goToHeight(move.clientY, grip);
});
for (const name of ["pointerup", "pointercancel"]) {
  track.addEventListener(name, () => {
    track.onpointermove = null;
    track.classList.remove("held");
  });
}
track.addEventListener("keydown", (event) => {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, PageDown: 1, PageUp: -1, Home: -Infinity, End: Infinity }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  stepStop(by);
});
