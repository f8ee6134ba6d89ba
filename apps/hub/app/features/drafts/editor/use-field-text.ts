import { useEffect, useRef } from 'react';

/** The subset of a text field that this module needs. */
type TextControl = EventTarget & Pick<HTMLTextAreaElement, 'value'>;

export interface FieldText {
  /** Sets the text. Writes to the field only if the text is not from the field. */
  put: (text: string) => void;
}

/**
 * Listens to a field and writes texts from other sources into it. The field's own text is never
 * written again, so that the caret, the selection and the undo history are preserved. Nothing is
 * written while an input method is composing text. Text that is typed after a replacement was
 * requested takes precedence.
 *
 * @param text the text in the field
 * @param signal stops listening
 */
export function followField(
  field: TextControl,
  text: string,
  onTyped: (text: string) => void,
  signal: AbortSignal,
): FieldText {
  let known = text;
  let isComposing = false;
  /** The text that replaces `over` when the composition is finished. */
  let waiting: { text: string; over: string } | null = null;

  function show(): void {
    if (waiting !== null && field.value !== waiting.text) field.value = waiting.text;
    waiting = null;
  }

  field.addEventListener(
    'input',
    () => {
      // An event that only confirms a composition does not change the text.
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
 * An uncontrolled field whose text can also change from elsewhere.
 *
 * @param onTyped must be a stable function
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
    // When the effect runs again, it starts with the last known text.
    first.current = text;
    followed.current?.put(text);
  }, [text]);
}
