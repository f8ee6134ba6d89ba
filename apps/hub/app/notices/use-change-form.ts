import { useLocation, useRevalidator } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { type FormEvent, useContext, useState } from 'react';
import type { ChangeAnswer } from './answer.ts';
import { NoticeContext } from './notice-context.ts';

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
 * @param onFailure hears that the change was not saved
 */
export function useChangeForm(onFailure?: () => void): ChangeFormState {
  const [isBusy, setBusy] = useState(false);
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const tell = useContext(NoticeContext);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    // What was pressed: the form itself shows the wanted state at once.
    void send(event.currentTarget.action, new FormData(event.currentTarget)).then((answer) => {
      setBusy(false);
      if (answer === 'session lost') {
        // The page itself leads to the sign-in, and back.
        window.location.reload();
        return;
      }
      tell(answer);
      if (answer.ok) revalidate();
      else onFailure?.();
    });
  };
  return { isBusy, redirectTo: pathname + search, onSubmit };
}

/** What came of the change. Whatever is no answer of the hub's is a change that was not saved. */
async function send(action: string, fields: FormData): Promise<ChangeAnswer | 'session lost'> {
  fields.set('respond', 'data');
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams(
        [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect') return 'session lost';
    return response.ok ? ((await response.json()) as ChangeAnswer) : failed(m.notices_busy());
  } catch {
    return failed(m.notices_offline());
  }
}

const failed = (text: string): ChangeAnswer => ({
  ok: false,
  notice: { id: '', tone: 'danger', text, canUndo: false },
  link: null,
});
