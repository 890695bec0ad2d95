// SPDX-License-Identifier: MIT
//
// A compressor for filtered rows of pixels: they are mostly long stretches of one byte, which it
// passes over without remembering each place. Its output depends on the input alone.

#include "CPNG.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

enum {
  WINDOW = 32768,
  HASH_BITS = 15,
  SHORTEST = 4,      ///< Shorter matches are not looked for.
  LONGEST = 258,
  GOOD = 48,         ///< A match as long as this is taken without looking at the next byte.
  DEPTH = 12,        ///< Places that are tried.
  REMEMBERED = 16,   ///< Places within a match that can be found later.
  TOKENS = 8192,     ///< Literals and matches of a block.
  LITERALS = 286,
  DISTANCES = 30,
};

struct dcv_deflater {
  int32_t heads[1 << HASH_BITS];  ///< The last place of each hash.
  int32_t before[WINDOW];         ///< The place before with the same hash.
  uint32_t tokens[TOKENS];        ///< A byte, or bit 31, length - 3 from bit 16 on, distance - 1.
  uint32_t literals[LITERALS], distances[DISTANCES];  ///< How often each symbol stands in the block.
  size_t count;
  uint8_t *out, *end;
  uint64_t bits;
  unsigned bit_count;
};

static uint32_t load32(const uint8_t *p) {
  uint32_t v;
  memcpy(&v, p, 4);
  return v;
}

static uint64_t load64(const uint8_t *p) {
  uint64_t v;
  memcpy(&v, p, 8);
  return v;
}

static uint32_t hash_of(const uint8_t *p) { return (load32(p) * 0x9E3779B1u) >> (32 - HASH_BITS); }

/// How many bytes are equal, at most `most`.
static uint32_t common(const uint8_t *a, const uint8_t *b, uint32_t most) {
  uint32_t n = 0;
  while (n + 8 <= most) {
    uint64_t d = load64(a + n) ^ load64(b + n);
    if (d) return n + (uint32_t)__builtin_ctzll(d) / 8;
    n += 8;
  }
  while (n < most && a[n] == b[n]) n++;
  return n;
}

// MARK: Codes

static unsigned length_symbol(uint32_t length, unsigned *extra, uint32_t *rest) {
  uint32_t v = length - 3;
  if (length == LONGEST) {
    *extra = 0;
    *rest = 0;
    return 285;
  }
  if (v < 8) {
    *extra = 0;
    *rest = 0;
    return 257 + v;
  }
  unsigned e = 29 - (unsigned)__builtin_clz(v);
  *extra = e;
  *rest = v & ((1u << e) - 1);
  return 257 + 4 * e + (v >> e);
}

static unsigned distance_symbol(uint32_t distance, unsigned *extra, uint32_t *rest) {
  uint32_t v = distance - 1;
  if (v < 4) {
    *extra = 0;
    *rest = 0;
    return v;
  }
  unsigned e = 30 - (unsigned)__builtin_clz(v);
  *extra = e;
  *rest = v & ((1u << e) - 1);
  return 2 * e + (v >> e);
}

static int by_value(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return x < y ? -1 : x > y;
}

/// Lengths of a Huffman code, after Moffat and Katajainen: `a` holds frequencies, rising, and then
/// lengths, falling.
static void code_lengths(uint64_t *a, int n) {
  if (n == 1) a[0] = 1;
  if (n < 2) return;
  int root = 0, leaf = 2;
  a[0] += a[1];
  for (int next = 1; next < n - 1; next++) {
    if (leaf >= n || a[root] < a[leaf]) {
      a[next] = a[root];
      a[root++] = (uint64_t)next;
    } else {
      a[next] = a[leaf++];
    }
    if (leaf >= n || (root < next && a[root] < a[leaf])) {
      a[next] += a[root];
      a[root++] = (uint64_t)next;
    } else {
      a[next] += a[leaf++];
    }
  }
  a[n - 2] = 0;
  for (int next = n - 3; next >= 0; next--) a[next] = a[a[next]] + 1;
  int free_places = 1, used = 0, next = n - 1;
  uint64_t depth = 0;
  root = n - 2;
  while (free_places > 0) {
    while (root >= 0 && a[root] == depth) {
      used++;
      root--;
    }
    while (free_places > used) {
      a[next--] = depth;
      free_places--;
    }
    free_places = 2 * used;
    depth++;
    used = 0;
  }
}

