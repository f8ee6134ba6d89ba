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
  const part = panel === undefined ? undefined : 'presentation';
  return (
    <nav
      {...root}
      data-component="tab-nav"
      role={panel === undefined ? undefined : 'tablist'}
      aria-label={label}
    >
      <ul className={list} role={part}>
        {items.map(({ href, label: words, current = false }, place) => (
          // By place: a link whose address changes keeps the focus.
          <li key={place} role={part}>
            <Anchor
              href={href}
              className={tab}
              {...(panel === undefined
                ? { 'aria-current': current ? 'page' : undefined }
                : {
                    role: 'tab',
                    'aria-selected': current,
                    'aria-controls': panel,
                    tabIndex: current ? 0 : -1,
                  })}
            >
              {words}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
