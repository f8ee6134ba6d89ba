import type { ReactNode } from 'react';
import { Anchor } from '../Link/LinkProvider.tsx';
import type { RootProps } from '../root.ts';
import { item, list } from './NavBar.css.ts';

export interface NavItem {
  readonly href: string;
  readonly label: ReactNode;
  /** The page that is shown, or the one that it belongs to. */
  readonly current?: boolean | undefined;
}

export interface NavBarProps extends RootProps {
  /** Names the navigation among the others of the page. */
  readonly label: string;
  readonly items: readonly NavItem[];
}

/** The main navigation: links in one row, which scrolls sideways where it does not fit. */
export function NavBar({ label, items, ...root }: NavBarProps) {
  return (
    <nav {...root} data-component="nav-bar" aria-label={label}>
      <ul className={list}>
        {items.map(({ href, label, current }) => (
          <li key={href}>
            <Anchor href={href} className={item} aria-current={current ? 'page' : undefined}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
