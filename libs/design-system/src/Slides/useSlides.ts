import { useCallback, useEffect, useRef, useState } from 'react';
import { isPlainPress } from '../enhance/isPlainPress.ts';

/** Index offset for an arrow key. */
const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The number of pages in a track and the index of the current page. A page contains as many slides
 * as fit. The last page ends with the last slide and may repeat some slides of the previous page.
 */
export function pagesOf(track: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>) {
  // The width is zero in a closed dialog.
  const width = track.clientWidth || 1;
  const end = track.scrollWidth - width;
  // The browser rounds each width to whole pixels.
  const count = Math.max(1, Math.ceil(track.scrollWidth / width - 0.02));
  const isAtEnd = count > 1 && track.scrollLeft >= end - 1;
  return { count, shown: isAtEnd ? count - 1 : Math.round(track.scrollLeft / width) };
}

/**
 * State of the pages of a track. A page is one slide, or as many slides as fit side by side.
 *
 * @returns `pages` is the number of pages; `show` scrolls to a page, and shows the first page after
 * the last page
 */
export function useSlides<Track extends HTMLElement = HTMLElement>() {
  const track = useRef<Track>(null);
  const [current, setCurrent] = useState(0);
  const [pages, setPages] = useState(1);
  // The target of a programmatic scroll. Slides between the start and the target do not become
  // current.
  const goal = useRef<number | null>(null);

  const show = useCallback((wanted: number) => {
    const element = track.current;
    if (!element) return;
    const { count } = pagesOf(element);
    const index = (wanted + count) % count;
    const left = Math.min(index * element.clientWidth, element.scrollWidth - element.clientWidth);
    // If the track is already at the target, no scroll event will fire.
    goal.current = Math.abs(left - element.scrollLeft) < 1 ? null : index;
    setCurrent(index);
    element.scrollTo({ left });
  }, []);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const follow = () => {
      const { count, shown } = pagesOf(element);
      setPages(count);
      if (goal.current !== null && goal.current !== shown) return;
      goal.current = null;
      setCurrent(shown);
    };
    // The user takes control by pressing or scrolling the slides, or by moving focus in them.
    const letGo = () => {
      goal.current = null;
    };
    const arrive = () => {
      letGo();
      follow();
    };
    const step = (event: KeyboardEvent) => {
      const by = steps[event.key];
      if (!by || !isPlainPress(event)) return;
      event.preventDefault();
      show((goal.current ?? pagesOf(element).shown) + by);
    };
    // The observer also reports the initial size.
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    const abort = new AbortController();
    const listener = { signal: abort.signal, passive: true };
    element.addEventListener('scroll', follow, listener);
    element.addEventListener('scrollend', arrive, listener);
    element.addEventListener('focusin', letGo, listener);
    element.addEventListener('pointerdown', letGo, listener);
    element.addEventListener('wheel', letGo, listener);
    element.addEventListener('keydown', step, { signal: abort.signal });
    return () => {
      sizes.disconnect();
      abort.abort();
    };
  }, [show]);

  return { track, current, pages, show };
}
