import type { FormEvent, MouseEvent } from 'react';
import { isPlainPress } from '../enhance/isPlainPress.ts';
import type { DataGridState } from './state.ts';
import type { DataGridProps } from './types.ts';

type Addresses = Pick<DataGridProps<never>, 'id' | 'state' | 'hrefFor' | 'onStateChange'>;

export type StateLinks = ReturnType<typeof stateLinks>;

/**
 * Links and forms that lead to other states. With `onStateChange`, a script applies a state without
 * loading a page.
 */
export function stateLinks({ id, state, hrefFor, onStateChange }: Addresses) {
  const states = new Map<string, DataGridState>();
  return {
    state,
    hrefFor,
    linkTo: (change: Partial<DataGridState>) => {
      const next = { ...state, ...change };
      const href = hrefFor(next);
      states.set(href, next);
      return href;
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const link = (event.target as Element).closest('a');
      if (!link || !onStateChange || !isPlainPress(event)) return;
      // Absolute URLs are compared, because a router may have changed the link's `href`.
      const next = [...states].find(([href]) => new URL(href, document.baseURI).href === link.href);
      if (!next) return;
      event.preventDefault();
      onStateChange(next[1]);
      // The user reads the new page from its first row, and the pressed link may no longer exist.
      if (next[1].page !== state.page) document.getElementById(`${id}-table`)?.focus();
    },
    onSubmit: (read: (form: FormData) => Partial<DataGridState>) =>
      onStateChange &&
      ((event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onStateChange({ ...state, page: 1, ...read(new FormData(event.currentTarget)) });
      }),
  };
}
