import type { TagInputWords } from './TagInput.tsx';

/** The words of a `TagInput` in English. */
export const englishTagInput: TagInputWords = {
  list: 'What you entered',
  remove: (tag) => `Remove ${tag}`,
  count: (count) => (count === 1 ? '1 is left' : `${count || 'None'} are left`),
};
