import type { ReactNode } from 'react';
import { Anchor } from '../Link/LinkProvider.tsx';

export interface NavItem {
  readonly href: string;
  readonly label: ReactNode;
  /** True for the current page, or for the section that the current page is in. */
  readonly current?: boolean | undefined;
}

export const itemsOf = (items: readonly NavItem[], className: string) =>
  items.map(({ href, label, current }) => (
    <li key={href}>
      <Anchor href={href} className={className} aria-current={current ? 'page' : undefined}>
        {label}
      </Anchor>
    </li>
  ));
