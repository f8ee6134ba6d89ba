import type { FavouriteKind, FavouriteRef } from '@applicant-hub/domain';
import type { ReactNode } from 'react';
import { paths } from '../applicant/links.ts';
import { FormToken } from '../shell/FormToken.tsx';
import { fieldOf, type ItemIntent, type ShortlistIntent } from './command.ts';
import type { ChangeFormState } from '../notices/use-change-form.ts';

export interface ChangeFormProps {
  form: ChangeFormState;
  intent: ItemIntent | ShortlistIntent;
  kind: FavouriteKind;
  item: FavouriteRef;
  /** For the notice of what was done. */
  title: string;
  /** The button, and other fields. */
  children: ReactNode;
}

/** The form around a button that changes one favourite. */
export function ChangeForm({ form, intent, kind, item, title, children }: ChangeFormProps) {
  return (
    <form method="post" action={paths.favouritesForm} onSubmit={form.onSubmit}>
      <FormToken />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={fieldOf(item)} />
      <input type="hidden" name="title" value={title} />
      <input type="hidden" name="redirectTo" value={form.redirectTo} />
      {children}
    </form>
  );
}
