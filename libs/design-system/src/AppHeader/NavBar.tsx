import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { itemsOf, type NavItem } from './items.tsx';
import { item, list } from './NavBar.css.ts';

export type { NavItem } from './items.tsx';

export interface NavBarProps extends RootProps {
  /** Accessible name that distinguishes this navigation from other navigations on the page. */
  readonly label: string;
  readonly items: readonly NavItem[];
}

/** The main navigation: one row of links, which scrolls sideways if it does not fit. */
export const NavBar = withRef(function NavBar({ label, items, ...root }: NavBarProps) {
  return (
    <nav {...root} data-component="nav-bar" aria-label={label}>
      <ul className={list}>{itemsOf(items, item)}</ul>
    </nav>
  );
});
