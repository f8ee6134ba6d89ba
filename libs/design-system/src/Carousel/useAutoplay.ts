import { useEffect, useRef, useState } from 'react';
import { flick } from './flick.ts';
import { turning } from './turning.ts';

/** The part that pauses and plays: being at it holds nothing, or playing would not be seen. */
export const TOGGLE_PART = 'toggle';

interface Autoplay {
  readonly isOn: boolean;
  /** Something in it plays by itself. */
  readonly isHeld: boolean;
  /** Every six seconds. */
  readonly turn: () => void;
  /** A quick vertical swipe: 1 for the next, -1 for the one before. */
  readonly onFlick: (by: -1 | 1) => void;
}

/**
 * Turns a carousel by itself. It waits while a pointer or focus is in it and while nobody can see
 * it, and stops for good when somebody moves it, or wants less motion.
 *
 * @returns `area` is for the element of the whole carousel
 */
export function useAutoplay({ isOn, isHeld, turn, onFlick }: Autoplay) {
  const area = useRef<HTMLElement>(null);
  const flicked = useRef(onFlick);
  const [clock] = useState(turning);
  const [isPlaying, setPlaying] = useState(true);

  useEffect(() => {
    clock.onTurn(turn);
    flicked.current = onFlick;
  });
  useEffect(() => clock.hold('stopped', !isPlaying), [clock, isPlaying]);
  useEffect(() => clock.hold('told', isHeld), [clock, isHeld]);

  useEffect(() => {
    const element = area.current;
    if (!isOn || !element) return;
    const abort = new AbortController();
    const listener = { signal: abort.signal, passive: true };
    const isAtToggle = ({ target }: Event) =>
      target instanceof Element && target.closest(`[data-part="${TOGGLE_PART}"]`) !== null;
    const stop = (event: Event) => {
      if (!isAtToggle(event)) setPlaying(false);
    };

    element.addEventListener(
      'pointerover',
      (event) => clock.hold('pointer', event.pointerType === 'mouse' && !isAtToggle(event)),
      listener,
    );
    element.addEventListener('pointerleave', () => clock.hold('pointer', false), listener);
    element.addEventListener('focusin', (e) => clock.hold('focus', !isAtToggle(e)), listener);
    element.addEventListener('focusout', () => clock.hold('focus', false), listener);

    element.addEventListener('pointerdown', stop, listener);
    element.addEventListener('click', stop, listener);
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key.startsWith('Arrow')) stop(event);
      },
      listener,
    );
    element.addEventListener(
      'wheel',
      (event) => {
        if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) stop(event);
      },
      listener,
    );

    // The browser scrolls the page with the same swipe, as everywhere: nothing is prevented.
    const place = ({ changedTouches, timeStamp }: TouchEvent) => ({
      x: changedTouches[0]?.clientX ?? 0,
      y: changedTouches[0]?.clientY ?? 0,
      at: timeStamp,
    });
    let from: ReturnType<typeof place> | null = null;
    element.addEventListener(
      'touchstart',
      (event) => (from = event.touches.length === 1 ? place(event) : null),
      listener,
    );
    element.addEventListener(
      'touchend',
      (event) => {
        const by = from && flick(from, place(event));
        if (by) flicked.current(by);
      },
      listener,
    );

    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const calm = () => {
      if (motion.matches) setPlaying(false);
    };
    calm();
    motion.addEventListener('change', calm, listener);

    const onPage = () => clock.hold('hidden', document.hidden);
    onPage();
    document.addEventListener('visibilitychange', onPage, listener);
    const seen = new IntersectionObserver(([entry]) => clock.hold('away', !entry?.isIntersecting), {
      threshold: 0.5,
    });
    seen.observe(element);

    return () => {
      abort.abort();
      seen.disconnect();
      clock.hold('away', true);
    };
  }, [isOn, clock]);

  return { area, isPlaying, toggle: () => setPlaying((was) => !was) };
}
