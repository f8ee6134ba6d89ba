import { inlineScript } from '#app/platform/layout/frame/inline-script.ts';

/**
 * The script of a signed-in person's page that Back leads to: the page is hidden when it is left,
 * and is only shown again while the same session is there. It stands in the head, so that it runs
 * before anything of the page is seen, however late the other scripts come.
 *
 * @param cookie sets the mark of the session
 */
export const backGuard = (cookie: string): string =>
  `${inlineScript(`((cookie) => {
  const { style } = document.documentElement;
  const isOurs = () => document.cookie.split(';\\x20').includes(cookie.split(';')[0]);
  const leave = () => {
    style.opacity = 0;
    document.body?.replaceChildren();
    addEventListener('beforeunload', (e) => e.stopImmediatePropagation(), true);
    location.reload();
  };
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) style.opacity = 0;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (isOurs()) style.opacity = '';
    else leave();
  });
  const [{ type, deliveryType } = {}] = performance.getEntriesByType('navigation');
  if ((type === 'back_forward' || deliveryType) && !isOurs()) leave();
  else document.cookie = cookie;
})`)}(${JSON.stringify(cookie)})`;
