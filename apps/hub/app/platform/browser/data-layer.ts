type CountedEvent = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    dataLayer?: CountedEvent[];
  }
}

const COUNTS = 'data-counts';

/** Pushes an event to the data layer. */
export function count(event: CountedEvent): void {
  (window.dataLayer ??= []).push(event);
}

/**
 * Attributes of a link or a button: a press of it is counted. The page counts the press, not an island,
 * because the first press comes before its island is live.
 */
export const counts = (event: CountedEvent): Readonly<Record<`data-${string}`, string>> => ({
  [COUNTS]: JSON.stringify(event),
});

/** Counts every press that does something, whether its island is live or not. */
export function countPresses(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const pressed = event.target.closest(`[${COUNTS}]`);
      const counted = pressed?.getAttribute(COUNTS);
      // A button that is busy does nothing.
      if (!counted || pressed?.getAttribute('aria-disabled') === 'true') return;
      count(JSON.parse(counted) as CountedEvent);
    },
    { capture: true },
  );
}
