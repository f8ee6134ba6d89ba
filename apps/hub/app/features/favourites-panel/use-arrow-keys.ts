import { isPlainPress } from '@applicant-hub/design-system';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/** Where a key leads from a tab, among so many. */
const keys: Partial<Record<string, (from: number, count: number) => number>> = {
  ArrowLeft: (from, count) => (from + count - 1) % count,
  ArrowRight: (from, count) => (from + 1) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

/**
 * Lets the arrow keys, Home and End move between the tabs in an element, and open the one they come
 * to (FAV-2).
 *
 * @returns whether they do; in the server's HTML they do not
 */
export function useArrowKeys(container: RefObject<HTMLElement>): boolean {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      // With another key it is the browser's own: Alt and an arrow go back.
      if (!isPlainPress(event)) return;
      const tabs = [...element.querySelectorAll('a')];
      const from = tabs.findIndex((tab) => tab === document.activeElement);
      const to = from === -1 ? undefined : keys[event.key]?.(from, tabs.length);
      if (to === undefined) return;
      event.preventDefault();
      tabs[to]?.focus();
      tabs[to]?.click();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [container]);
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
