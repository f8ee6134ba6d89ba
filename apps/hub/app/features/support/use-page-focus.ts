import { useEffect, useRef } from 'react';
import type { OfferPageView } from './page.server.ts';

/**
 * The place where reading goes on when a script shows another step on the page: its heading. What
 * went wrong takes focus by itself.
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
