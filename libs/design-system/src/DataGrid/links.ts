import type { FormEvent } from 'react';
import { gridQuery, type DataGridState } from './state.ts';
import type { DataGridProps } from './types.ts';

type Addresses = Pick<DataGridProps<never>, 'id' | 'state' | 'hrefFor' | 'onStateChange'>;

export type StateLinks = ReturnType<typeof stateLinks>;

/**
 * Links and forms that lead to other states. With `onStateChange`, a script applies a state without
 * loading a page.
 */
export function stateLinks({
  id,
  state,
  hrefFor = (next) => `?${gridQuery(next)}`,
  onStateChange,
}: Addresses) {
  return {
    state,
    linkTo: (change: Partial<DataGridState>) => {
      const next = { ...state, ...change };
      const apply =
        onStateChange &&
        (() => {
          onStateChange(next);
          // The user reads the new page from its first row, and the pressed link may no longer
          // exist.
          if (next.page !== state.page) document.getElementById(`${id}-table`)?.focus();
        });
      return { href: hrefFor(next), apply };
    },
    onSubmit: (read: (form: FormData) => Partial<DataGridState>) =>
      onStateChange &&
      ((event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onStateChange({ ...state, page: 1, ...read(new FormData(event.currentTarget)) });
      }),
  };
}
