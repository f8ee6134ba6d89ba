/**
 * The events that React hydrates for at once, in the middle of whatever it does: all of them, for
 * what one press sends is a whole row (`discreteReplayableEvents` of React DOM 18).
 */
const deliberate = [
  ...['mousedown', 'mouseup', 'click', 'auxclick', 'dblclick', 'contextmenu'],
  ...['touchstart', 'touchend', 'touchcancel', 'pointerdown', 'pointerup', 'pointercancel'],
  ...['dragstart', 'dragend', 'drop', 'compositionstart', 'compositionend'],
  ...['keydown', 'keypress', 'keyup', 'input', 'textInput', 'change'],
  ...['copy', 'cut', 'paste', 'reset', 'submit'],
];

const hold = (event: Event) => event.stopImmediatePropagation();

/**
 * Until the page is hydrated, what a person does is the browser's: links and forms work without
 * scripts. Remix reads its data before it hydrates, and an event in that moment makes React fail (its
 * error 345), for it cannot wait any more.
 */
export function leaveToBrowser(): void {
  for (const name of deliberate) window.addEventListener(name, hold, { capture: true });
}

/** From now on the page answers. */
export function takeFromBrowser(): void {
  for (const name of deliberate) window.removeEventListener(name, hold, { capture: true });
}
