type CountedEvent = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    dataLayer?: CountedEvent[];
  }
}

const COUNTS = 'data-counts';

export function count(event: CountedEvent): void {
  (window.dataLayer ??= []).push(event);
}

/**
 * Attributes of a link or button whose clicks are counted. The page counts them instead of the
 * island, because the first click may happen before the island is live.
 */
export const counts = (event: CountedEvent): Readonly<Record<`data-${string}`, string>> => ({
  [COUNTS]: JSON.stringify(event),
});

export function countPresses(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const pressed = event.target.closest(`[${COUNTS}]`);
      const counted = pressed?.getAttribute(COUNTS);
      // A click on a busy button has no effect.
      if (!counted || pressed?.getAttribute('aria-disabled') === 'true') return;
      count(JSON.parse(counted) as CountedEvent);
    },
    { capture: true },
  );
}
