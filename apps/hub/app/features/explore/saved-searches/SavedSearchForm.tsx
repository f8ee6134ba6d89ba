import { Button, type ButtonProps } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { useChangeForm } from '#app/platform/flash/use-change-form.ts';
import { INTENT, QUERY, SAVED_SEARCHES_FORM, type SavedSearchIntent, TOTAL } from './fields.ts';

export interface SavedSearchFormProps {
  readonly intent: SavedSearchIntent;
  readonly query: string;
  /** The number of courses that the search finds. Not needed to remove the search. */
  readonly total?: number;
  readonly variant?: ButtonProps['variant'];
  readonly children: ReactNode;
}

export function SavedSearchForm({ intent, query, total, variant, children }: SavedSearchFormProps) {
  const { isBusy, redirectTo, onSubmit } = useChangeForm();
  return (
    <form method="post" action={SAVED_SEARCHES_FORM} onSubmit={onSubmit}>
      <FormToken />
      <input type="hidden" name={INTENT} value={intent} />
      <input type="hidden" name={QUERY} value={query} />
      {total !== undefined && <input type="hidden" name={TOTAL} value={total} />}
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Button type="submit" size="s" variant={variant} busy={isBusy}>
        {children}
      </Button>
    </form>
  );
}
