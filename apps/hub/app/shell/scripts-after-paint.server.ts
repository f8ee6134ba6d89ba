/** What stands for `module` and `modulepreload` until the page has been painted. */
const LATER = 'later';

/**
 * Runs after the first paint: turns the waiting preloads into real ones and starts the page's
 * script. It leaves the document as React expects to find it.
 */
const start = `
requestAnimationFrame(() => setTimeout(() => {
  for (const link of document.querySelectorAll('link[rel=${LATER}]')) link.rel = 'modulepreload';
  const waiting = document.querySelector('script[type=${LATER}]');
  const script = document.createElement('script');
  script.type = 'module';
  script.nonce = waiting.nonce;
  script.textContent = waiting.textContent;
  document.body.append(script);
  script.remove();
  waiting.type = 'module';
}));
document.currentScript.remove();
`
  .replace(/\s*\n\s*/g, '')
  .trim();

/**
 * Lets scripts wait until the page has been painted. It is complete without them, and on a poor
 * line 80 kB of scripts would hold up the stylesheet and the words (decision 9).
 *
 * @param html a page as Remix renders it, with one module script and its preloads
 */
export const scriptsAfterPaint = (html: string, nonce: string): string =>
  html
    .replaceAll('rel="modulepreload"', `rel="${LATER}"`)
    .replace(' type="module" async=""', ` type="${LATER}"`)
    .replace('</body>', () => `<script nonce="${nonce}">${start}</script></body>`);
