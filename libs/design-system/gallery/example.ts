import type { Page } from '@playwright/test';

/** Adds one focusable element before an example and one after it, and focuses the first. */
export const startExample = (page: Page, id: string): Promise<void> =>
  page.evaluate((name) => {
    for (const old of document.querySelectorAll('[data-edge]')) old.remove();
    const edge = (which: string) => {
      const stop = document.createElement('p');
      stop.textContent = which;
      stop.tabIndex = 0;
      stop.dataset['edge'] = which;
      return stop;
    };
    const example = document.querySelector(`[data-example="${name}"]`);
    const before = edge('before');
    example?.before(before);
    example?.after(edge('after'));
    example?.scrollIntoView({ block: 'center' });
    before.focus({ preventScroll: true });
  }, id);

/**
 * The position of focus: `before` the example, `after` the example, or a stable id of the focused
 * element.
 */
const stop = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    if (focused.dataset['edge']) return focused.dataset['edge'];
    // A radio group has only one tab stop: the checked radio or, if no radio is checked, the first
    // radio that focus reaches.
    if (focused instanceof HTMLInputElement && focused.type === 'radio') return focused.name;
    return String([...document.querySelectorAll('*')].indexOf(focused));
  });

/** Upper limit that exceeds the number of tab stops in any example. */
const TRAP = 50;

/**
 * Presses a key until focus reaches an edge of the example.
 *
 * @returns the tab stops before the edge
 * @throws Error if focus never reaches the edge
 */
export async function passThrough(
  page: Page,
  { key, to, see }: { key: string; to: string; see?: () => Promise<void> },
): Promise<string[]> {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const at = await stop(page);
    if (at === to) return stops;
    stops.push(at);
    if (stops.length === TRAP) throw new Error(`${key} never leaves an example: ${stops.join()}`);
    await see?.();
  }
}
