/**
 * A number from 0 up to 1 that depends on the text alone: where the real catalogue has its reasons,
 * this one has a fixed roll of the dice.
 */
export function chanceOf(text: string): number {
  // FNV-1a; the steps after it spread texts that differ in the last letter only.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A whole number from 0 up to, and without, the limit. */
export const wholeOf = (text: string, limit: number): number => Math.floor(chanceOf(text) * limit);

/** One of the items. */
export function oneOf<T>(text: string, items: readonly [T, ...T[]]): T {
  return items[wholeOf(text, items.length)] ?? items[0];
}
