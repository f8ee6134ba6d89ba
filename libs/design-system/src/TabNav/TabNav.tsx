import type { NavBarProps } from '../AppHeader/NavBar.tsx';
import { Anchor } from '../Link/LinkProvider.tsx';
import { list, tab } from './TabNav.css.ts';

/** Views of one page. They are links, because the view is in the address. */
export function TabNav({ label, items, ...root }: NavBarProps) {
  return (
    <nav {...root} data-component="tab-nav" aria-label={label}>
      <ul className={list}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor
              href={item.href}
              className={tab}
              aria-current={item.current ? 'page' : undefined}
            >
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
