import { isPlainPress } from '@applicant-hub/design-system';
import { type RefObject, useEffect } from 'react';

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Lets the arrow keys move between the links in an element, and follow the one they come to (FAV-2). */
export function useArrowKeys(container: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      // With another key it is the browser's own: Alt and an arrow go back.
      if (!isPlainPress(event)) return;
      const step = steps[event.key];
      const links = [...element.querySelectorAll('a')];
      const index = links.findIndex((link) => link === document.activeElement);
      if (step === undefined || index === -1) return;
      const next = links[(index + step + links.length) % links.length];
      event.preventDefault();
      next?.focus();
      next?.click();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [container]);
}
