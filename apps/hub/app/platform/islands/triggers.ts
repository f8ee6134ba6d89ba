import { deviceStore } from '#app/platform/browser/device-store.ts';

/**
 * Decides when a part of the page becomes live.
 *
 * @param part what surrounds its HTML
 * @param open to be called then; may be called more than once
 * @returns stops deciding
 */
export type HydrationTrigger = (part: Element, open: () => void) => () => void;

/** How far outside the window something counts as seen, so that it is live when it really is. */
const AHEAD = '300px 0px';

/** When somebody comes near it: by scrolling, with the keyboard, by a link into the page. */
const onVisible: HydrationTrigger = (part, open) => {
  const observer = new IntersectionObserver(
    (sightings) => {
      if (sightings.some(({ isIntersecting }) => isIntersecting)) open();
    },
    { rootMargin: AHEAD },
  );
  // What surrounds it has no box of its own.
  for (const child of part.children) observer.observe(child);
  return () => observer.disconnect();
};

/** What shows that there is somebody at the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'];

/** Somebody who only reads is there, too (milliseconds). */
const READING_MS = 10_000;

/**
 * For what is on the first screen and does what it is for without scripts: when somebody moves, or
 * stays. Until then nothing competes with the words and pictures of the page.
 */
const onInteraction: HydrationTrigger = (_part, open) => {
  const use = () => {
    stop();
    open();
  };
  const stopListening = onceOn(signs, use);
  const timer = setTimeout(use, READING_MS);
  const stop = () => {
    stopListening();
    clearTimeout(timer);
  };
  return stop;
};

/** What somebody does on purpose; less would try a broken line with every move of the mouse. */
const interactions = ['pointerdown', 'keydown', 'focusin'];

/** After a script could not be had: when the line is back, or somebody does something. */
export const onRetry: HydrationTrigger = (_part, open) => onceOn(['online', ...interactions], open);

/** Some browsers tell of a pointer that rests where a page appears. Nobody moved it. */
const isAtRest = (event: Partial<MouseEvent>) =>
  event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/** Calls back at the first of some events of the window. @returns stops waiting for them */
function onceOn(events: readonly string[], happened: () => void): () => void {
  const stop = new AbortController();
  const onEvent = (event: Event) => {
    if (isAtRest(event)) return;
    stop.abort();
    happened();
  };
  for (const event of events) {
    window.addEventListener(event, onEvent, { capture: true, passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}

/** Immediately if this device has unsaved drafts; otherwise on the first interaction. */
const whenLeft: HydrationTrigger = (part, open) => {
  if (deviceStore.parts('drafts').length === 0) return onInteraction(part, open);
  open();
  return () => undefined;
};

const atOnce: HydrationTrigger = (_part, open) => {
  open();
  return () => undefined;
};

/** When it is near the viewport, after the first interaction with the page. */
const whenUsedAndSeen: HydrationTrigger = (part, open) => {
  let stop = onInteraction(part, () => {
    stop = onVisible(part, open);
  });
  return () => stop();
};

/** What an island can wait for. */
export const triggers = {
  load: atOnce,
  sight: whenUsedAndSeen,
  used: onInteraction,
  left: whenLeft,
  retry: onRetry,
} as const satisfies Record<string, HydrationTrigger>;

/** What wakes an island. */
export type Wakes = Exclude<keyof typeof triggers, 'retry'>;
