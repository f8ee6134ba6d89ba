import type { NavBarProps } from '../AppHeader/NavBar.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import { list, tab } from './TabNav.css.ts';

export interface TabNavProps extends NavBarProps {
  /**
   * Id of the `role="tabpanel"` that the views share. With it they are a list of tabs, of which Tab
   * reaches the one that is shown: give it only while a script moves between them by arrow keys.
   */
  readonly panel?: string | undefined;
}

/** Views of one page. They are links, because the view is in the address. */
export function TabNav({ label, items, panel, ...root }: TabNavProps) {
  const part = panel && 'none';
  return (
    <nav {...root} data-component="tab-nav" role={panel && 'tablist'} aria-label={label}>
      <ul className={list} role={part}>
        {items.map((item, place) => (
          // By place: a link whose address changes keeps the focus.
          <li key={place} role={part}>
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
    </nav>
  );
}
