'use client';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { arrowKey } from '../enhance/arrowKey.ts';
import { isPlainPress } from '../enhance/isPlainPress.ts';
import { onPlainPress } from '../enhance/onPlainPress.ts';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import type { RootProps } from '../root.ts';
import * as navCss from '../TabNav/TabNav.css.ts';
import { withRef } from '../withRef.ts';
import * as css from './Tabs.css.ts';

export interface TabSection {
  /** Id of the section. A link to `#{id}` shows the section. */
  readonly id: string;
  readonly label: string;
  /**
   * Content of the section. It must start with a heading, because without scripts the sections are
   * stacked.
   */
  readonly content: ReactNode;
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the list of tabs. */
  readonly label: string;
  readonly sections: readonly TabSection[];
  /** Id of the shown section, if the caller controls it. Without scripts all sections are shown. */
  readonly selected?: string | undefined;
  /**
   * Called with the id of a section that the user selects. The URL is then not changed, so that a
   * router or the caller's state can follow.
   */
  readonly onSectionChange?: ((id: string) => void) | undefined;
}

/** Returns the index of the tab that a key moves to; undefined for other keys. */
function move(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Sections of one page; a script shows only one section at a time. Implements the tabs pattern of
 * the ARIA Authoring Practices. Without a script, the names of the sections are links to them.
 */
export const Tabs = withRef(function Tabs({
  label,
  sections,
  selected,
  onSectionChange,
  ref,
  ...root
}: TabsProps) {
  const isEnhanced = useEnhanced();
  const own = useSharedRef(ref);
  const [last, setLast] = useState(0);
  const shown = selected === undefined ? last : sections.findIndex(({ id }) => id === selected);

  useEffect(() => {
    const follow = () => {
      const target =
        location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const index = target
        ? [...(own.current?.children ?? [])].findIndex((part) => part.contains(target)) - 1
        : -1;
      if (index >= 0) setLast(index);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [own]);

  const show = (index: number) => {
    const { id = '' } = sections[index] ?? {};
    setLast(index);
    own.current?.querySelectorAll('a')[index]?.focus();
    // The URL identifies the shown section. Showing a tab does not add a history entry.
    if (onSectionChange) onSectionChange(id);
    else history.replaceState(history.state, '', `#${id}`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = move(arrowKey(event), shown, sections.length);
    if (next === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    show(next);
  };

  const tab = (id: string, index: number) =>
    isEnhanced && {
      role: 'tab',
      'aria-controls': id,
      'aria-selected': index === shown,
      tabIndex: index === shown ? 0 : -1,
      onClick: onPlainPress(() => show(index)),
      onKeyDown,
    };
  return (
    <div {...root} ref={own} className={css.tabs} data-component="tabs" data-ready={isEnhanced}>
      <ul className={navCss.list} aria-label={label} role={isEnhanced ? 'tablist' : undefined}>
        {sections.map((section, index) => (
          <li key={section.id} role={isEnhanced ? 'none' : undefined}>
            <a
              id={`${section.id}-tab`}
              className={navCss.tab}
              href={`#${section.id}`}
              {...tab(section.id, index)}
            >
              {section.label}
            </a>
          </li>
        ))}
      </ul>
      {sections.map(({ id, content }, index) => (
        <section
          key={id}
          id={id}
          className={css.section}
          aria-labelledby={`${id}-tab`}
          {...(isEnhanced && { role: 'tabpanel', tabIndex: 0, hidden: index !== shown })}
        >
          {content}
        </section>
      ))}
    </div>
  );
});
