/**
 * Marks a form whose button is not replaced after a press, so that users may press it repeatedly.
 */
export const QUICK = 'data-quick';

/**
 * Makes a double click send only one request. By the time of the second click, the response to the
 * first may have replaced the button with the button that reverts it, or with the next button in a
 * list.
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
