import { inlineScript } from '#app/platform/layout/frame/inline-script.ts';

/** Marks a part of the page that starts below the first screen. */
export const FAR = 'data-far';

/**
 * Attribute of the root element while the page postpones the layout of far parts (`dataset.later`
 * in the script).
 */
export const LATER = 'data-later';

/**
 * Inline script that skips the layout of far parts until the first screen is painted: on a slow
 * phone, these parts are most of the work before the first paint. The script must be placed before
 * them in the page. It does nothing after a reload, on Back, or for a URL with a fragment, because
 * the scroll position then needs the real height of the page. Once the page has loaded, each idle
 * callback lays out one part, because laying out all parts at once would delay the next input. A
 * busy browser may never be idle, so each part waits at most half a second. Safari has no idle
 * callbacks, so the script uses one task per part.
 */
export const layOutLater = inlineScript(`{
  const [{ type } = {}] = performance.getEntriesByType('navigation');
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(next, { timeout: 500 });
  const next = () => {
    const part = document.querySelector('[${FAR}]');
    part?.removeAttribute('${FAR}');
    if (part) whenIdle();
  };
  if (type === 'navigate' && !location.hash) document.documentElement.dataset.later = '';
  addEventListener('load', whenIdle);
}`);
