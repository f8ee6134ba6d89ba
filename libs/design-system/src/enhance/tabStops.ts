const STOPS = 'a[href], summary, button, input, select, textarea, [contenteditable], [tabindex]';

/** The tab stops in a part of the page, in document order. */
export const tabStops = (part: ParentNode): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) =>
      stop.tabIndex >= 0 && !stop.matches(':disabled') && isVisible(stop) && !isFolded(stop),
  );

/** `checkVisibility` is not used, because Safari before 17.4 does not support it. */
const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/**
 * Checks whether an element is hidden in a closed `<details>`, where some browsers still give it a
 * box. If the summary is not visible either, CSS shows the content although the `<details>` is
 * closed.
 */
function isFolded(element: Element): boolean {
  const fold = element.parentElement?.closest('details:not([open])');
  if (!fold) return false;
  const summary = fold.querySelector(':scope > summary');
  const isHidden = summary !== null && isVisible(summary) && !summary.contains(element);
  return isHidden || isFolded(fold);
}
