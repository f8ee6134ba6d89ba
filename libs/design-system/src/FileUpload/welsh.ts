import { englishFileUpload } from './english.ts';
import type { FileUploadWords } from './FileUpload.tsx';

/** The Welsh text of a `FileUpload`. */
export const welshFileUpload: FileUploadWords = {
  list: 'Y ffeiliau a ddewiswyd',
  size: englishFileUpload.size,
  remove: (file) => `Tynnu ${file}`,
  count: (count) => {
    if (count === 0) return "Dim ffeiliau wedi'u dewis";
    return count === 1 ? "1 ffeil wedi'i dewis" : `${count} ffeil wedi'u dewis`;
  },
  tooLarge: 'Rhy fawr',
};