/// A code of at most `longest` bits for symbols by their frequency. `codes` are ready to be written
/// from their lowest bit on.
static void make_code(const uint32_t *frequencies, int symbols, int longest, uint8_t *lengths,
                      uint16_t *codes) {
  uint64_t sorted[LITERALS], a[LITERALS];
  int n = 0, counts[64] = {0};
  for (int s = 0; s < symbols; s++)
    if (frequencies[s]) sorted[n++] = (uint64_t)frequencies[s] << 16 | (uint64_t)s;
  qsort(sorted, (size_t)n, sizeof *sorted, by_value);
  for (int i = 0; i < n; i++) a[i] = sorted[i] >> 16;
  code_lengths(a, n);
  for (int i = 0; i < n; i++) counts[a[i] < (uint64_t)longest ? (int)a[i] : longest]++;
  // Too long a code was cut: others grow until all fit again.
  uint32_t total = 0;
  for (int l = 1; l <= longest; l++) total += (uint32_t)counts[l] << (longest - l);
  for (; n > 1 && total > 1u << longest; total--) {
    counts[longest]--;
    for (int l = longest - 1; l > 0; l--) {
      if (!counts[l]) continue;
      counts[l]--;
      counts[l + 1] += 2;
      break;
    }
  }
  memset(lengths, 0, (size_t)symbols);
  for (int l = longest, i = 0; l > 0; l--)
    for (int k = 0; k < counts[l]; k++) lengths[sorted[i++] & 0xffff] = (uint8_t)l;
  uint32_t next[17] = {0}, code = 0;
  for (int l = 1; l <= longest; l++) next[l] = code = (code + (l > 1 ? (uint32_t)counts[l - 1] : 0)) << 1;
  for (int s = 0; s < symbols; s++) {
    if (!lengths[s]) continue;
    uint32_t c = next[lengths[s]]++, reversed = 0;
    for (int l = lengths[s]; l > 0; l--, c >>= 1) reversed = reversed << 1 | (c & 1);
    codes[s] = (uint16_t)reversed;
  }
}

// MARK: Blocks

static void put(dcv_deflater *d, uint32_t value, unsigned count) {
  d->bits |= (uint64_t)value << d->bit_count;
  d->bit_count += count;
  while (d->bit_count >= 8) {
    if (d->out < d->end) *d->out = (uint8_t)d->bits;
    d->out++;
    d->bits >>= 8;
    d->bit_count -= 8;
  }
}

/// Lengths of both codes in a row, stretches of equal ones shortened: symbols from bit 8 on, what
/// follows them below.
static int shorten(const uint8_t *lengths, int n, uint16_t *out, uint32_t *frequencies) {
  int count = 0;
  for (int i = 0; i < n;) {
    int run = 1, symbol = lengths[i], rest = 0, taken = 1;
    while (i + run < n && lengths[i + run] == symbol && run < 138) run++;
    if (!symbol && run >= 3) {
      taken = run;
      symbol = run >= 11 ? 18 : 17;
      rest = run - (run >= 11 ? 11 : 3);
    } else if (i > 0 && symbol && lengths[i - 1] == symbol && run >= 3) {
      taken = run > 6 ? 6 : run;
      symbol = 16;
      rest = taken - 3;
    }
    out[count++] = (uint16_t)(symbol << 8 | rest);
    frequencies[symbol]++;
    i += taken;
  }
  return count;
}

