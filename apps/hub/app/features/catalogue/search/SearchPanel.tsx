import { Card, Details, FieldRow } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';

export interface SearchPanelProps {
  /** The accessible name of the search. */
  readonly label: string;
  /** Path of the results page. */
  readonly action: string;
  /**
   * The summary of the `details` element that contains the form. Small screens show it collapsed,
   * unless it is `open`.
   */
  readonly fold?: string;
  readonly open?: boolean;
  /** Fields and buttons, side by side where there is room. */
  readonly children: ReactNode;
}

/**
 * A GET form that loads the page with other conditions, so that the fields always match the list.
 * Use the conditions as its `key`, because some links change them without reloading the page.
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
