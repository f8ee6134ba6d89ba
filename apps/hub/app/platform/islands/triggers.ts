import { deviceStore } from '#app/platform/browser/storage/device-store.ts';

/**
 * Decides when a part of the page becomes live.
 *
 * @param part the wrapper of its HTML
 * @param open makes the part live; may be called more than once
 * @returns a function that stops the trigger
 */
export type HydrationTrigger = (part: Element, open: () => void) => () => void;

/**
 * Distance from the viewport within which an element counts as visible, so that it is already live
 * when the user sees it.
 */
const AHEAD = '300px 0px';

/**
 * Triggers when the user is near the part: by scrolling, with the keyboard, or by a link within the
 * page.
 */
const onVisible: HydrationTrigger = (part, open) => {
  const observer = new IntersectionObserver(
    (sightings) => {
      if (sightings.some(({ isIntersecting }) => isIntersecting)) open();
    },
    { rootMargin: AHEAD },
  );
  // The wrapper itself has no box, so its children are observed.
  for (const child of part.children) observer.observe(child);
  return () => observer.disconnect();
};

/** Events that show that a user is interacting with the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'];

/** After this time, a user who only reads the page counts as interacting with it (milliseconds). */
const READING_MS = 10_000;

/**
 * For the first screen, whose content works without scripts: triggers on the first interaction, or
 * after some time. Until then, scripts do not compete with the text and images of the page.
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

/**
 * Deliberate actions only, because otherwise every mouse movement would cause a retry on a broken
 * connection.
 */
const interactions = ['pointerdown', 'keydown', 'focusin'];

export const onRetry: HydrationTrigger = (_part, open) => onceOn(['online', ...interactions], open);

/**
 * Whether the event only reports the position of a pointer that has not moved, as some browsers do
 * when a page appears.
 */
const isAtRest = (event: Partial<MouseEvent>) =>
  event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

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

const whenLeft: HydrationTrigger = (part, open) => {
  if (deviceStore.parts('drafts').length === 0) return onInteraction(part, open);
  open();
  return () => undefined;
};

const atOnce: HydrationTrigger = (_part, open) => {
  open();
  return () => undefined;
};

const whenUsedAndSeen: HydrationTrigger = (part, open) => {
  let stop = onInteraction(part, () => {
    stop = onVisible(part, open);
  });
  return () => stop();
};

export const triggers = {
  load: atOnce,
  sight: whenUsedAndSeen,
  used: onInteraction,
  left: whenLeft,
  retry: onRetry,
} as const satisfies Record<string, HydrationTrigger>;

export type Wakes = Exclude<keyof typeof triggers, 'retry'>;
