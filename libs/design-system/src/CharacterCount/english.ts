import type { CharacterCountWords } from './CharacterCount.tsx';

const words = (one: string, many: string): CharacterCountWords => {
  const some = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
  return {
    limit: (limit) => `You can enter up to ${some(limit)}`,
    left: (count) => `You have ${some(count)} left`,
    over: (count) => `You have ${some(count)} too many`,
  };
};

/** English text for a `CharacterCount`. */
export const englishCharacterCount: CharacterCountWords = words('character', 'characters');

/** English text for a `CharacterCount` that counts words. */
export const englishWordCount: CharacterCountWords = words('word', 'words');
