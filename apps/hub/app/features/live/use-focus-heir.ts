import { type RefCallback, type RefObject, useCallback, useRef } from 'react';

/**
 * Keeps the focus near when what has it goes away: the page's own asking may bring the player under
 * somebody who is at the button.
 *
 * @param fallback takes the focus then
 * @returns the ref of what may go away
 */
export function useFocusFallback(fallback: RefObject<HTMLElement>): RefCallback<HTMLElement> {
  const leaving = useRef<HTMLElement | null>(null);
  return useCallback(
    (element: HTMLElement | null) => {
      // A ref is emptied while its element is still on the page.
      if (element === null && leaving.current?.contains(document.activeElement)) {
        fallback.current?.focus();
      }
      leaving.current = element;
    },
    [fallback],
  );
}
