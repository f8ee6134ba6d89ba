/**
 * Marks a form whose button is not replaced after a click, so that users can press it repeatedly.
 */
export const QUICK = 'data-quick';

const DOUBLE_TAP_MS = 500;

/** The distance is large, because a finger is imprecise. */
const DOUBLE_TAP_PX = 40;

/**
 * Makes a double click send only one request. By the time of the second click, the response to the
 * first click may have replaced the button with the button that reverts it, or with the next button
 * in a list.
 *
 * Safari on iOS does not count taps: `detail` is 1 for each of them (WebKit bug 298652). Therefore
 * a tap is also ignored if it soon follows a tap that sent a form, at almost the same position. A
 * click from the keyboard or a screen reader has no position, and is never ignored for this reason.
 * Mouse clicks always have a correct count.
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
      // A third tap is compared with the second tap.
      if (sent) sent = event;
    },
    { capture: true },
  );
  // If the form is invalid, the click sends nothing, and the user may press again at once.
  document.addEventListener('submit', () => (sent = press), { capture: true });
}

const isDoubleTap = (first: MouseEvent, second: MouseEvent): boolean =>
  second.timeStamp - first.timeStamp < DOUBLE_TAP_MS &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < DOUBLE_TAP_PX;
