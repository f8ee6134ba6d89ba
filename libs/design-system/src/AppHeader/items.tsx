import type { ReactNode } from 'react';
import { Anchor } from '../Link/LinkProvider.tsx';

export interface NavItem {
  readonly href: string;
  readonly label: ReactNode;
  /** The page that is shown, or the one that it belongs to. */
  readonly current?: boolean | undefined;
}

/** Links as the items of a list. */
export const itemsOf = (items: readonly NavItem[], className: string) =>
  items.map(({ href, label, current }) => (
    <li key={href}>
      <Anchor href={href} className={className} aria-current={current ? 'page' : undefined}>
        {label}
      </Anchor>
    </li>
  ));
