import { type FormEvent, useRef, useState } from 'react';
import { sendAfterPress } from '#app/platform/browser/forms/pressed.ts';
import { useRedirectTo } from '#app/platform/browser/page/section.ts';
import { useSendChange } from './use-send-change.ts';

export interface ChangeFormState {
  isBusy: boolean;
  /** The page that the form returns to without scripts. */
  redirectTo: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export interface ChangeFormEvents {
  /**
   * Set for a button that switches something on and off. If the button is pressed while a change is
   * being sent, the next change is sent afterwards, unless the button is pressed once more. If
   * `isToggle` is not set, a button that is pressed while a change is being sent does nothing.
   */
  isToggle?: true;
  /** Called when the button is pressed, so that the page can show the expected result. */
  onSend?: () => void;
  onResult?: (isSaved: boolean) => void;
}

interface Change {
  action: string;
  fields: FormData;
  onResult: ChangeFormEvents['onResult'];
}

/**
 * Without scripts, the form is posted normally to the same resource route. A failed change only
 * causes a notice.
 */
export function useChangeForm({
  isToggle,
  onSend,
  onResult,
}: ChangeFormEvents = {}): ChangeFormState {
  const [isBusy, setBusy] = useState(false);
  const redirectTo = useRedirectTo();
  const sendChange = useSendChange();
  const isSending = useRef(false);
  const waiting = useRef<Change | null>(null);

  const send = (change: Change) => {
    isSending.current = true;
    setBusy(true);
    void sendChange(change.action, change.fields).then((isSaved) => {
      const next = waiting.current;
      waiting.current = null;
      // The next change would revert this change, so it is dropped if this change failed.
      if (next !== null && isSaved) {
        send(next);
        return;
      }
      isSending.current = false;
      setBusy(false);
      change.onResult?.(isSaved);
    });
  };
  const press = (action: string, fields: FormData) => {
    onSend?.();
    const change = { action, fields, onResult };
    if (isSending.current) waiting.current = waiting.current === null ? change : null;
    else send(change);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending.current && !isToggle) event.preventDefault();
    else sendAfterPress(event, press);
  };
  return { isBusy, redirectTo, onSubmit };
}
