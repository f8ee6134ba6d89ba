import type { NavBarProps, NavItem } from '../AppHeader/NavBar.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import { withRef } from '../withRef.ts';
import { list, tab } from './TabNav.css.ts';

export interface TabNavProps extends Omit<NavBarProps, 'items'> {
  readonly items: readonly NavItem[];
  /**
   * Set this for views of a part of the page. The root is then a group, which is not a landmark.
   */
  readonly part?: boolean | undefined;
  /**
   * Id of the `role="tabpanel"` that the views share. If it is set, the links become tabs, of which
   * only the current tab is a tab stop. Set it only while a script handles the arrow keys.
   */
  readonly panel?: string | undefined;
}

/** Views of one page. They are links because the URL contains the view. */
export const TabNav = withRef(function TabNav({ label, items, part, panel, ...root }: TabNavProps) {
  // A group and a tab list use the same element. It is not replaced when a script adds the tabs, so
  // the links do not lose focus.
  const [Root, role] = part ? (['div', 'group'] as const) : (['nav'] as const);
  const inner = panel && 'none';
  return (
    <Root {...root} data-component="tab-nav" role={panel ? 'tablist' : role} aria-label={label}>
      <ul className={list} role={inner}>
        {items.map((item, place) => (
          // The key is the position, so that a link does not lose focus when its URL changes.
          <li key={place} role={inner}>
            <Anchor
              href={item.href}
              className={tab}
              {...(panel
                ? {
                    role: 'tab',
                    'aria-selected': item.current ?? false,
                    'aria-controls': panel,
                    tabIndex: item.current ? 0 : -1,
                  }
                : { 'aria-current': item.current ? 'page' : undefined })}
            >
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </Root>
  );
});
