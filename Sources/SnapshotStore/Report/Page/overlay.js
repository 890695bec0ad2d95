// SPDX-License-Identifier: MIT
//
// What lies on top of a picture: frames with ids, insets and pins under the pointer, and layout
// changes as ghosts and arrows.
const svgNS = "http://www.w3.org/2000/svg";
const mostArrows = 80;

function shape(tag, properties) {
  const element = document.createElementNS(svgNS, tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
  return element;
}

const rectOf = (row) => ({ x: row[3], y: row[4], width: row[5], height: row[6] });

// `size` is the sheet's in points; what was is drawn `stretch` times as large.
function drawOverlay(element, side, scale, size, stretch) {
  const frames = current[side] || current.after;
  if (!frames) return;
  const svg = shape("svg", { viewBox: `0 0 ${size[0]} ${size[1]}` });
  element.append(svg);
  if (look.changes && current.before && current.after && side === "after") drawChanges(svg, stretch);
  if (look.frames) drawFrames(svg, element, frames, scale);
}

function drawFrames(svg, element, frames, scale) {
  for (const row of frames.sections) svg.append(shape("rect", { ...rectOf(row), class: "frame section" }));
  for (const row of frames.elements) {
    const frame = shape("rect", { ...rectOf(row), class: "frame " + row[1] });
    frame.dataset.id = row[0];
    frame.addEventListener("pointerenter", () => describe(element, svg, frames, row, scale));
    frame.addEventListener("pointerleave", () => undescribe(element, svg));
    svg.append(frame);
  }
  // Labels for what is large enough to carry one and begins inside the picture; pinned ones first,
  // since they lie on top, and none on another.
  const taken = [];
  for (const row of [...frames.elements].sort((one, other) => (other[7] || 0) - (one[7] || 0))) {
    const [x, y] = [Math.max(0, row[3]) * scale, row[4] * scale];
    const room = Math.min(row[5], frames.viewport[0] - Math.max(0, row[3])) * scale - 4;
    if (room < 40 || row[6] * scale < 14 || y < 0 || y + 16 > frames.viewport[1] * scale) continue;
    const label = (row[7] ? "pinned · " : "") + row[0];
    const width = Math.min(room, label.length * 6.5);
    if (taken.some((t) => Math.abs(t.y - y) < 15 && t.x < x + width && x < t.x + t.width)) continue;
    taken.push({ x, y, width });
    const tag = make("div", { class: "tag" }, label);
    tag.style.left = x + 2 + "px";
    tag.style.top = y + 2 + "px";
    tag.style.maxWidth = room + "px";
    element.append(tag);
  }
}

// Distances from an element to what is next on each side: another element of its section that it
// overlaps along that side, or else the section's edge.
function insetsOf(frames, row) {
  const section = frames.sections.find((s) => s[2] === row[2]);
  if (!section) return [];
  const found = [];
  for (const [start, length] of [[3, 5], [4, 6]]) {
    const [crossStart, crossLength] = start === 3 ? [4, 6] : [3, 5];
    const [low, high] = [row[start], row[start] + row[length]];
    let [before, after] = [section[start], section[start] + section[length]];
    for (const other of frames.elements) {
      const overlaps = other[crossStart] < row[crossStart] + row[crossLength] && row[crossStart] < other[crossStart] + other[crossLength];
      if (other === row || other[2] !== row[2] || other[1] === "decoration" || !overlaps) continue;
      if (other[start] + other[length] <= low + 0.01) before = Math.max(before, other[start] + other[length]);
      if (other[start] >= high - 0.01) after = Math.min(after, other[start]);
    }
    const middle = row[crossStart] + row[crossLength] / 2;
    for (const [from, to] of [[before, low], [high, after]]) {
      if (to - from > 0.01) found.push(start === 3 ? [to - from, from, middle, to, middle] : [to - from, middle, from, middle, to]);
    }
  }
  return found;
}

// Under the pointer: the id, the frame, the room on each side, and whether it is pinned.
function describe(element, svg, frames, row, scale) {
  undescribe(element, svg);
  const rect = rectOf(row);
  const lines = [row[0], `${row[1]}  ${number(rect.x)}, ${number(rect.y)}  ${number(rect.width)} × ${number(rect.height)}`];
  if (row[7]) lines.push("pinned: held away from its natural place");
  for (const [length, x1, y1, x2, y2] of insetsOf(frames, row)) {
    svg.append(shape("line", { x1, y1, x2, y2, class: "inset" }));
    const label = make("div", { class: "tag number" }, number(length));
    label.style.left = clamp((x1 + x2) / 2, 8, frames.viewport[0] - 8) * scale + "px";
    label.style.top = clamp((y1 + y2) / 2, 8, frames.viewport[1] - 8) * scale + "px";
    element.append(label);
  }
  const tip = make("div", { class: "tag tip" }, lines.join("\n"));
  tip.style.left = Math.max(0, rect.x * scale) + "px";
  tip.style.top = Math.max(0, rect.y + rect.height) * scale + 14 + "px";
  element.append(tip);
}

function undescribe(element, svg) {
  for (const old of element.querySelectorAll(".tip, .tag.number")) old.remove();
  for (const old of svg.querySelectorAll(".inset")) old.remove();
}

const number = (value) => String(Math.round(value * 1000) / 1000);
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

// Pairs of rows by id; ids that come twice go with one another in order.
function shifts(snapshot) {
  const keyed = (frames) => {
    const counts = new Map();
    return new Map(frames.elements.map((row) => {
      const count = counts.get(row[0]) || 0;
      counts.set(row[0], count + 1);
      return [row[0] + "\n" + count, row];
    }));
  };
  const [before, after] = [keyed(snapshot.before), keyed(snapshot.after)];
  const found = [];
  for (const [key, row] of after) {
    const old = before.get(key);
    if (!old) found.push([null, row]);
    else if ([3, 4, 5, 6].some((i) => Math.abs(old[i] - row[i]) > 0.0015)) found.push([old, row]);
  }
  for (const [key, row] of before) if (!after.has(key)) found.push([row, null]);
  return found;
}

function drawChanges(svg, stretch) {
  const marker = shape("marker", { id: "arrowhead", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 10, markerHeight: 10, orient: "auto", markerUnits: "userSpaceOnUse" });
  marker.append(shape("path", { d: "M0 0 L8 4 L0 8 z", class: "head" }));
  const defs = shape("defs", {});
  defs.append(marker);
  svg.append(defs);
  const arrows = [];
  shifts(current).slice(0, mostArrows).forEach(([old, after], index) => {
    const before = old && old.map((part, place) => place >= 3 && place <= 6 ? part * stretch : part);
    if (!before) svg.append(shape("rect", { ...rectOf(after), class: "came" }));
    else if (!after) svg.append(shape("rect", { ...rectOf(before), class: "gone" }));
    else {
      svg.append(shape("rect", { ...rectOf(before), class: "ghost" }), shape("rect", { ...rectOf(after), class: "now" }));
      // Side by side, so that the arrows of a column are not one line.
      const part = 0.3 + 0.1 * (index % 5);
      const from = [before[3] + before[5] * part, before[4] + before[6] / 2];
      const to = [after[3] + after[5] * part, after[4] + after[6] / 2];
      if (Math.hypot(to[0] - from[0], to[1] - from[1]) > 1) {
        arrows.push(shape("line", { x1: from[0], y1: from[1], x2: to[0], y2: to[1], class: "arrow", "marker-end": "url(#arrowhead)" }));
      }
    }
  });
  svg.append(...arrows);
}

// Lights up an element, or a box of pixels, on every sheet.
function light(id) {
  for (const sheet of document.querySelectorAll(".sheet")) {
    const svg = sheet.querySelector("svg");
    const frames = current[sheet.dataset.side] || current.after;
    const row = frames && frames.elements.find((r) => r[0] === id);
    if (svg && row) svg.append(shape("rect", { ...rectOf(row), class: "frame lit" }));
  }
}

function lightBox([x, y, width, height]) {
  const s = current.scale;
  for (const svg of document.querySelectorAll(".sheet > svg")) {
    svg.append(shape("rect", { x: x / s, y: y / s, width: width / s, height: height / s, class: "region" }));
  }
}

function unlight() {
  for (const old of document.querySelectorAll(".frame.lit, .region")) old.remove();
}
