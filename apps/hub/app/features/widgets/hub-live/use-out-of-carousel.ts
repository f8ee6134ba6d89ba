import { type RefObject, useEffect, useRef } from 'react';

/** Visible fraction of the element below which it counts as out of view. */
const SEEN_FROM = 0.1;

/**
 * Reports when an element has rotated out of its carousel, but not when the user scrolls the whole
 * carousel out of view.
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
