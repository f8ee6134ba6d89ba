import { useEffect, useState } from 'react';
import { debounced, RESIZE_MS } from '#app/platform/browser/time/debounced.ts';

/**
 * The inner width of the window in CSS pixels, once it has been stable for a short time (GRD-27);
 * null in the server's HTML and in the first render.
 */
export function useWindowWidth(): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    const { call, cancel } = debounced(measure, RESIZE_MS);
    measure();
    window.addEventListener('resize', call);
    return () => {
      cancel();
      window.removeEventListener('resize', call);
    };
  }, []);
  return width;
}
