import type { NavBarProps } from '../AppHeader/NavBar.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import { withRef } from '../withRef.ts';
import { list, tab } from './TabNav.css.ts';

export interface TabNavProps extends NavBarProps {
  /** Views of a part of the page, and not of the page: a group, which is no landmark. */
  readonly part?: boolean | undefined;
  /**
   * Id of the `role="tabpanel"` that the views share. With it they are a list of tabs, of which Tab
   * reaches the one that is shown: give it only while a script moves between them by arrow keys.
   */
  readonly panel?: string | undefined;
}

/** Views of one page. They are links, because the view is in the address. */
export const TabNav = withRef(function TabNav({ label, items, part, panel, ...root }: TabNavProps) {
  // A group stays the same element as a list of tabs, so the links in it keep the focus.
  const [Root, role] = part ? (['div', 'group'] as const) : (['nav'] as const);
  const inner = panel && 'none';
  return (
    <Root {...root} data-component="tab-nav" role={panel ? 'tablist' : role} aria-label={label}>
      <ul className={list} role={inner}>
        {items.map((item, place) => (
          // By place: a link whose address changes keeps the focus.
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
