import { type FormEvent, useState } from 'react';
import { sendAfterPress } from '#app/platform/browser/pressed.ts';
import { useRedirectTo } from '#app/platform/browser/section.ts';
import { useSendChange } from './use-send-change.ts';

/** A form that changes something small, as its component needs it. */
export interface ChangeFormState {
  /** Whether the change is on its way. */
  isBusy: boolean;
  /** Where people without scripts come back to. */
  redirectTo: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** What a component does about a change beside sending it. */
export interface ChangeFormEvents {
  /** The change goes on its way: what it will be can be shown. */
  onSend?: () => void;
  /** The change was saved, or was not. */
  onAnswer?: (isSaved: boolean) => void;
}

/**
 * A form that changes something small without leaving the page; without scripts the same form is a
 * plain post to the same resource route. A change that cannot be saved is told, and nothing else happens.
 */
export function useChangeForm({ onSend, onAnswer }: ChangeFormEvents = {}): ChangeFormState {
  const [isBusy, setBusy] = useState(false);
  const redirectTo = useRedirectTo();
  const sendChange = useSendChange();

  const send = (action: string, fields: FormData) => {
    setBusy(true);
    onSend?.();
    void sendChange(action, fields).then((isSaved) => {
      setBusy(false);
      onAnswer?.(isSaved);
    });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isBusy) event.preventDefault();
    else sendAfterPress(event, send);
  };
  return { isBusy, redirectTo, onSubmit };
}
