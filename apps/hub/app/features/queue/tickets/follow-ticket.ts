import { inlineScript } from '#app/platform/layout/frame/inline-script.ts';
import { screens } from '#app/platform/paths/screens.ts';
import { CHECK_S } from '../paths.ts';
import { TICKET } from './ticket-mark.ts';

/** Minimum interval between two announcements (milliseconds). */
const SAID_EVERY_MS = 60_000;

/** Time limit of a request (milliseconds). */
const TIMEOUT_MS = 15_000;

/**
 * The script of the page for a wait with a ticket. It updates the marked parts in place, because a
 * reload would take users of screen readers and magnifiers back to the top. When a request fails,
 * the page is unchanged and shows the time of its information. The script is inline so that the
 * page needs no other request when the servers are busy.
 */
export const followTicket = `${inlineScript(`((path, mark, everyMs, saidEveryMs, timeoutMs) => {
  clearTimeout(lookAgain);
  let lookedAt = Date.now();
  let saidAt = lookedAt;
  const find = (page) => [...page.querySelectorAll('[' + mark + ']')];
  const goOn = () => location.replace(path);
  const take = (page) => {
    const next = find(page);
    document.title = page.title;
    if (next.length === 0) {
      document.querySelector('main').replaceWith(page.querySelector('main'));
      goOn();
      return;
    }
    find(document).forEach((part, index) => (part.innerHTML = next[index].innerHTML));
    if (Date.now() - saidAt < saidEveryMs) return;
    saidAt = Date.now();
    document.querySelector('main\\x20[role=status]').textContent = next[0].getAttribute(mark);
  };
  const look = async () => {
    lookedAt = Date.now();
    try {
      const signal = AbortSignal.timeout?.(timeoutMs);
      const answer = await fetch(path, { redirect: 'manual', cache: 'no-store', signal });
      if (answer.type === 'opaqueredirect') goOn();
      if (answer.ok) take(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    } catch {}
  };
  setInterval(look, everyMs);
  document.addEventListener('visibilitychange', () => {
    if (Date.now() - lookedAt > everyMs) look();
  });
})`)}(${[screens.queue, TICKET, 1_000 * CHECK_S, SAID_EVERY_MS, TIMEOUT_MS]
  .map((value) => JSON.stringify(value))
  .join()})`;
