import { useEffect, useRef } from 'react';

/** What is needed of a field. */
type TextControl = EventTarget & Pick<HTMLTextAreaElement, 'value'>;

/** A field whose text is its own. */
export interface FieldText {
  /** Tells what the text is; it is put into the field unless it came from there. */
  put: (text: string) => void;
}

/**
 * Hears what is typed into a field, and puts other texts there. What is in it is never written again,
 * so that caret, selection and undo stay; while an input method composes, nothing is. What is typed
 * after another text was to take its place is typed over it.
 *
 * @param text what is in the field
 * @param signal ends it
 */
export function followField(
  field: TextControl,
  text: string,
  onTyped: (text: string) => void,
  signal: AbortSignal,
): FieldText {
  let known = text;
  let isComposing = false;
  /** What takes the place of `over` when the composition has ended. */
  let waiting: { text: string; over: string } | null = null;

  function show(): void {
    if (waiting !== null && field.value !== waiting.text) field.value = waiting.text;
    waiting = null;
  }

  field.addEventListener(
    'input',
    () => {
      // To confirm a composition is to type nothing new.
      if (waiting?.over === field.value) return;
      waiting = null;
      known = field.value;
      onTyped(known);
    },
    { signal },
  );
  field.addEventListener('compositionstart', () => (isComposing = true), { signal });
  field.addEventListener(
    'compositionend',
    () => {
      isComposing = false;
      show();
    },
    { signal },
  );

  return {
    put(next) {
      if (next === known) return;
      known = next;
      waiting = { text: next, over: field.value };
      if (!isComposing) show();
    },
  };
}

/**
 * An uncontrolled field of a text that others change as well.
 *
 * @param id of the field
 * @param text what is to be in it
 * @param onTyped always the same function
 */
export function useFieldText(id: string, text: string, onTyped: (text: string) => void): void {
  const first = useRef(text);
  const followed = useRef<FieldText | null>(null);
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const end = new AbortController();
    followed.current = followField(field, first.current, onTyped, end.signal);
    return () => end.abort();
  }, [id, onTyped]);
  useEffect(() => {
    // One that is followed anew begins with what it was last told.
    first.current = text;
    followed.current?.put(text);
  }, [text]);
}
