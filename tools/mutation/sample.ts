import { createHash } from 'node:crypto';

/** `size` random items; the same seed always gives the same items. */
export function sample<T extends string>(items: readonly T[], size: number, seed: number): T[] {
  const chance = (item: string) => createHash('sha256').update(`${seed} ${item}`).digest('hex');
  return items
    .map((item) => ({ item, place: chance(item) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, size)
    .map(({ item }) => item);
}
