// SPDX-License-Identifier: MIT
//
// The list: filters on top, and below them only those rows that can be seen.
const rowHeight = 76;
const rows = new Map();
const list = $("list");

function buildFilters() {
  const counts = {};
  for (const snapshot of run.snapshots) counts[snapshot.state] = (counts[snapshot.state] || 0) + 1;
  const review = run.snapshots.filter((snapshot) => !fine.has(snapshot.state)).length;
  const chips = [["", "All", run.snapshots.length]];
  if (review) chips.push(["review", "To review", review]);
  const order = ["unreadable", "error", "changed", "engine", "missing", "incomplete", "recorded", "tolerated", "passed"];
  for (const state of order) if (counts[state]) chips.push([state, state, counts[state]]);
  for (const [state, label, count] of chips) {
    const chip = make("button", { class: "chip", "aria-pressed": String(filters.state === state) });
    if (state && state !== "review") chip.append(make("span", { class: "dot " + state }));
    chip.append(label, make("b", {}, String(count)));
    chip.dataset.state = state;
    chip.onclick = () => setFilter("state", state);
    $("states").append(chip);
  }
  const options = (id, label, values, name) => {
    $(id).append(make("option", { value: "" }, label));
    for (const [index, value] of values.entries()) {
      $(id).append(make("option", { value: String(index + 1) }, value || "Document’s own"));
    }
    $(id).onchange = (event) => {
      const index = Number(event.target.value);
      setFilter(name, index ? values[index - 1] : name === "device" ? null : "");
    };
    $(id).hidden = values.length < 2;
  };
  const unique = (name) => [...new Set(run.snapshots.map((snapshot) => snapshot[name]))].sort();
  options("document", "Any document", unique("document"), "document");
  options("device", "Any device", unique("device"), "device");
  options("stop", "Any stop", unique("stop"), "stop");
  $("kind").hidden = !run.snapshots.some((snapshot) => snapshot.kind);
  $("kind").onchange = (event) => setFilter("kind", event.target.value);
  $("search").oninput = (event) => setFilter("search", event.target.value.trim().toLowerCase());
}

function setFilter(name, value) {
  filters[name] = value;
  for (const chip of $("states").children) {
    chip.setAttribute("aria-pressed", String(chip.dataset.state === filters.state));
  }
  applyFilters();
}

function applyFilters() {
  chosen = run.snapshots.filter(matches);
  $("rows").style.height = chosen.length * rowHeight + "px";
  for (const row of rows.values()) row.remove();
  rows.clear();
  if (list.scrollTop > chosen.length * rowHeight) list.scrollTop = 0;
  const empty = chosen.length === 0;
  $("nothing").hidden = !empty;
  for (const id of ["head", "tools", "body", "details"]) $(id).hidden = empty;
  if (!empty && !chosen.includes(current)) select(chosen[0], { quiet: true });
  drawRows();
}

function drawRows() {
  const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 4);
  const last = Math.min(chosen.length, Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + 4);
  for (const [index, row] of rows) {
    if (index < first || index >= last) {
      row.remove();
      rows.delete(index);
    }
  }
  for (let index = first; index < last; index++) {
    if (rows.has(index)) continue;
    const row = makeRow(chosen[index], index);
    rows.set(index, row);
    $("rows").append(row);
  }
}

function makeRow(snapshot, index) {
  const picture = make("div", { class: "pic" });
  const url = pictureURL(snapshot.thumb || snapshot.pictures.actual || snapshot.pictures.expected);
  if (url) picture.append(make("img", { src: url, alt: "", decoding: "async" }));
  const state = make("div", { class: "state " + snapshot.state },
    make("span", { class: "dot" }), snapshot.state);
  const decision = decisions.get(snapshot.id);
  if (decision) state.append(make("span", { class: "mark" }, decision));
  const row = make("div", { class: "row", role: "option", title: snapshot.id,
    "aria-selected": String(snapshot === current) }, picture,
    make("div", { class: "what" }, make("div", { class: "id" }, snapshot.id),
      make("div", { class: "why" }, plain(snapshot.summary) || snapshot.device || snapshot.document), state));
  row.style.top = index * rowHeight + "px";
  row.onclick = () => select(snapshot);
  return row;
}

const plain = (text) => (text || "").replaceAll("`", "");

function refreshRows() {
  for (const row of rows.values()) row.remove();
  rows.clear();
  drawRows();
}

function select(snapshot, { quiet = false } = {}) {
  const isNew = snapshot !== current;
  current = snapshot;
  if (!quiet) $("app").classList.add("open");
  const index = chosen.indexOf(snapshot);
  if (index >= 0) {
    const top = index * rowHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    if (top + rowHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top + rowHeight - list.clientHeight;
    }
  }
  refreshRows();
  if (!quiet) return show(isNew);
  // A filter answers with its rows; the stage follows in the next frame.
  requestAnimationFrame(() => setTimeout(() => { if (current === snapshot) show(isNew); }));
}

function step(by) {
  const index = chosen.indexOf(current);
  const next = chosen[Math.min(chosen.length - 1, Math.max(0, index + by))];
  if (next) select(next);
}

list.addEventListener("scroll", drawRows, { passive: true });
new ResizeObserver(drawRows).observe(list);
