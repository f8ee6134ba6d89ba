import { useEffect, useRef, useState, type RefObject } from 'react';
import { autoplayTimer, stepOf } from './autoplay-timer.ts';
import { swipe } from './swipe.ts';

/**
 * The play/pause control. A pointer or focus on it does not pause the carousel, so that the user
 * sees the carousel start.
 */
export const TOGGLE_PART = 'toggle';

const isAtToggle = ({ target }: Event) =>
  target instanceof Element && target.closest(`[data-part="${TOGGLE_PART}"]`) !== null;

/**
 * Calls back after a quick vertical swipe, with 1 for the next slide and -1 for the previous slide.
 */
function onSwipe(
  element: HTMLElement,
  turn: (by: -1 | 1) => void,
  listener: AddEventListenerOptions,
) {
  // The same swipe still scrolls the page, because nothing calls `preventDefault`.
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
      const by = from && swipe(from, place(event));
      if (by) turn(by);
    },
    listener,
  );
}

interface Autoplay {
  readonly direction?: 'forward' | 'back' | undefined;
  readonly isHeld?: boolean | undefined;
}

/**
 * Turns a carousel automatically. The carousel pauses while it contains the pointer or focus and
 * while it is not visible. When the user moves it or prefers reduced motion, it stops until the
 * user starts it again.
 */
export function useAutoplay(
  area: RefObject<HTMLElement>,
  autoplay: Autoplay | undefined,
  turn: (by: -1 | 1) => void,
) {
  const isOn = autoplay !== undefined;
  const isHeld = autoplay?.isHeld ?? false;
  const latest = useRef(turn);
  const [timer] = useState(autoplayTimer);
  const [isPlaying, setPlaying] = useState(true);

  useEffect(() => {
    timer.onTurn(() => turn(stepOf(autoplay?.direction)));
    latest.current = turn;
  });
  useEffect(() => timer.pause('stopped', !isPlaying), [timer, isPlaying]);
  useEffect(() => timer.pause('told', isHeld), [timer, isHeld]);

  useEffect(() => {
    const element = area.current;
    if (!isOn || !element) return;
    const abort = new AbortController();
    const listener = { signal: abort.signal, passive: true };
    const stop = (event: Event) => {
      if (!isAtToggle(event)) setPlaying(false);
    };

    element.addEventListener(
      'pointerover',
      (event) => timer.pause('pointer', event.pointerType === 'mouse' && !isAtToggle(event)),
      listener,
    );
    element.addEventListener('pointerleave', () => timer.pause('pointer', false), listener);
    element.addEventListener('focusin', (e) => timer.pause('focus', !isAtToggle(e)), listener);
    element.addEventListener('focusout', () => timer.pause('focus', false), listener);

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

    onSwipe(element, (by) => latest.current(by), listener);

    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const calm = () => setPlaying((was) => was && !motion.matches);
    calm();
    motion.addEventListener('change', calm, listener);

    const onPage = () => timer.pause('hidden', document.hidden);
    onPage();
    document.addEventListener('visibilitychange', onPage, listener);
    const seen = new IntersectionObserver(
      // A busy browser reports several intersections at once. Only the last report is current.
      (sightings) => timer.pause('away', !sightings.at(-1)?.isIntersecting),
      { threshold: 0.5 },
    );
    seen.observe(element);

    return () => {
      abort.abort();
      seen.disconnect();
      timer.pause('away', true);
    };
  }, [area, isOn, timer]);

  return { isPlaying, toggle: () => setPlaying((was) => !was) };
}
