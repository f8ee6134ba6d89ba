import type { ReactElement } from 'react';
import { Anchor } from '../Link/LinkProvider.tsx';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import type { NavItem } from './items.tsx';
import { icon as iconClass, item, list, navBar } from './NavBar.css.ts';

export type { NavItem } from './items.tsx';

export interface NavBarItem extends NavItem {
  /** Icon of the link in the bar of a phone. A link without an icon is not in the bar. */
  readonly icon?: ReactElement | undefined;
  /** True for a link that is only in the bar, not in the row. */
  readonly onlyInBar?: boolean | undefined;
}

export interface NavBarProps extends RootProps {
  /** Accessible name that distinguishes this navigation from other navigations on the page. */
  readonly label: string;
  readonly items: readonly NavBarItem[];
}

/**
 * The main navigation: one row of links, which scrolls sideways if it does not fit. On a phone, the
 * links with icons are displayed in a bar at the bottom of the screen instead.
 */
export const NavBar = withRef(function NavBar({ label, items, ...root }: NavBarProps) {
  const hasBar = items.some(({ icon }) => icon !== undefined);
  return (
    <nav
      {...root}
      className={navBar}
      data-component="nav-bar"
      data-bar={hasBar || undefined}
      aria-label={label}
    >
      <ul className={list}>
        {items.map(({ href, label: text, current, icon, onlyInBar }) => (
          <li key={href} hidden={onlyInBar} data-in-bar={icon !== undefined || undefined}>
            <Anchor href={href} className={item} aria-current={current ? 'page' : undefined}>
              {icon && <span className={iconClass}>{icon}</span>}
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
});
