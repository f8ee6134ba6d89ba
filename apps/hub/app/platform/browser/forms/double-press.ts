/** Marks a form with a stable button that users may press repeatedly. */
export const QUICK = 'data-quick';

/**
 * Makes a double click send only one request. By the time of the second click the first one may
 * have been answered, and its button replaced by the one that reverts it, or by the next in a list.
 */
export function ignoreDoublePresses(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2 || !(event.target instanceof Element)) return;
      const button = event.target.closest('button');
      const isQuick = button?.form?.hasAttribute(QUICK) ?? true;
      if (button?.type === 'submit' && !isQuick) event.preventDefault();
    },
    { capture: true },
  );
}
