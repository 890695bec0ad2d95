// SPDX-License-Identifier: MIT
//
// The run, its pictures, and what of it is chosen. Pictures are decoded when they are first seen.
"use strict";
const $ = (id) => document.getElementById(id);
const run = JSON.parse($("data").textContent);
const fine = new Set(["passed", "tolerated"]);
const reviewable = new Set(["changed", "missing", "engine", "incomplete", "unreadable"]);
const phone = matchMedia("(max-width: 860px)");

for (const [index, snapshot] of run.snapshots.entries()) {
  snapshot.index = index;
  snapshot.device = Object.values(snapshot.variant).join(", ");
  snapshot.words = (snapshot.id + " " + (snapshot.summary || "")).toLowerCase();
  snapshot.series = snapshot.document + "\n" + snapshot.device;
  snapshot.kind = fine.has(snapshot.state) ? ""
    : snapshot.before ? "layout" : snapshot.difference ? "paint" : "";
}
// Stops of one document in one environment follow one another.
run.snapshots.sort((a, b) => a.series < b.series ? -1 : a.series > b.series ? 1 : a.order - b.order);
const series = new Map();
for (const snapshot of run.snapshots) {
  if (!series.has(snapshot.series)) series.set(snapshot.series, []);
  series.get(snapshot.series).push(snapshot);
}

// Whether a picture waits that `approve` would take.
const waits = (snapshot) => run.command !== "diff" && reviewable.has(snapshot.state)
  && Boolean(snapshot.hash && snapshot.pictures.actual);

const filters = { state: "", search: "", document: "", device: null, stop: "", kind: "" };
const needsLook = run.snapshots.some((snapshot) => !fine.has(snapshot.state));
if (needsLook) filters.state = "review";
let chosen = [];
let current = null;

function matches(snapshot) {
  const f = filters;
  return (!f.state || (f.state === "review" ? !fine.has(snapshot.state) : snapshot.state === f.state))
    && (!f.document || snapshot.document === f.document)
    && (f.device === null || snapshot.device === f.device)
    && (!f.stop || snapshot.stop === f.stop)
    && (!f.kind || snapshot.kind === f.kind)
    && (!f.search || f.search.split(/\s+/).every((word) => snapshot.words.includes(word)));
}

const urls = new Map();
const mostURLs = 400;

// The address of an embedded picture, or null while the page is still being read.
function pictureURL(key) {
  if (!key) return null;
  let url = urls.get(key);
  if (url) {
    urls.delete(key);
    urls.set(key, url);
    return url;
  }
  const holder = $("p-" + key);
  if (!holder) return null;
  const text = atob(holder.textContent.trim());
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  url = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
  urls.set(key, url);
  if (urls.size > mostURLs) {
    const [oldest] = urls.keys();
    URL.revokeObjectURL(urls.get(oldest));
    urls.delete(oldest);
  }
  return url;
}

const pixelSizes = new Map();

// Width and height of an embedded picture in pixels, from its first bytes; null while it is not
// there.
function pixelSize(key) {
  const holder = key && !pixelSizes.has(key) && $("p-" + key);
  if (holder) {
    const head = atob(holder.textContent.trim().slice(0, 32));
    const at = (start) => [0, 1, 2, 3].reduce((sum, i) => sum * 256 + head.charCodeAt(start + i), 0);
    pixelSizes.set(key, [at(16), at(20)]);
  }
  return pixelSizes.get(key) || null;
}

// Makes an element: tag, properties, children.
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === "class") element.className = value;
    else if (name.startsWith("aria-") || name === "role") element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children);
  return element;
}
