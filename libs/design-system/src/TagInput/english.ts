import type { TagInputWords } from './TagInput.tsx';

/** English text of a `TagInput`. */
export const englishTagInput: TagInputWords = {
  list: 'What you entered',
  remove: (tag) => `Remove ${tag}`,
  count: (count) => (count === 1 ? '1 is left' : `${count || 'None'} are left`),
};
