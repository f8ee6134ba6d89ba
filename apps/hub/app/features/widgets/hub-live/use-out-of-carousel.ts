import { type RefObject, useEffect, useRef } from 'react';

/** The visible share below which the element counts as out of view. */
const SEEN_FROM = 0.1;

/**
 * Reports when an element has rotated out of its carousel. Scrolling the page past the whole
 * carousel does not count.
 */
export function useOutOfCarousel(element: RefObject<HTMLElement>, onOut: () => void) {
  const heard = useRef(onOut);
  useEffect(() => {
    heard.current = onOut;
  });
  useEffect(() => {
    if (!element.current) return;
    const seen = new IntersectionObserver(
      (sightings) => {
        const last = sightings.at(-1);
        if (last && last.intersectionRatio < SEEN_FROM) heard.current();
      },
      { root: element.current.closest('[data-component="carousel"]'), threshold: SEEN_FROM },
    );
    seen.observe(element.current);
    return () => seen.disconnect();
  }, [element]);
}
