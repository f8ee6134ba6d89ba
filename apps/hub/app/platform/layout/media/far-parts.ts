import { inlineScript } from '#app/platform/layout/frame/inline-script.ts';

/** Marks a part of the page that begins below the first screen. */
export const FAR = 'data-far';

/**
 * On the root element (`dataset.later` in the script) while the browser skips the layout of far parts:
 * `FIRST` for those not laid out yet, `SEEN` for all that are far from the viewport.
 */
export const LATER = 'data-later';
export const FIRST = 'first';
export const SEEN = 'seen';

/**
 * Inline script that skips the layout of far parts until the first screen is painted: on a slow phone
 * they are most of the work before the first paint. It must come before them in the page. It does
 * not after a reload, on Back and for an address with a fragment, because the scroll position
 * then needs the real height of the page. Once the page has loaded, the parts are laid out one per
 * idle callback, as all of them at once would delay the next input. A browser that draws all the time
 * may never be idle, so each waits half a second at most. Safari has no idle callbacks; it gets one
 * task per part.
 *
 * When all are laid out, and a frame has kept how high each is, the browser leaves out again what is
 * far from the window: a press paints what is near it, and not the whole page.
 */
export const layOutLater = inlineScript(`{
  const [{ type } = {}] = performance.getEntriesByType('navigation');
  const { dataset } = document.documentElement;
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(next, { timeout: 500 });
  const next = () => {
    const part = document.querySelector('[${FAR}]');
    if (part) {
      part.removeAttribute('${FAR}');
      whenIdle();
    } else requestAnimationFrame(() => setTimeout(() => (dataset.later = '${SEEN}')));
  };
  if (type === 'navigate' && !location.hash) dataset.later = '${FIRST}';
  addEventListener('load', whenIdle);
}`);
