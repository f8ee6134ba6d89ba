import type { FileUploadWords } from './FileUpload.tsx';

const KB = 1000;
const MB = 1000 * KB;

/** The English text of a `FileUpload`. */
export const englishFileUpload: FileUploadWords = {
  list: 'Chosen files',
  size: (bytes) =>
    bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} kB` : `${(bytes / MB).toFixed(1)} MB`,
  remove: (file) => `Remove ${file}`,
  count: (count) => (count === 1 ? '1 file chosen' : `${count || 'No'} files chosen`),
  tooLarge: 'Too large',
};
