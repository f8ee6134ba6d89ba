'use client';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import { useFormReset } from '../enhance/useFormReset.ts';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { renderField, type FieldProps } from '../Field/Field.tsx';
import { withRef } from '../withRef.ts';
import { FileList } from './FileList.tsx';
import { addTo, listOf, REMOVAL, type KeptFile } from './files.ts';
import * as css from './FileUpload.css.ts';
import type { FileUploadWords } from './words.ts';

export type { KeptFile } from './files.ts';
export type { FileUploadWords } from './words.ts';

export interface FileUploadProps
  extends
    FieldProps<HTMLInputElement>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'capture' | 'multiple' | 'onChange'> {
  /**
   * Text that states the limits: the accepted file types, sizes and number of files. It must match
   * `accept` and the checks of the server.
   */
  readonly limits: ReactNode;
  /**
   * Size limit in bytes. Larger files are marked when they are selected. The server must still
   * check the size.
   */
  readonly maxBytes?: number | undefined;
  /**
   * Files uploaded with a form that had errors, so that the user does not have to select them
   * again.
   */
  readonly kept?: readonly KeptFile[] | undefined;
  readonly words: FileUploadWords;
}

/**
 * A native file control, which also accepts dropped files. A script lists the selected files,
 * removes single files, and adds to the selection instead of replacing it.
 */
export const FileUpload = withRef(function FileUpload({
  limits,
  maxBytes,
  kept = [],
  words,
  hint,
  ref,
  ...field
}: FileUploadProps) {
  const input = useSharedRef(ref);
  const list = useRef<HTMLUListElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isChanged, setChanged] = useState(false);
  const [isOver, setOver] = useState(false);
  /**
   * Index of the file that was just removed; undefined after focus has moved to another control.
   */
  const removed = useRef<number | undefined>(undefined);

  const read = useCallback(() => setFiles([...(input.current?.files ?? [])]), [input]);
  useFormReset(input, read);
  // Reads files that were selected before the script loaded, or that the browser restored.
  useEffect(read, [read]);

  useEffect(() => {
    if (removed.current === undefined) return;
    // The pressed button no longer exists, so focus moves to the next file, the previous file or
    // the field.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? input.current)?.focus();
    removed.current = undefined;
  }, [files, input]);

  const onChangeCapture = ({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>) => {
    const now = [...(currentTarget.files ?? [])];
    const isAdded = field.multiple && (nativeEvent as CustomEvent).detail !== REMOVAL;
    const all = isAdded ? addTo(files, now) : now;
    if (all.length > now.length) currentTarget.files = listOf(all);
    setFiles(all);
    setChanged(true);
  };
  const remove = (index: number) => {
    const { current } = input;
    if (!current) return;
    removed.current = kept.length + index;
    const rest = files.filter((_file, at) => at !== index);
    if (rest.length === 0) current.value = '';
    else current.files = listOf(rest);
    for (const type of ['input', 'change']) {
      current.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: REMOVAL }));
    }
  };

  const notes = (
    <>
      {hint && <>{hint} </>}
      <span className={css.limits}>{limits}</span>
    </>
  );
  return renderField('file-upload', { ...field, hint: notes }, (control) => (
    <>
      <input
        {...control}
        ref={input}
        className={`${control.className} ${css.input}`}
        type="file"
        data-over={isOver || undefined}
        onChangeCapture={onChangeCapture}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
      <FileList {...{ list, kept, files, maxBytes, words, remove }} />
      <p className={css.heard} role="status">
        {isChanged && words.count(files.length)}
      </p>
    </>
  ));
});
