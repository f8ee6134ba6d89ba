import { useCallback, useEffect, useRef, useState } from 'react';
import { isPlainPress } from '../enhance/isPlainPress.ts';

/** What an arrow key adds to the place. */
const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * How many pages a track has and which one it shows. As many slides as fit are a page; the last one
 * may have fewer new ones, and ends at the last slide.
 */
export function pagesOf(track: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>) {
  // Of no width while it is in a closed dialog.
  const width = track.clientWidth || 1;
  const end = track.scrollWidth - width;
  // The browser rounds each width to whole pixels.
  const count = Math.max(1, Math.ceil(track.scrollWidth / width - 0.02));
  const isAtEnd = count > 1 && track.scrollLeft >= end - 1;
  return { count, shown: isAtEnd ? count - 1 : Math.round(track.scrollLeft / width) };
}

/**
 * Which page of a track is shown: one slide, or as many as fit side by side.
 *
 * @returns `pages` is how many there are; `show` scrolls to one, and past the last it begins again
 */
export function useSlides<Track extends HTMLElement = HTMLElement>() {
  const track = useRef<Track>(null);
  const [current, setCurrent] = useState(0);
  const [pages, setPages] = useState(1);
  // Where a scroll of ours is on its way to: the slides that it passes are not the shown one.
  const goal = useRef<number | null>(null);

  const show = useCallback((wanted: number) => {
    const element = track.current;
    if (!element) return;
    const { count } = pagesOf(element);
    const index = (wanted + count) % count;
    const left = Math.min(index * element.clientWidth, element.scrollWidth - element.clientWidth);
    // Where it already is no scroll says that it has arrived.
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
    // A hand on the slides decides where they go, and so does focus that moves in them.
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
    // It also says the first size.
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
