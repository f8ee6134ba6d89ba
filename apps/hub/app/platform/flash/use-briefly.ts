import { type RefObject, useEffect, useRef } from 'react';

/** Display time of a notice that only confirms a change (milliseconds). */
const BRIEF_MS = 6_000;

/**
 * Closes a notice after a while, but not while the user points at it, has focus in it, or is in
 * another tab.
 *
 * @param notice a new notice starts the time again
 */
export function useBriefly(
  isBrief: boolean,
  notice: object | null,
  close: (none: null) => void,
): RefObject<HTMLDivElement> {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isBrief) return;
    const timer = setInterval(() => {
      const isUsed = region.current?.matches(':hover, :focus-within') === true;
      if (!isUsed && !document.hidden) close(null);
    }, BRIEF_MS);
    return () => clearInterval(timer);
  }, [isBrief, notice, close]);
  return region;
}
