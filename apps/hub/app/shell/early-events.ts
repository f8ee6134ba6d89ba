/** What a person does by hand; React would hydrate in the middle of any of them. */
const deliberate = [
  'click',
  'submit',
  'keydown',
  'mousedown',
  'pointerdown',
  'touchstart',
  'input',
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
