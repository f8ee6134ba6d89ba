import { m } from '@applicant-hub/copy';
import { Button, Link, TextField } from '@applicant-hub/design-system';
import type { FormEvent } from 'react';
import * as css from './events.css.ts';
import { listPath, MAX_SEARCH, SEARCH } from './fields.ts';

export interface EventSearchProps {
  /** What the page looks for. */
  search: string;
  /** Takes what the form would send, with every letter. */
  onType: (form: FormData) => void;
  /** Takes what the form would send, when it is sent. */
  onSearch: (form: FormData) => void;
}

/** A search among the events. Without scripts it is a form that comes back with them. */
export function EventSearch({ search, onType, onSearch }: EventSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(new FormData(event.currentTarget));
  };
  return (
    <form
      method="get"
      action={listPath}
      role="search"
      aria-label={m.events_search()}
      className={css.search}
      onSubmit={submit}
    >
      <TextField
        type="search"
        id="events-search"
        name={SEARCH}
        label={m.events_search()}
        hint={m.events_search_hint()}
        defaultValue={search}
        maxLength={MAX_SEARCH}
        enterKeyHint="search"
        onChange={({ currentTarget: { form } }) => form && onType(new FormData(form))}
      />
      <Button type="submit" variant="secondary">
        {m.events_search_button()}
      </Button>
      {search !== '' && (
        <p className={css.wide}>
          <Link href={listPath}>{m.events_clear()}</Link>
        </p>
      )}
    </form>
  );
}
