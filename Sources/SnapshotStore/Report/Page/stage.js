// SPDX-License-Identifier: MIT
//
// The stage: one snapshot, compared in one of five ways, at one size.
const modes = [["diff", "Diff"], ["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"]];
const look = { mode: "diff", frames: false, changes: true, lens: false, zoom: 0, cut: 50, onion: 50 };
let blinking = null;

function buildModes() {
  for (const [mode, label] of modes) {
    const button = make("button", { role: "radio" }, label);
    button.dataset.mode = mode;
    button.onclick = () => setMode(mode);
    $("modes").append(button);
  }
  for (const name of ["frames", "changes", "lens"]) $(name).onclick = () => toggle(name);
  $("mix").querySelector("input").oninput = (event) => {
    look[look.mode === "onion" ? "onion" : "cut"] = Number(event.target.value);
    mixPictures();
  };
  $("fit").onclick = () => setZoom(0);
  $("in").onclick = () => setZoom(Math.min(8, scaleNow() * 1.5));
  $("out").onclick = () => setZoom(Math.max(0.1, scaleNow() / 1.5));
}

function setMode(mode) {
  look.mode = mode;
  drawStage();
}

function toggle(name) {
  look[name] = !look[name];
  drawStage();
}

function setZoom(zoom) {
  look.zoom = zoom;
  drawStage();
}

// One side of the comparison: its picture, its size in points, and the pixels in a point. The two
// may be of different devices.
function sideOf(side) {
  const key = side === "before" ? current.pictures.expected : current.pictures.actual || current.thumb;
  const frames = current[side] || current.after || current.before;
  const pixels = key === current.thumb ? null : pixelSize(key);
  if (!pixels) return { key, size: frames ? frames.viewport : [390, 844], scale: current.scale };
  let scale = current.scale;
  if (frames) {
    const [across, down] = pixels.map((length, axis) => length / frames.viewport[axis]);
    if (Math.abs(across - down) < 0.01) scale = across;
  }
  return { key, size: pixels.map((length) => length / scale), scale };
}

const larger = (one, other) => [Math.max(one[0], other[0]), Math.max(one[1], other[1])];

// The sheets of the stage: their pictures, the side whose frames lie on them, their size in points.
function sheetsNow() {
  const [before, after] = [sideOf("before"), sideOf("after")];
  const pair = (caption) => [{ pictures: [before, after], caption, side: "after", size: larger(before.size, after.size) }];
  switch (effectiveMode()) {
    case "diff": {
      // A difference of two sizes is as large as both, in pixels; they are those of what is there now.
      const pixels = pixelSize(current.pictures.diff);
      const size = pixels ? pixels.map((length) => length / after.scale) : after.size;
      return [{ pictures: [{ key: current.pictures.diff, size }], caption: "Difference", side: "after", size, stretch: before.scale / after.scale }];
    }
    case "side": return [
      { pictures: [before], caption: "Expected", side: "before", size: before.size },
      { pictures: [after], caption: "Actual", side: "after", size: after.size }];
    case "slider": return pair("Expected · actual");
    case "onion": return pair("Expected under actual");
    case "blink": return pair("Expected");
    default: {
      const shown = after.key ? after : before;
      return [{ pictures: [shown], caption: currentCaption(), side: "after", size: shown.size }];
    }
  }
}

function scaleNow() {
  if (look.zoom) return look.zoom;
  const sizes = sheetsNow().map((sheet) => sheet.size);
  const room = $("stage");
  const gap = phone.matches ? 10 : 20;
  const width = sizes.reduce((sum, size) => sum + size[0], 0);
  const across = (room.clientWidth - (phone.matches ? 24 : 40) - gap * (sizes.length - 1)) / width;
  const down = (room.clientHeight - (phone.matches ? 34 : 48)) / Math.max(...sizes.map((size) => size[1]));
  return Math.max(0.05, Math.min(across, down, 2));
}

const hasPair = (snapshot) => Boolean(snapshot.pictures.expected && snapshot.pictures.actual);

function effectiveMode() {
  if (!hasPair(current)) return "single";
  if (look.mode === "diff" && !current.pictures.diff) return "side";
  return look.mode;
}

function show(isNew) {
  const state = make("span", { class: "state " + current.state }, current.state);
  $("name").replaceChildren(current.id, state);
  $("cause").textContent = plain(current.summary);
  if (isNew) look.zoom = 0;
  showDecision();
  drawRail();
  drawStage();
  drawDetails();
}

function drawStage() {
  if (!current) return;
  clearInterval(blinking);
  removeGlass();
  const mode = effectiveMode();
  for (const button of $("modes").children) {
    button.setAttribute("aria-checked", String(button.dataset.mode === mode));
    button.disabled = !hasPair(current) || (button.dataset.mode === "diff" && !current.pictures.diff);
  }
  $("modes").hidden = !hasPair(current);
  $("changes").hidden = !current.before;
  for (const name of ["frames", "changes", "lens"]) $(name).setAttribute("aria-pressed", String(look[name]));
  $("mix").hidden = mode !== "onion" && mode !== "slider";
  $("mix").querySelector("span").textContent = mode === "onion" ? "Actual" : "Cut";
  $("mix").querySelector("input").value = mode === "onion" ? look.onion : look.cut;
  const scale = scaleNow();
  const sheets = sheetsNow().map((described) => makeSheet(scale, described));
  if (mode === "slider") sheets.forEach(withKnife);
  $("paper").replaceChildren(...sheets);
  mixPictures();
  if (mode === "blink") blink();
}

