/** Marks a form whose buttons stay where they are, and are there to be pressed one time after the other. */
export const QUICK = 'data-quick';

/**
 * Lets a double click send what a single one sends. By the second click the first may have been
 * answered: at the same place there is the button that takes it back, or that of the next in a list.
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
