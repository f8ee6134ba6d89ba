/**
 * Marks a form whose button is not replaced after a press, so that users may press it repeatedly.
 */
export const QUICK = 'data-quick';

/** The longest time between the presses of a double tap (milliseconds). */
const DOUBLE_TAP_MS = 500;

/** The largest distance between the presses of a double tap (pixels). A finger is imprecise. */
const DOUBLE_TAP_PX = 40;

/**
 * Makes a double click send only one request. By the time of the second click, the response to the
 * first may have replaced the button with the button that reverts it, or with the next button in a
 * list.
 *
 * Safari on iOS does not count taps: `detail` is 1 for each of them (WebKit bug 298652). So a tap
 * near the last one that sent a form, and soon after it, is ignored too. A press of the keyboard or
 * of a screen reader has no place, and always counts. The clicks of a mouse are always counted.
 */
export function ignoreDoublePresses(): void {
  let press: MouseEvent | undefined;
  let sent: MouseEvent | undefined;
  let isTap = false;
  const isSecond = (event: MouseEvent) =>
    event.detail > 1 ||
    (event.detail === 1 && isTap && sent !== undefined && isDoubleTap(sent, event));

  document.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isTap = pointerType !== 'mouse';
    },
    { capture: true },
  );

  document.addEventListener(
    'click',
    (event) => {
      press = event;
      if (!(event.target instanceof Element) || !isSecond(event)) return;
      const button = event.target.closest('button');
      const isQuick = button?.form?.hasAttribute(QUICK) ?? true;
      if (button?.type !== 'submit' || isQuick) return;
      event.preventDefault();
      // A third tap follows the second.
      if (sent) sent = event;
    },
    { capture: true },
  );
  // A press whose form is invalid sends nothing, and may be repeated at once.
  document.addEventListener('submit', () => (sent = press), { capture: true });
}

const isDoubleTap = (first: MouseEvent, second: MouseEvent): boolean =>
  second.timeStamp - first.timeStamp < DOUBLE_TAP_MS &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < DOUBLE_TAP_PX;