const captions = { passed: "Same as the reference", missing: "New", recorded: "Recorded",
  unreadable: "New; the reference can’t be read" };

function currentCaption() {
  if (!current.pictures.actual && current.thumb) return "Preview";
  if (!current.pictures.actual) return current.pictures.expected ? "Expected" : "";
  return captions[current.state] || "Actual";
}

function setSize(element, size, scale) {
  element.style.width = size[0] * scale + "px";
  element.style.height = size[1] * scale + "px";
}

function makeSheet(scale, { pictures, caption, side, size, stretch = 1 }) {
  const element = make("div", { class: "sheet" + (scale > current.scale * 1.2 ? " sharp" : "") });
  setSize(element, size, scale);
  element.append(make("div", { class: "caption" }, caption));
  for (const picture of pictures) {
    const url = pictureURL(picture.key);
    if (!url) continue;
    const image = make("img", { src: url, alt: "", draggable: false });
    setSize(image, picture.size, scale);
    element.append(image);
  }
  const keys = pictures.map((picture) => picture.key).filter(Boolean);
  if (!element.querySelector("img")) element.append(make("p", { class: "empty" }, keys.length ? "Reading…" : "There is no picture."));
  element.dataset.side = side;
  element.dataset.keys = keys.join(" ");
  drawOverlay(element, side, scale, size, stretch);
  element.addEventListener("pointermove", (event) => moveGlass(event, element));
  element.addEventListener("pointerleave", removeGlass);
  return element;
}

// Applies the cut of the slider and the opacity of the onion skin.
function mixPictures() {
  const [under, top] = $("paper").querySelectorAll(".sheet > img");
  const mode = effectiveMode();
  if (!top || mode === "side") return;
  // In the sheet's own length: the pictures may be narrower.
  const cut = top.parentElement.clientWidth * look.cut / 100;
  top.style.clipPath = mode === "slider" ? `inset(0 0 0 ${cut}px)` : "";
  under.style.clipPath = mode === "slider" ? `inset(0 max(0px, 100% - ${cut}px) 0 0)` : "";
  top.style.opacity = mode === "onion" ? look.onion / 100 : 1;
  const knife = $("paper").querySelector(".knife");
  if (knife) knife.style.left = look.cut + "%";
  if (mode === "slider" || mode === "onion") {
    $("mix").querySelector("input").value = mode === "onion" ? look.onion : look.cut;
  }
}

function withKnife(element) {
  const knife = make("div", { class: "knife" });
  knife.onpointerdown = (event) => {
    knife.setPointerCapture(event.pointerId);
    knife.onpointermove = (move) => {
      const box = element.getBoundingClientRect();
      look.cut = Math.min(100, Math.max(0, (move.clientX - box.left) / box.width * 100));
      mixPictures();
    };
  };
  knife.onpointerup = () => { knife.onpointermove = null; };
  element.append(knife);
  return element;
}

function blink() {
  let isActual = false;
  const flip = () => {
    isActual = !isActual;
    const pictures = $("paper").querySelectorAll(".sheet > img");
    pictures.forEach((picture, index) => {
      picture.style.visibility = (index === 1) === isActual ? "visible" : "hidden";
    });
    const caption = $("paper").querySelector(".caption");
    if (caption) caption.textContent = isActual ? "Actual" : "Expected";
  };
  flip();
  blinking = setInterval(flip, 700);
}

// MARK: Magnifier

function moveGlass(event, element) {
  removeGlass();
  if (!look.lens) return;
  const box = element.getBoundingClientRect();
  const zoom = 6;
  const place = [(event.clientX - box.left) * zoom, (event.clientY - box.top) * zoom];
  const scale = scaleNow();
  const pictures = hasPair(current) ? [sideOf("before"), sideOf("after")] : sheetsNow()[0].pictures;
  pictures.filter((picture) => pictureURL(picture.key)).forEach((picture, index) => {
    const glass = make("div", { class: "glass" });
    const [width, height] = picture.size.map((length) => length * scale * zoom);
    glass.style.backgroundImage = `url(${pictureURL(picture.key)})`;
    glass.style.backgroundSize = `${width}px ${height}px`;
    glass.style.backgroundPosition = `${88 - place[0]}px ${88 - place[1]}px`;
    const total = pictures.length * 186;
    const left = event.clientX + 24 + total > innerWidth ? event.clientX - 24 - total : event.clientX + 24;
    glass.style.left = Math.max(4, left + index * 186) + "px";
    glass.style.top = Math.min(innerHeight - 184, Math.max(4, event.clientY - 88)) + "px";
    document.body.append(glass);
  });
}

function removeGlass() {
  for (const glass of document.querySelectorAll(".glass")) glass.remove();
}

new ResizeObserver(() => { if (!look.zoom) drawStage(); }).observe($("stage"));
