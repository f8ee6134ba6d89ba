import { inlineScript } from './inline-script.ts';

/** Marks a part of the page that begins below the first screen. */
export const FAR = 'data-far';

/** On the root element while the browser leaves out far parts. */
export const LATER = 'data-later';

/**
 * Inline script that skips the layout of far parts until the first screen is painted: on a slow phone
 * they are most of the work before the first paint. It must come before them in the page. It does
 * nothing after a reload, on Back and for an address with a fragment, because the scroll position
 * then needs the real height of the page. Once the page has loaded, the parts are laid out one per
 * idle callback, as all of them at once would delay the next input. Safari has no idle callbacks; it
 * gets one task per part.
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
