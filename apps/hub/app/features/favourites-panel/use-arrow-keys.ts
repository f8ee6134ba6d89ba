import { isPlainPress } from '@applicant-hub/design-system';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';

const keys: Partial<Record<string, (from: number, count: number) => number>> = {
  ArrowLeft: (from, count) => (from + count - 1) % count,
  ArrowRight: (from, count) => (from + 1) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

/**
 * Lets the arrow keys, Home and End move between the tabs of an element, and open them (FAV-2).
 *
 * @returns whether the keys work; false in the server's HTML
 */
export function useArrowKeys(container: RefObject<HTMLElement>): boolean {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      // The browser handles key combinations: for example, Alt with an arrow key goes back.
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
