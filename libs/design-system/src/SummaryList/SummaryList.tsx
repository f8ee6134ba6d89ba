import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import type { RootProps } from '../root.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { withRef } from '../withRef.ts';
import * as css from './SummaryList.css.ts';

export interface SummaryAction {
  readonly href: string;
  /** The visible text, for example "Change". */
  readonly label: string;
  /**
   * Hidden text after the label for screen readers: "date of the visit". Omit it if the label
   * already contains this text.
   */
  readonly about?: string | undefined;
}

export interface SummaryRow {
  readonly term: string;
  readonly value: ReactNode;
  readonly actions?: readonly SummaryAction[] | undefined;
}

export interface SummaryListProps extends RootProps<HTMLDListElement> {
  readonly rows: readonly SummaryRow[];
}

/** The user's answers, each with links to change it. */
export const SummaryList = withRef(function SummaryList({ rows, ...root }: SummaryListProps) {
  return (
    <dl {...root} className={css.list} data-component="summary-list">
      {rows.map(({ term, value, actions = [] }) => (
        <div key={term} className={css.row}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
          {actions.length > 0 && (
            <dd className={css.actions}>
              {actions.map(({ href, label, about }) => (
                <Link key={href} href={href}>
                  {label}
                  {about !== undefined && <VisuallyHidden> {about}</VisuallyHidden>}
                </Link>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
});
