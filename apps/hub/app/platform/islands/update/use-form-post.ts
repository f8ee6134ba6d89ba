import { type FormEvent, useRef, useState } from 'react';
import { sayErrorInTitle } from '#app/platform/browser/page/error-title.ts';
import { postInPlace, type Unsent } from './page-load.ts';

export interface UnsentForm {
  why: Unsent;
  form: FormData;
  /** Each problem has a new id, so that screen readers announce each of them. */
  id: string;
}

export interface FormPost {
  /** The fields that are being sent; null if no form is being sent. */
  sent: FormData | null;
  /** The form whose request failed, until it is sent again. */
  unsent: UnsentForm | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Stops waiting for the response, and clears an earlier failure. */
  cancel: () => void;
}

interface FormPostOptions {
  /**
   * Allows the form to be sent again before the response arrives; only the newest response is used.
   */
  again?: boolean;
  /**
   * Whether Back returns to the current address if the response leads to another address of this
   * page (`useBackInPlace`).
   */
  isStep?: boolean;
}

/**
 * A form whose response is shown in place, so that a failure loses no input. Without scripts the
 * browser sends the same form.
 */
export function useFormPost({ again = false, isStep = false }: FormPostOptions = {}): FormPost {
  const [sent, setSent] = useState<FormData | null>(null);
  const [unsent, setUnsent] = useState<UnsentForm | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = () => {
    running.current?.abort();
    setSent(null);
    setUnsent(null);
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
    void postInPlace(form, submitter, { signal, isStep }).then((end) => {
      // Another page is loading. Until it appears, the form is shown as sent.
      if (signal.aborted || end === 'left') return;
      setSent(null);
      if (end !== 'shown') sayErrorInTitle();
      setUnsent(end === 'shown' ? null : { why: end, form: body, id: String(Date.now()) });
    });
  };
  return { sent, unsent, onSubmit, cancel };
}
