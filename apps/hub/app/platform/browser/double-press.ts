/** Marks a form with a stable button that users may press repeatedly. */
export const QUICK = 'data-quick';

/**
 * Makes a double click send only one request. The first click may have been answered by the second
 * one, which would hit the button that reverts it, or the next one in a list.
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
