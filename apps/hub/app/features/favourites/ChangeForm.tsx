import type { FavouriteRef, HeartKind } from '@applicant-hub/domain';
import type { ReactNode } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { fieldOf, type ItemIntent } from './command.ts';
import type { ChangeFormState } from '#app/platform/flash/use-change-form.ts';

export interface ChangeFormProps {
  form: ChangeFormState;
  /** Omitted if each button has its own intent. */
  intent?: ItemIntent;
  kind: HeartKind;
  item: FavouriteRef;
  /** The name of the item in the notice. */
  title: string;
  children: ReactNode;
}

export function ChangeForm({ form, intent, kind, item, title, children }: ChangeFormProps) {
  return (
    <form method="post" action={paths.favouritesForm} onSubmit={form.onSubmit}>
      <FormToken />
      {intent && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={fieldOf(item)} />
      <input type="hidden" name="title" value={title} />
      <input type="hidden" name="redirectTo" value={form.redirectTo} />
      {children}
    </form>
  );
}
