import type { Page } from '@playwright/test';

export interface Walk {
  /** The number of tab stops. */
  stops: number;
  /** Controls that were never reached. */
  missed: string[];
  /** Controls that were reached before an element above them. */
  outOfOrder: string[];
  /** Controls whose focus was not visible. */
  unseen: string[];
  /** Whether the walk reached the last tab stop. */
  isThrough: boolean;
}

/**
 * Presses Tab from the top of the page until the last tab stop.
 * @param within the element that traps the focus on this page; by default, the whole page
 */
export async function walk(page: Page, within = 'body'): Promise<Walk> {
  await page.evaluate(watch, within);
  // Parts whose scripts load during the walk may get more tab stops.
  for (let press = 0; press < 1_000; press += 10) {
    for (let key = 0; key < 10; key += 1) await page.keyboard.press('Tab');
    if (await page.evaluate(() => window.walk.isThrough())) break;
  }
  return page.evaluate(() => window.walk.result());
}

declare global {
  interface Window {
    walk: { isThrough: () => boolean; result: () => Walk };
  }
}

/** Runs in the page: records every tab stop. */
function watch(within: string): void {
  const name = (element: Element) => element.outerHTML.slice(0, 160);
  const focusable =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

  /** Whether an element is a radio button. Only one radio button of a question is a tab stop. */
  const isOfAGroup = (element: Element): boolean =>
    element instanceof HTMLInputElement && element.type === 'radio';
  const usable = (): Element[] =>
    [...(document.querySelector(within)?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !isOfAGroup(element) &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true }) &&
        (!element.matches('summary') || element.parentElement?.firstElementChild === element),
    );
  /** Whether an element follows another in reading order. */
  const isAfter = (stop: Element, last: Element): boolean =>
    (last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  /** The appearance of every element that can show that this element has the focus. */
  const labelOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
    const around = [element, element.nextElementSibling, element.parentElement, label];
    return around
      .flatMap((one) =>
        one === null ? [] : [getComputedStyle(one), getComputedStyle(one, '::after')],
      )
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, backgroundColor }) =>
        [outlineStyle, outlineWidth, outlineColor, boxShadow, backgroundColor].join(),
      )
      .join(';');
  };

  // Starts at the top, even if the page opens at one of its parts.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  const before = usable();
  const calm = new Map(before.map((element) => [element, labelOf(element)]));
  const stops: Element[] = [];
  const unseen: string[] = [];
  let isThrough = false;
  // While a layout is pending, Chromium uses the order of the HTML instead of the grid's order.
  document.addEventListener('keydown', () => document.body.offsetHeight, true);
  // While React hydrates a part, it delays events and replays them later. So this listener runs
  // before React's listeners.
  document.addEventListener(
    'focusin',
    ({ target, isTrusted }) => {
      if (!isTrusted || !(target instanceof Element) || isThrough) return;
      if (target === stops[0]) {
        isThrough = true;
        return;
      }
      stops.push(target);
      const was = calm.get(target);
      if (was !== undefined && labelOf(target) === was) unseen.push(name(target));
    },
    true,
  );
  // The browser's own buttons follow the last tab stop.
  document.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget === null && stops.length > 0) isThrough = true;
    },
    true,
  );
  window.walk = {
    isThrough: () => isThrough,
    result: () => {
      const after = new Set(usable());
      return {
        stops: stops.length,
        isThrough,
        unseen,
        missed: before
          .filter((element) => after.has(element) && !stops.includes(element))
          .map(name),
        outOfOrder: stops
          .slice(1)
          .filter((stop, index) => {
            const last = stops[index];
            return last?.isConnected && stop.isConnected && !isAfter(stop, last);
          })
          .map(name),
      };
    },
  };
}
