import { Card, Details, FieldRow } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';

export interface SearchPanelProps {
  /** Names the search. */
  readonly label: string;
  /** Path of the page that answers. */
  readonly action: string;
  /** On a small screen the form is folded away behind these words, unless it is `open`. */
  readonly fold?: string;
  readonly open?: boolean;
  /** Fields and buttons: beside one another where there is room. */
  readonly children: ReactNode;
}

/**
 * A form that asks a page again with other conditions. It loads the whole page, so that the fields
 * always show what the list is about; give it a `key` of the conditions for the links that do not.
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
