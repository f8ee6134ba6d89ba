import type { FormEvent } from 'react';
import { afterPaint } from './after-paint.ts';

/** On what was pressed, until the work that it sets off begins. */
const PRESSED = 'data-pressed';

/**
 * Answers a press at once, whatever it sets off: the first frame after it shows that it was heard,
 * and nothing else. That is written to the page itself, for to render anything takes its time.
 *
 * @param work what the press is for
 * @returns does it now, unless it is done
 */
export function afterPress(pressed: HTMLElement, work: () => void): () => void {
  pressed.setAttribute(PRESSED, '');
  return afterPaint(() => {
    pressed.removeAttribute(PRESSED);
    work();
  });
}

/** Sends a form by script, once it is painted that its button was pressed. */
export function sendAfterPress(
  event: FormEvent<HTMLFormElement>,
  send: (action: string, fields: FormData) => void,
): void {
  event.preventDefault();
  const form = event.currentTarget;
  const submitter = submitterOf(event);
  const pressed = submitter ?? form;
  if (pressed.hasAttribute(PRESSED)) return;
  const { action } = form;
  // What was pressed: until then the form may have changed.
  const fields = new FormData(form, submitter);
  afterPress(pressed, () => send(action, fields));
}

/** The button that a form is sent with. */
export const submitterOf = (event: FormEvent): HTMLElement | null =>
  (event.nativeEvent as SubmitEvent).submitter;
