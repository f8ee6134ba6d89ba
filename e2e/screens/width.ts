import type { Page } from '@playwright/test';

/** Enlarges the text on the page, with a setting of the browser or of the hub. */
export const withTextOf = (page: Page, size: '200%' | 'largest'): Promise<void> =>
  page.evaluate((wanted) => {
    const { documentElement: root } = document;
    root.style.fontSize = wanted === 'largest' ? '' : wanted;
    if (wanted === 'largest') root.dataset['textSize'] = wanted;
  }, size);

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 700;

/**
 * Runs in the page: its horizontal scroll distance and the elements that overflow. The result is
 * empty if everything fits.
 */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  /**
   * Whether an element scrolls or is clipped inside another element, so that it does not widen the
   * page.
   */
  const isHeld = (element: Element): boolean => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around !== document.body && getComputedStyle(around).overflowX !== 'visible') return true;
    }
    return false;
  };
  const out = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 1 && right > clientWidth + 0.5 && !isHeld(element);
  });
  const innermost = out.filter(
    (element) => !out.some((other) => other !== element && element.contains(other)),
  );
  return [
    `${scrollWidth - clientWidth} px`,
    ...innermost.slice(0, 5).map((element) => element.outerHTML.slice(0, 200)),
  ];
}
