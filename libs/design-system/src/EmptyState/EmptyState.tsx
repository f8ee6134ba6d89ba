import type { ReactElement, ReactNode } from 'react';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends ParentProps<HTMLDivElement> {
  /** A picture of what is missing; it says nothing that the words do not. */
  readonly icon?: ReactElement | undefined;
  /** A `Heading` that says what is not there. */
  readonly heading: ReactNode;
  /** What to do about it: a `ButtonLink` or a form. */
  readonly action?: ReactNode;
}

/** Stands where things will be, while there are none. */
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
