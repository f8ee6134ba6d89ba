import type { RefObject } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { AlertIcon } from '../Icon/AlertIcon.ts';
import { CrossIcon } from '../Icon/CrossIcon.ts';
import type { KeptFile } from './files.ts';
import * as css from './FileUpload.css.ts';
import type { FileUploadWords } from './words.ts';

interface FileListProps {
  readonly list: RefObject<HTMLUListElement>;
  readonly kept: readonly KeptFile[];
  readonly files: readonly File[];
  readonly maxBytes: number | undefined;
  readonly words: FileUploadWords;
  readonly remove: (index: number) => void;
}

/** The files that the server has stored, and the selected files. */
export function FileList({ list, kept, files, maxBytes, words, remove }: FileListProps) {
  const all = [
    ...kept.map(({ name, bytes, remove: intent }) => ({
      ...{ name, bytes, isKept: true },
      // Removal must work even if other fields of the form are invalid.
      button: { type: 'submit', formNoValidate: true, ...intent } as const,
    })),
    ...files.map(({ name, size }, index) => ({
      ...{ name, bytes: size, isKept: false },
      button: { type: 'button', onClick: () => remove(index) } as const,
    })),
  ];
  if (all.length === 0) return null;
  return (
    <ul ref={list} className={css.list} aria-label={words.list}>
      {all.map(({ name, bytes, isKept, button }, index) => (
        <li key={index} className={css.file}>
          <span className={css.name}>{name}</span>
          <span className={css.size}>{words.size(bytes)}</span>
          {!isKept && maxBytes !== undefined && bytes > maxBytes && (
            <span className={css.tooLarge}>
              <AlertIcon />
              {words.tooLarge}
            </span>
          )}
          <span className={css.remove}>
            <IconButton
              {...button}
              variant="quiet"
              size="s"
              label={words.remove(name)}
              icon={<CrossIcon />}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
