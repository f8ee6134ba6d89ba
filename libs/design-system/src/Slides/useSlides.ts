import { useCallback, useEffect, useRef, useState } from 'react';

/** What an arrow key adds to the place. */
const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Which slide of a track is shown. Every slide is as wide as the track.
 *
 * @returns `show` scrolls to a slide; past the last one it begins again
 */
export function useSlides(count: number) {
  const track = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  // Where a scroll of ours is on its way to: the slides that it passes are not the shown one.
  const goal = useRef<number | null>(null);

  const show = useCallback(
    (wanted: number) => {
      const index = (wanted + count) % count;
      goal.current = index;
      setCurrent(index);
      track.current?.scrollTo({ left: index * track.current.clientWidth });
    },
    [count],
  );

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const inView = () => Math.round(element.scrollLeft / (element.clientWidth || 1));
    const follow = () => {
      if (goal.current !== null && goal.current !== inView()) return;
      goal.current = null;
      setCurrent(inView());
    };
    // A hand on the slides decides where they go.
    const letGo = () => {
      goal.current = null;
    };
    const step = (event: KeyboardEvent) => {
      const by = steps[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      show((goal.current ?? inView()) + by);
    };
    follow();
    element.addEventListener('scroll', follow);
    element.addEventListener('pointerdown', letGo);
    element.addEventListener('wheel', letGo, { passive: true });
    element.addEventListener('keydown', step);
    return () => {
      element.removeEventListener('scroll', follow);
      element.removeEventListener('pointerdown', letGo);
      element.removeEventListener('wheel', letGo);
      element.removeEventListener('keydown', step);
    };
  }, [show]);

  return { track, current, show };
}
