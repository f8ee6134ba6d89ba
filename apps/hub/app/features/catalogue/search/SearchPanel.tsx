import { Card, Details, FieldRow } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';

export interface SearchPanelProps {
  /** The accessible name of the search. */
  readonly label: string;
  /** Path of the results page. */
  readonly action: string;
  /** The summary that the form is folded behind on small screens, unless it is `open`. */
  readonly fold?: string;
  readonly open?: boolean;
  /** Fields and buttons, side by side where there is room. */
  readonly children: ReactNode;
}

/**
 * A GET form that reloads a page with other conditions, so that the fields always match the list.
 * Give it a `key` of the conditions, for links that do not reload the page.
 */
export function SearchPanel({ label, action, fold, open, children }: SearchPanelProps) {
  const form = (
    <form role="search" aria-label={label} method="get" action={action}>
      <FieldRow>{children}</FieldRow>
    </form>
  );
  return fold === undefined ? (
    <Card>{form}</Card>
  ) : (
    <Details summary={fold} panel open={open}>
      {form}
    </Details>
  );
}
