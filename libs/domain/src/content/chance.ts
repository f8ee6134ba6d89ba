/** A pseudo-random whole number from 0 to 2³² − 1 that depends only on the text (FNV-1a, mixed). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // Without this step, texts that differ only in their last characters would have similar numbers.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Returns the list in a pseudo-random order.
 *
 * @param seed the same seed always results in the same order
 */
export const shuffled = <T>(list: readonly T[], seed: string): T[] =>
  list
    .map((item, index) => ({ item, place: hashOf(`${seed} ${index}`) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
