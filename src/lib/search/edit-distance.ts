/** Rows of the table, kept from call to call: this runs once for every term of the index. */
let rows: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(65),
  new Uint8Array(65),
  new Uint8Array(65),
];

/**
 * The letters that a word has, one bit each, with other characters sharing the rest. Words whose
 * letters differ in more than twice as many places as edits are allowed cannot be that close.
 */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether two words may be within some edits of each other, judged by their letters alone. */
export function mayBeNear(a: number, b: number, limit: number): boolean {
  let different = a ^ b;
  let count = 0;
  while (different !== 0) {
    different &= different - 1;
    count += 1;
    if (count > 2 * limit) return false;
  }
  return true;
}

/**
 * How many letters must be inserted, removed, replaced or swapped with their neighbor to turn one
 * word into the other (optimal string alignment). Gives up early.
 *
 * @returns the number of edits, or `limit + 1` when there are more than `limit`
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const width = b.length + 1;
  if (width > rows[0].length) {
    rows = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
  }
  let [beforeLast, last, row] = rows;
  // Counts stay below 255: beyond the limit they only need to be large.
  for (let j = 0; j < width; j++) last[j] = Math.min(j, 250);
  for (let i = 1; i <= a.length; i++) {
    row[0] = Math.min(i, 250);
    let best = row[0];
    for (let j = 1; j < width; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let edits = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const isSwap =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = Math.min(edits, 250);
      if (edits < best) best = edits;
    }
    if (best > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}