/// Writes the tokens so far as a block with codes of its own.
static void write_block(dcv_deflater *d, int is_last) {
  uint8_t lengths[LITERALS + DISTANCES], distance_lengths[DISTANCES], meta_lengths[19];
  uint16_t codes[LITERALS], distance_codes[DISTANCES], meta_codes[19], short_lengths[LITERALS + DISTANCES];
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  uint32_t meta[19] = {0};
  d->literals[256] = 1;
  int literals = LITERALS, distances = DISTANCES, metas = 19;
  while (distances > 1 && !d->distances[distances - 1]) distances--;
  if (distances == 1) d->distances[0] |= 1;
  while (!d->literals[literals - 1]) literals--;
  make_code(d->literals, LITERALS, 15, lengths, codes);
  make_code(d->distances, DISTANCES, 15, distance_lengths, distance_codes);
  memcpy(lengths + literals, distance_lengths, (size_t)distances);
  int shorts = shorten(lengths, literals + distances, short_lengths, meta);
  make_code(meta, 19, 7, meta_lengths, meta_codes);
  while (metas > 4 && !meta_lengths[order[metas - 1]]) metas--;
  put(d, is_last ? 5 : 4, 3);
  put(d, (uint32_t)(literals - 257), 5);
  put(d, (uint32_t)(distances - 1), 5);
  put(d, (uint32_t)(metas - 4), 4);
  for (int i = 0; i < metas; i++) put(d, meta_lengths[order[i]], 3);
  for (int i = 0; i < shorts; i++) {
    int symbol = short_lengths[i] >> 8;
    put(d, meta_codes[symbol], meta_lengths[symbol]);
    if (symbol >= 16) put(d, short_lengths[i] & 255u, symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
  }
  // In `lengths`, the distances begin behind the last literal in use.
  for (size_t i = 0; i < d->count; i++) {
    uint32_t token = d->tokens[i];
    if (!(token >> 31)) {
      put(d, codes[token], lengths[token]);
      continue;
    }
    unsigned extra;
    uint32_t rest;
    unsigned symbol = length_symbol(((token >> 16) & 255) + 3, &extra, &rest);
    put(d, codes[symbol] | rest << lengths[symbol], lengths[symbol] + extra);
    symbol = distance_symbol((token & 0x7fff) + 1, &extra, &rest);
    put(d, distance_codes[symbol] | rest << distance_lengths[symbol], distance_lengths[symbol] + extra);
  }
  put(d, codes[256], lengths[256]);
  d->count = 0;
  memset(d->literals, 0, sizeof d->literals);
  memset(d->distances, 0, sizeof d->distances);
}

// MARK: Matches

typedef struct {
  uint32_t length, distance;
} match;

/// The longest match at `p`, looking first one byte back and where the last one came from.
static match find(const dcv_deflater *d, const uint8_t *in, size_t p, uint32_t most, uint32_t last) {
  match best = {0, 0};
  if (p && load32(in + p) == load32(in + p - 1)) {
    best = (match){common(in + p, in + p - 1, most), 1};
    if (best.length == most) return best;
  }
  if (last && last <= p && load32(in + p) == load32(in + p - last)) {
    uint32_t length = common(in + p, in + p - last, most);
    if (length > best.length) best = (match){length, last};
    if (best.length == most) return best;
  }
  int32_t place = d->heads[hash_of(in + p)];
  for (int i = 0; i < DEPTH && place >= 0; i++) {
    size_t distance = p - (size_t)place;
    if (distance > WINDOW) break;
    const uint8_t *there = in + place;
    if (load32(there) == load32(in + p)
        && (best.length == 0 || there[best.length - 1] == in[p + best.length - 1])) {
      uint32_t length = common(in + p, there, most);
      if (length > best.length || (length == best.length && distance < best.distance)) best = (match){length, (uint32_t)distance};
      if (length == most) break;
    }
    int32_t further = d->before[place & (WINDOW - 1)];
    if (further >= place) break;
    place = further;
  }
  return best;
}

static void remember(dcv_deflater *d, const uint8_t *in, size_t p) {
  int32_t *head = &d->heads[hash_of(in + p)];
  d->before[p & (WINDOW - 1)] = *head;
  *head = (int32_t)p;
}

static void add(dcv_deflater *d, uint32_t token) {
  unsigned extra;
  uint32_t rest;
  if (token >> 31) {
    d->literals[length_symbol(((token >> 16) & 255) + 3, &extra, &rest)]++;
    d->distances[distance_symbol((token & 0x7fff) + 1, &extra, &rest)]++;
  } else {
    d->literals[token]++;
  }
  d->tokens[d->count++] = token;
  if (d->count == TOKENS) write_block(d, 0);
}

dcv_deflater *dcv_deflater_create(void) { return calloc(1, sizeof(dcv_deflater)); }

void dcv_deflater_free(dcv_deflater *deflater) { free(deflater); }

size_t dcv_deflate_bound(size_t count) { return count + count / 4 + (count / TOKENS + 2) * 512; }

size_t dcv_deflate(dcv_deflater *d, const void *bytes, size_t count, void *out, size_t capacity) {
  const uint8_t *in = bytes;
  uint8_t *start = out;
  if (count > INT32_MAX || capacity < 8) return 0;
  memset(d->heads, 0xff, sizeof d->heads);
  memset(d->literals, 0, sizeof d->literals);
  memset(d->distances, 0, sizeof d->distances);
  d->count = 0;
  d->bits = d->bit_count = 0;
  d->out = start;
  d->end = start + capacity;
  put(d, 0x5e78, 16);
  uint32_t last = 0;
  match waiting = {0, 0};
  for (size_t p = 0; p < count;) {
    size_t left = count - p;
    match m = waiting;
    if (left < SHORTEST) {
      add(d, in[p++]);
      continue;
    }
    uint32_t most = left < LONGEST ? (uint32_t)left : LONGEST;
    int goes_on = 0;
    if (!m.length) {
      m = find(d, in, p, most, last);
      // The middle of a stretch is not worth remembering: its beginning is.
      goes_on = m.length == most && m.distance == last;
      if (!goes_on) remember(d, in, p);
    }
    waiting.length = 0;
    if (m.length < SHORTEST) {
      add(d, in[p++]);
      continue;
    }
    // A longer match may begin at the next byte.
    if (m.length < GOOD && left > SHORTEST) {
      match next = find(d, in, p + 1, left - 1 < LONGEST ? (uint32_t)left - 1 : LONGEST, last);
      remember(d, in, p + 1);
      if (next.length > m.length) {
        add(d, in[p++]);
        waiting = next;
        continue;
      }
    }
    add(d, 1u << 31 | (m.length - 3) << 16 | (m.distance - 1));
    last = m.distance;
    size_t from = p + (m.length < GOOD && left > SHORTEST ? 2 : 1), to = p + m.length;
    if (goes_on || m.distance < SHORTEST * 2) from = to;
    if (to - from > REMEMBERED && to > from) from = to - REMEMBERED;
    for (size_t q = from; q < to && q + SHORTEST <= count; q++) remember(d, in, q);
    p = to;
  }
  write_block(d, 1);
  if (d->bit_count) put(d, 0, 8 - d->bit_count);
  uint32_t sum = libdeflate_adler32(1, in, count);
  for (int shift = 24; shift >= 0; shift -= 8) put(d, (sum >> shift) & 255, 8);
  return d->out <= d->end ? (size_t)(d->out - start) : 0;
}
