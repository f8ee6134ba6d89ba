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
  /** Which kinds of file it takes, how large and how many: what `accept` and the server go by, in words. */
  readonly limits: ReactNode;
  /** A file of more is marked as soon as it is chosen. The server has the last word. */
  readonly maxBytes?: number | undefined;
  /** Sent before, with a form that came back: nobody has to choose them once more. */
  readonly kept?: readonly KeptFile[] | undefined;
  readonly words: FileUploadWords;
}

/**
 * Files for a form, in the browser's own control, on which they can be dropped as well. A script lists
 * what is chosen, takes single files away again, and adds to what is chosen instead of replacing it.
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
  /** The place in the list of a file that was taken away, until focus has gone on from there. */
  const removed = useRef<number | undefined>(undefined);

  const read = useCallback(() => setFiles([...(input.current?.files ?? [])]), [input]);
  useFormReset(input, read);
  // Chosen before the script was there, or put back by the browser.
  useEffect(read, [read]);

  useEffect(() => {
    if (removed.current === undefined) return;
    // What was pressed is gone: the file after it, or before it, or the field.
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
