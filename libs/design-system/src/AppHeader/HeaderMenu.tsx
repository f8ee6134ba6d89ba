'use client';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { MenuItems, type MenuItem } from '../Popover/MenuItems.tsx';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import {
  heading as headingClass,
  icon as iconClass,
  menu,
  panel,
  summary,
} from './HeaderMenu.css.ts';

export interface HeaderMenuProps extends RootProps<HTMLDetailsElement> {
  /** Accessible name of the control that opens the menu. */
  readonly label: string;
  readonly icon: ReactElement;
  /** Text above the items, for example the name of the user. */
  readonly heading?: ReactNode;
  readonly items: readonly MenuItem[];
}

/**
 * A menu of links and buttons that an icon in the header opens. The menu is a `<details>`, so it
 * needs no script and works in every browser. With a script, the menu also closes on Escape, and
 * when the user presses or focuses something else.
 */
export const HeaderMenu = withRef(function HeaderMenu({
  ref,
  label,
  icon,
  heading,
  items,
  ...root
}: HeaderMenuProps) {
  const own = useSharedRef(ref);
  useEffect(() => (own.current === null ? undefined : closeByScript(own.current)), [own]);
  return (
    <details {...root} ref={own} className={menu} data-component="header-menu">
      <summary className={summary} aria-label={label}>
        <span className={iconClass}>{icon}</span>
      </summary>
      <div className={panel}>
        {heading && <p className={headingClass}>{heading}</p>}
        <MenuItems items={items} />
      </div>
    </details>
  );
});

/** @returns a function that removes the listeners */
function closeByScript(details: HTMLDetailsElement) {
  const events = new AbortController();
  const closeFromOutside = ({ target }: Event) => {
    if (!details.contains(target as Node)) details.open = false;
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return;
    // Escape may also close something else on the page.
    event.preventDefault();
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  const { signal } = events;
  document.addEventListener('pointerdown', closeFromOutside, { signal });
  document.addEventListener('focusin', closeFromOutside, { signal });
  details.addEventListener('keydown', closeByKey, { signal });
  return () => events.abort();
}
