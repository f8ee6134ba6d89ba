import type { ReactElement, ReactNode } from 'react';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends ParentProps<HTMLDivElement> {
  /** A decorative picture of the missing content. */
  readonly icon?: ReactElement | undefined;
  /** A `Heading` that states what is missing. */
  readonly heading: ReactNode;
  /** The next action: a `ButtonLink` or a form. */
  readonly action?: ReactNode;
}

/** A placeholder for a list or area without content. */
export const EmptyState = withRef(function EmptyState({
  icon,
  heading,
  action,
  children,
  ...root
}: EmptyStateProps) {
  return (
    <div {...root} className={css.emptyState} data-component="empty-state">
      {icon && <span className={css.icon}>{icon}</span>}
      {heading}
      {children}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
});
