import type { TariffType } from './types.ts';

/** The qualifications whose name or group has every word of a search; none for an empty one. */
export function findTariffTypes(types: readonly TariffType[], search: string): TariffType[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  return types.filter(({ name, group }) => {
    const known = wordsOf(`${name} ${group}`);
    return words.every((word) => known.some((other) => other.startsWith(word)));
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
