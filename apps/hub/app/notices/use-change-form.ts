import { type FormEvent, useState } from 'react';
import { useRedirectTo } from './section.ts';
import { useSendChange } from './use-send-change.ts';

/** A form that changes something small, as its component needs it. */
export interface ChangeFormState {
  /** Whether the change is on its way. */
  isBusy: boolean;
  /** Where people without scripts come back to. */
  redirectTo: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form that changes something small without leaving the page; without scripts the same form is a
 * plain post to the same resource route. A change that cannot be saved is told, and nothing else happens.
 *
 * @param onAnswer hears whether the change was saved
 */
export function useChangeForm(onAnswer?: (isSaved: boolean) => void): ChangeFormState {
  const [isBusy, setBusy] = useState(false);
  const redirectTo = useRedirectTo();
  const send = useSendChange();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    // What was pressed: the form itself shows the wanted state at once.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const { action } = event.currentTarget;
    void send(action, new FormData(event.currentTarget, submitter)).then((isSaved) => {
      setBusy(false);
      onAnswer?.(isSaved);
    });
  };
  return { isBusy, redirectTo, onSubmit };
}
