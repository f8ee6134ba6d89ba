import type { TagInputWords } from './TagInput.tsx';

/** Welsh text of a `TagInput`. */
export const welshTagInput: TagInputWords = {
  list: 'Yr hyn rydych chi wedi ei nodi',
  remove: (tag) => `Tynnu ${tag}`,
  count: (count) => `${count || 'Dim un'} ar ôl`,
};
