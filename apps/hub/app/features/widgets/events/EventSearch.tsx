import { m } from '@applicant-hub/copy';
import { Button, Link, TextField } from '@applicant-hub/design-system';
import type { EventChoice } from '@applicant-hub/domain';
import type { FormEvent, RefObject } from 'react';
import * as css from './events.css.ts';
import { listPath, MAX_SEARCH, OPTION, SEARCH } from './fields.ts';

export interface EventSearchProps {
  search: string;
  /**
   * The choice in the address of the page, which the search preserves; null if the address has no
   * choice.
   */
  named: EventChoice | null;
  /** The search form, whose field contains the current text. */
  formRef: RefObject<HTMLFormElement>;
  /** Receives the form after each letter. */
  onType: (form: FormData) => void;
  onSearch: (form: FormData) => void;
}

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
