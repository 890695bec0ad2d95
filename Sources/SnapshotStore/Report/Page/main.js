// SPDX-License-Identifier: MIT
//
// Decisions, keys, and the first drawing.
const decisions = new Map();

function decide(word) {
  if (!current || !waits(current)) return;
  if (decisions.get(current.id) === word) decisions.delete(current.id);
  else decisions.set(current.id, word);
  showDecision();
  refreshRows();
  const words = [...decisions.values()];
  const approved = words.filter((w) => w === "approved").length;
  $("decisions").hidden = decisions.size === 0;
  $("decided").textContent = `${approved} approved, ${words.length - approved} rejected`;
}

function showDecision() {
  $("verdict").hidden = !waits(current);
  $("approve").setAttribute("aria-pressed", String(decisions.get(current.id) === "approved"));
  $("reject").setAttribute("aria-pressed", String(decisions.get(current.id) === "rejected"));
}

// Ids with the hashes of the pictures and frames that were seen: what `approve --from` reads.
function approvalsText() {
  const of = (word) => run.snapshots.filter((s) => decisions.get(s.id) === word).map((s) => ({ id: s.id, hash: s.hash, layout: s.layoutHash }));
  return JSON.stringify({ version: 1, approved: of("approved"), rejected: of("rejected") }, null, 2) + "\n";
}

function download() {
  const url = URL.createObjectURL(new Blob([approvalsText()], { type: "application/json" }));
  make("a", { href: url, download: "approvals.json" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

const keys = [
  ["j", "Next snapshot", () => step(1)], ["k", "Previous snapshot", () => step(-1)],
  ["a", "Approve", () => decide("approved")], ["r", "Reject", () => decide("rejected")],
  ["[", "Previous stop", () => stepStop(-1)], ["]", "Next stop", () => stepStop(1)],
  ["1–5", "Diff, side by side, slider, onion skin, blink", null],
  ["f", "Frames with ids", () => toggle("frames")], ["c", "Layout changes", () => toggle("changes")],
  ["m", "Magnifier", () => toggle("lens")],
  ["+", "Larger", () => $("in").click()], ["-", "Smaller", () => $("out").click()], ["0", "Fit", () => setZoom(0)],
  ["/", "Search", () => $("search").focus()], ["Esc", "Back to the list", () => $("app").classList.remove("open")],
  ["?", "This list", () => $("help").showModal()],
];

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("help").open) return;
  const isTyping = ["INPUT", "SELECT"].includes(event.target.tagName) && event.target.type !== "range";
  if (isTyping) {
    if (event.key === "Escape" || event.key === "Enter") event.target.blur();
    return;
  }
  const mode = modes[Number(event.key) - 1];
  const key = event.key === "Escape" ? "Esc" : event.key;
  const found = keys.find(([name, , action]) => name === key && action);
  if (!mode && !found) return;
  event.preventDefault();
  if (mode) setMode(mode[0]);
  else found[2]();
});

$("approve").onclick = () => decide("approved");
$("reject").onclick = () => decide("rejected");
$("download").onclick = download;
$("back").onclick = () => $("app").classList.remove("open");
$("help-open").onclick = () => $("help").showModal();
for (const [name, text] of keys) $("keys").append(make("dt", {}, name), make("dd", {}, text));

buildFilters();
buildModes();
drawSummary();
applyFilters();
performance.mark("usable");
// Pictures stand behind this script: what was drawn before they were read is drawn again.
document.addEventListener("DOMContentLoaded", () => {
  refreshRows();
  if (current) { drawStage(); drawDetails(); }
  performance.mark("complete");
});
