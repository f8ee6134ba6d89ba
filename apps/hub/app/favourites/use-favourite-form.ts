import { useLocation, useRevalidator } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { type FormEvent, useContext, useState } from 'react';
import { paths } from '../applicant/links.ts';
import type { FavouriteAnswer } from './answer.ts';
import { NoticeContext } from './notice-context.ts';

/** A form that changes favourites, as its component needs it. */
export interface FavouriteForm {
  /** Whether the change is on its way. */
  isBusy: boolean;
  /** Where people without scripts come back to. */
  redirectTo: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form that changes favourites without leaving the page; without scripts the same form is a plain
 * post. A change that cannot be saved is told, and nothing else happens.
 *
 * @param onFailure hears that the change was not saved
 */
export function useFavouriteForm(onFailure?: () => void): FavouriteForm {
  const [isBusy, setBusy] = useState(false);
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const tell = useContext(NoticeContext);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    // What was pressed: the form itself shows the wanted state at once.
    void send(new FormData(event.currentTarget)).then((answer) => {
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
async function send(fields: FormData): Promise<FavouriteAnswer | 'session lost'> {
  fields.set('respond', 'data');
  try {
    const response = await fetch(paths.favouritesForm, {
      method: 'POST',
      body: new URLSearchParams(
        [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect') return 'session lost';
    return response.ok ? ((await response.json()) as FavouriteAnswer) : failed(m.favourites_busy());
  } catch {
    return failed(m.favourites_offline());
  }
}

const failed = (text: string): FavouriteAnswer => ({
  ok: false,
  notice: { id: '', tone: 'danger', text, canUndo: false },
  replaceHref: null,
});
