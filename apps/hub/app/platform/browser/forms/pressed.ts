import type { FormEvent } from 'react';
import { afterPaint } from '#app/platform/browser/time/after-paint.ts';

const PRESSED = 'data-pressed';

/**
 * Gives immediate feedback on a press: the next frame shows only the pressed state. The attribute
 * is set directly in the DOM, because rendering takes time.
 *
 * @param work the effect of the press
 * @returns a function that runs the work now, unless it has already run
 */
export function afterPress(pressed: HTMLElement, work: () => void): () => void {
  pressed.setAttribute(PRESSED, '');
  return afterPaint(() => {
    pressed.removeAttribute(PRESSED);
    work();
  });
}

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
  // The fields are read at the time of the press, because the form may change afterwards.
  const fields = new FormData(form, submitter);
  afterPress(pressed, () => send(action, fields));
}

export const submitterOf = (event: FormEvent): HTMLElement | null =>
  (event.nativeEvent as SubmitEvent).submitter;
