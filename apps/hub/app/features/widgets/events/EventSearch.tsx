import { m } from '@applicant-hub/copy';
import { Button, Link, TextField } from '@applicant-hub/design-system';
import type { EventChoice } from '@applicant-hub/domain';
import type { FormEvent, RefObject } from 'react';
import * as css from './events.css.ts';
import { listPath, MAX_SEARCH, OPTION, SEARCH } from './fields.ts';

export interface EventSearchProps {
  /** What the page looks for. */
  search: string;
  /** The choice that the address of the page names; it goes with the words. Null for none. */
  named: EventChoice | null;
  /** The form, whose field has the words as they are now. */
  formRef: RefObject<HTMLFormElement>;
  /** Takes what the form would send, with every letter. */
  onType: (form: FormData) => void;
  /** Takes what the form would send, when it is sent. */
  onSearch: (form: FormData) => void;
}

/** A search among the events. Without scripts it is a form that comes back with them. */
export function EventSearch({ search, named, formRef, onType, onSearch }: EventSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(new FormData(event.currentTarget));
  };
  return (
    <form
      ref={formRef}
      method="get"
      action={listPath(null, '')}
      className={css.search}
      onSubmit={submit}
    >
      {named && <input type="hidden" name={OPTION} value={named} />}
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
          <Link href={listPath(named, '')}>{m.events_clear()}</Link>
        </p>
      )}
    </form>
  );
}
