import { expect, it } from 'vitest';
import { limitWords } from './words.ts';

it.each([
  ['[TAR-11]', 'grades', 'You can only select/save a maximum of 10 grades'],
  ['[TAR-12]', 'types', 'You can only select/save a maximum of 4 qualification types'],
  ['[TAR-14]', 'subject', 'Write the subject in at most 255 characters'],
] as const)('%s when the limit of %s is exceeded, the message is: %s', (_row, limit, words) => {
  expect(limitWords[limit]()).toBe(words);
});
