import { type FormEvent, useState } from 'react';
import { sendAfterPress } from '#app/platform/browser/forms/pressed.ts';
import { useRedirectTo } from '#app/platform/browser/page/section.ts';
import { useSendChange } from './use-send-change.ts';

export interface ChangeFormState {
  /** Whether the change is being sent. */
  isBusy: boolean;
  /** The page that the form returns to without scripts. */
  redirectTo: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export interface ChangeFormEvents {
  /** Called when the change is sent, so that the page can show the expected result. */
  onSend?: () => void;
  /** Called when the change was saved or has failed. */
  onResult?: (isSaved: boolean) => void;
}

/**
 * A form for a small change that does not leave the page. Without scripts, the form is posted
 * normally to the same resource route. A failed change only causes a notice.
 */
export function useChangeForm({ onSend, onResult }: ChangeFormEvents = {}): ChangeFormState {
  const [isBusy, setBusy] = useState(false);
  const redirectTo = useRedirectTo();
  const sendChange = useSendChange();

  const send = (action: string, fields: FormData) => {
    setBusy(true);
    onSend?.();
    void sendChange(action, fields).then((isSaved) => {
      setBusy(false);
      onResult?.(isSaved);
    });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isBusy) event.preventDefault();
    else sendAfterPress(event, send);
  };
  return { isBusy, redirectTo, onSubmit };
}
