import { useEffect, useRef } from 'react';
import type { OfferPageView } from './page.server.ts';

/**
 * Returns a ref for the heading, which takes the focus when a script shows another step. If there
 * is a problem, its message takes the focus instead.
 */
export function usePageFocus(step: OfferPageView['step'], hasProblem: boolean) {
  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step && !hasProblem) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step, hasProblem]);
  return heading;
}
