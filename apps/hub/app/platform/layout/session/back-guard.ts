import { inlineScript } from '#app/platform/layout/frame/inline-script.ts';

/**
 * The script that protects a signed-in user's page when Back returns to it. The page is hidden when
 * the user leaves it, and is shown again only while the same session is current. The script is in
 * the head, so that it runs before the page is visible, even if other scripts load slowly.
 *
 * @param cookie a value for `document.cookie` that identifies the session
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
