import { inlineScript } from './inline-script.ts';

/** Marks a part of the page that begins below the first screen. */
export const FAR = 'data-far';

/** On the root element while the browser leaves out far parts. */
export const LATER = 'data-later';

/**
 * The script that leaves out far parts until the first screen was painted: on a slow phone they are
 * most of the work before anything is seen. It stands before them in the page, and lets them be where
 * somebody comes back to a place in the page, which needs its real height. Once the page is loaded
 * they are laid out one at a time, while there is nothing else to do: together they would hold up a
 * press. Safari knows no idle time; there each has a task of its own.
 */
export const layOutLater = inlineScript(`{
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.type === 'navigate' && !location.hash) {
    const root = document.documentElement;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    const next = () => {
      const part = document.querySelector('[${FAR}]');
      if (part) {
        part.removeAttribute('${FAR}');
        whenIdle(next);
      } else root.removeAttribute('${LATER}');
    };
    root.setAttribute('${LATER}', '');
    addEventListener('load', () => whenIdle(next));
  }
}`);
