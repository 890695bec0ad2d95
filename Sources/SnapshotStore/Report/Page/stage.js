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

// Size of a picture in points; both pictures of a pair share the larger one.
function pointSize(snapshot) {
  const sizes = [snapshot.after, snapshot.before].filter(Boolean).map((frames) => frames.viewport);
  if (!sizes.length) sizes.push([390, 844]);
  return [Math.max(...sizes.map((s) => s[0])), Math.max(...sizes.map((s) => s[1]))];
}

function scaleNow() {
  if (look.zoom) return look.zoom;
  const [width, height] = pointSize(current);
  const room = $("stage");
  const sheets = effectiveMode() === "side" ? 2 : 1;
  const gap = phone.matches ? 10 : 20;
  const across = (room.clientWidth - (phone.matches ? 24 : 40) - gap * (sheets - 1)) / (sheets * width);
  const down = (room.clientHeight - (phone.matches ? 34 : 48)) / height;
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
  const p = current.pictures;
  const actual = p.actual || current.thumb;
  const sheets = {
    single: () => [sheet(scale, [p.expected && !p.actual ? p.expected : actual], currentCaption(), "after")],
    diff: () => [sheet(scale, [p.diff], "Difference", "after")],
    side: () => [sheet(scale, [p.expected], "Expected", "before"), sheet(scale, [p.actual], "Actual", "after")],
    slider: () => [withKnife(sheet(scale, [p.expected, p.actual], "Expected · actual", "after"))],
    onion: () => [sheet(scale, [p.expected, p.actual], "Expected under actual", "after")],
    blink: () => [sheet(scale, [p.expected, p.actual], "Expected", "after")],
  }[mode]();
  $("paper").replaceChildren(...sheets);
  mixPictures();
  if (mode === "blink") blink();
}

function currentCaption() {
  if (!current.pictures.actual && current.thumb) return "Preview";
  return { missing: "New", recorded: "Recorded" }[current.state] || (current.pictures.expected && !current.pictures.actual ? "Expected" : "Same as the reference");
}

function sheet(scale, keys, caption, side) {
  const [width, height] = pointSize(current);
  const element = make("div", { class: "sheet" + (scale * 1 > current.scale * 1.2 ? " sharp" : "") });
  element.style.width = width * scale + "px";
  element.style.height = height * scale + "px";
  element.append(make("div", { class: "caption" }, caption));
  const known = keys.map(pictureURL);
  for (const url of known) if (url) element.append(make("img", { src: url, alt: "", draggable: false }));
  if (!known.some(Boolean)) element.append(make("p", { class: "empty" }, keys.some(Boolean) ? "Reading…" : "There is no picture."));
  element.dataset.side = side;
  element.dataset.keys = keys.filter(Boolean).join(" ");
  drawOverlay(element, side, scale);
  element.addEventListener("pointermove", (event) => moveGlass(event, element));
  element.addEventListener("pointerleave", removeGlass);
  return element;
}

// Applies the cut of the slider and the opacity of the onion skin.
function mixPictures() {
  const top = $("paper").querySelectorAll(".sheet > img")[1];
  const mode = effectiveMode();
  if (!top) return;
  top.style.clipPath = mode === "slider" ? `inset(0 0 0 ${look.cut}%)` : "";
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
    const top = $("paper").querySelectorAll(".sheet > img")[1];
    if (top) top.style.visibility = isActual ? "visible" : "hidden";
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
  const place = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  const zoom = 6;
  const pictures = hasPair(current) ? [current.pictures.expected, current.pictures.actual] : [element.dataset.keys.split(" ")[0]];
  pictures.map(pictureURL).filter(Boolean).forEach((url, index) => {
    const glass = make("div", { class: "glass" });
    const [width, height] = [box.width * zoom, box.height * zoom];
    glass.style.backgroundImage = `url(${url})`;
    glass.style.backgroundSize = `${width}px ${height}px`;
    glass.style.backgroundPosition = `${88 - place[0] * width}px ${88 - place[1] * height}px`;
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
