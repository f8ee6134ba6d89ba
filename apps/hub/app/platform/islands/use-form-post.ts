import { type FormEvent, useRef, useState } from 'react';
import { sayErrorInTitle } from '#app/platform/browser/error-title.ts';
import { postInPlace, type Unsent } from './page-load.ts';

/** A form that had no answer. */
export interface UnsentForm {
  why: Unsent;
  form: FormData;
  /** Another one each time, so that each time it is said anew. */
  id: string;
}

/** A form that is sent by script, as its component needs it. */
export interface FormPost {
  /** What is on its way; null while nothing is. */
  sent: FormData | null;
  /** What had no answer, until it is sent again. */
  unsent: UnsentForm | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What is on its way is not waited for any more. */
  cancel: () => void;
}

/**
 * A form whose answer is shown in place, so that a failure takes nothing with it that was typed.
 * Without scripts it is the same form, sent by the browser.
 *
 * @param again whether it can be sent again while it is on its way; the newest answer counts
 */
export function useFormPost(again?: 'again'): FormPost {
  const [sent, setSent] = useState<FormData | null>(null);
  const [unsent, setUnsent] = useState<UnsentForm | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = () => {
    running.current?.abort();
    setSent(null);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent !== null && !again) return;
    const form = event.currentTarget;
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const body = new FormData(form, submitter);
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setSent(body);
    void postInPlace(form, submitter, signal).then((end) => {
      // Another page is on its way: until it is there, the form has been sent.
      if (signal.aborted || end === 'left') return;
      setSent(null);
      if (end !== 'shown') sayErrorInTitle();
      setUnsent(end === 'shown' ? null : { why: end, form: body, id: String(Date.now()) });
    });
  };
  return { sent, unsent, onSubmit, cancel };
}
