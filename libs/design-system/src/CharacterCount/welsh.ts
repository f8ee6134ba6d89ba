import type { CharacterCountWords } from './CharacterCount.tsx';

/** @param two the noun after the number two, which causes a soft mutation */
const words = (noun: string, two: string): CharacterCountWords => {
  const some = (count: number) => `${count.toLocaleString('en-GB')} ${count === 2 ? two : noun}`;
  return {
    limit: (limit) => `Gallwch chi nodi hyd at ${some(limit)}`,
    left: (count) => `Mae gennych chi ${some(count)} ar ôl`,
    over: (count) => `Mae gennych chi ${some(count)} yn ormod`,
  };
};

/** Welsh text for a `CharacterCount`. */
export const welshCharacterCount: CharacterCountWords = words('nod', 'nod');

/** Welsh text for a `CharacterCount` that counts words. */
export const welshWordCount: CharacterCountWords = words('gair', 'air');
