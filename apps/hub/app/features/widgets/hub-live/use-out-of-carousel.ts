import { type RefObject, useEffect, useRef } from 'react';

/** Less of it than this is nothing that anybody looks at. */
const SEEN_FROM = 0.1;

/**
 * Tells when an element has been turned out of its carousel. A page that scrolls past the whole
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
