// SPDX-License-Identifier: MIT
//
// Words below the picture: what changed, where, under which tolerance.

// Text in which `names` become buttons that light up their element.
function withNames(text) {
  return text.split("`").map((part, index) => {
    if (index % 2 === 0) return part;
    const name = make("button", { class: "ref" }, part);
    name.onpointerenter = name.onfocus = () => light(part);
    name.onpointerleave = name.onblur = unlight;
    name.onclick = () => light(part);
    return name;
  });
}

function block(title, ...children) {
  const box = make("section", {}, make("h3", {}, title));
  box.append(...children);
  return box;
}

function drawDetails() {
  const blocks = [];
  const layout = linesOf("layout");
  if (layout.length) {
    blocks.push(block("Layout", make("ul", {}, ...layout.map((line) =>
      make("li", { class: line.startsWith("  ") ? "follows" : "" }, ...withNames(line.trim()))))));
  }
  const d = current.difference;
  if (d && d.differing) {
    const items = d.regions.map((region) => {
      const [x, y, width, height] = region.box;
      const item = make("li", {}, `${x}, ${y}  ${width} × ${height}: ${region.count.toLocaleString("en")} px, ${region.explained ? "explained by layout" : "paint only"} `,
        ...region.elements.slice(0, 3).flatMap((id) => withNames("`" + id + "`")));
      item.onpointerenter = () => lightBox(region.box);
      item.onpointerleave = unlight;
      return item;
    });
    const worst = d.worst ? `, worst at ${d.worst.x}, ${d.worst.y}: ${d.worst.before} → ${d.worst.after}` : "";
    blocks.push(block("Pixels", make("p", {}, `${d.counted.toLocaleString("en")} of ${d.total.toLocaleString("en")} differ (${d.ratio})${worst}`), make("ul", {}, ...items)));
  }
  const crop = pictureURL(current.pictures.crop);
  if (crop) blocks.push(block("Worst place: expected, actual, difference", make("img", { class: "crop", src: crop, alt: "" })));
  const facts = [];
  if (current.place) facts.push(`${current.place.file}:${current.place.line}:${current.place.column} ${current.place.pointer}`);
  else facts.push(current.document);
  if (current.device) facts.push(Object.entries(current.variant).map(([axis, value]) => `${axis}: ${value}`).join(", "));
  for (const note of current.notes || []) facts.push(note);
  blocks.push(block("About", make("ul", {}, ...facts.map((fact) => make("li", {}, ...withNames(fact))))));
  if (current.rule != null && run.debt[current.rule]) blocks.push(debtBlock(run.debt[current.rule]));
  $("details").replaceChildren(...blocks);
}

// The lines of the full text that stand below a heading.
function linesOf(heading) {
  const lines = (current.details || "").split("\n");
  const start = lines.indexOf(heading);
  if (start < 0) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !line.startsWith("  "));
  return rest.slice(0, end < 0 ? rest.length : end).map((line) => line.slice(2));
}

function debtBlock(debt) {
  const box = block("Tolerance", make("p", {}, `${debt.pattern}: ${debt.tolerance}. ${debt.reason}`),
    make("p", {}, plain(debt.text)));
  if (debt.share != null) {
    const bar = make("i");
    bar.style.width = Math.ceil(debt.share * 100) + "%";
    box.append(make("div", { class: "bar" }, bar));
  }
  return box;
}

// The run as a whole, where something is to be said of it.
function drawSummary() {
  const parts = [run.summary];
  if (!run.complete) parts.push("not a complete run");
  $("summary").textContent = parts.join(" · ");
  const lines = [...run.canary.map((text) => "Canary: " + text), ...run.notes,
    ...run.debt.filter((debt) => debt.advice || debt.hides).map((debt) => "Tolerance " + debt.text)];
  if (run.obsolete.length) lines.push("Obsolete: " + run.obsolete.join(", "));
  if (!lines.length) return;
  const box = $("run");
  box.hidden = false;
  box.open = run.canary.length > 0;
  box.firstElementChild.textContent = `${lines.length} ${lines.length === 1 ? "note" : "notes"} on this run`;
  box.append(...lines.map((line) => make("p", {}, plain(line))));
}
