import { inlineScript } from './inline-script.ts';

/**
 * The script of a signed-in person's page that Back leads to: the page is hidden when it is left,
 * and is only shown again while the same session is there. It stands in the head, so that it runs
 * before anything of the page is seen, however late the other scripts come.
 *
 * @param cookie sets the mark of the session
 */
export const backGuard = (cookie: string): string =>
  `${inlineScript(`((cookie) => {
  const mark = cookie.split(';')[0];
  const style = document.documentElement.style;
  const isOurs = () => document.cookie.split(';\\x20').includes(mark);
  const leave = () => {
    style.opacity = 0;
    document.body?.replaceChildren();
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
    location.reload();
  };
  addEventListener('pagehide', (event) => {
    if (event.persisted) style.opacity = 0;
  });
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    if (isOurs()) style.opacity = '';
    else leave();
  });
  const { type, deliveryType } = performance.getEntriesByType('navigation')[0] ?? {};
  if ((type === 'back_forward' || deliveryType) && !isOurs()) leave();
  else document.cookie = cookie;
})`)}(${JSON.stringify(cookie)})`;
