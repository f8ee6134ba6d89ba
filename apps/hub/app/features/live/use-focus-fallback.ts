import { type RefCallback, type RefObject, useCallback, useRef } from 'react';

/**
 * Moves the focus when the focused element is removed. For example, polling may replace a button
 * that has the focus with the player.
 *
 * @param fallback receives the focus
 * @returns the ref of the element that may be removed
 */
export function useFocusFallback(fallback: RefObject<HTMLElement>): RefCallback<HTMLElement> {
  const leaving = useRef<HTMLElement | null>(null);
  return useCallback(
    (element: HTMLElement | null) => {
      // React clears a ref while its element is still on the page.
      if (element === null && leaving.current?.contains(document.activeElement)) {
        fallback.current?.focus();
      }
      leaving.current = element;
    },
    [fallback],
  );
}
