import type { CharacterCountWords } from './CharacterCount.tsx';

const words = (one: string, many: string): CharacterCountWords => {
  const some = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
  return {
    limit: (limit) => `You can enter up to ${some(limit)}`,
    left: (count) => `You have ${some(count)} left`,
    over: (count) => `You have ${some(count)} too many`,
  };
};

/** The words of a `CharacterCount` in English. */
export const englishCharacterCount: CharacterCountWords = words('character', 'characters');

/** The same for one that counts words. */
export const englishWordCount: CharacterCountWords = words('word', 'words');
