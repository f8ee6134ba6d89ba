import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { backGuard } from './back-guard.ts';

/** A page whose script has run in a browser with these cookies. */
function open(cookie: string, entry: object = { type: 'navigate', deliveryType: '' }) {
  const listeners = new Map<string, (event: object) => void>();
  const document = {
    cookie,
    documentElement: { style: { opacity: '' } },
    body: { replaceChildren: vi.fn() },
  };
  const reload = vi.fn();
  runInNewContext(backGuard('hub-mark=mine; Path=/'), {
    document,
    location: { reload },
    performance: { getEntriesByType: () => [entry] },
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
  });
  return { document, reload, fire: (name: string, event: object) => listeners.get(name)?.(event) };
}

it('the script records that the browser runs scripts', () => {
  expect(open('').document.cookie).toBe('hub-mark=mine; Path=/');
});

it('the page is hidden when the user leaves it, and is shown again only to the same user', () => {
  const { document, fire, reload } = open('');
  document.cookie = 'other=1; hub-mark=mine';
  fire('pagehide', { persisted: true });
  expect(document.documentElement.style.opacity).toBe(0);
  fire('pageshow', { persisted: true });
  expect(document.documentElement.style.opacity).toBe('');
  expect(reload).not.toHaveBeenCalled();
});

it.each(['', 'hub-mark=nobody', 'hub-mark=mine2', 'x=hub-mark=mine'])(
  'the page is emptied and reloaded when the cookies are %j',
  (cookie) => {
    const { document, fire, reload } = open('');
    document.cookie = cookie;
    fire('pagehide', { persisted: true });
    fire('pageshow', { persisted: true });
    expect(document.documentElement.style.opacity).toBe(0);
    expect(document.body.replaceChildren).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
    // On this reload, the browser does not ask the user for confirmation.
    const stopImmediatePropagation = vi.fn();
    fire('beforeunload', { stopImmediatePropagation });
    expect(stopImmediatePropagation).toHaveBeenCalledOnce();
  },
);

it.each([{ type: 'back_forward' }, { deliveryType: 'navigational-prefetch' }])(
  'a page of another session that is restored or prefetched is reloaded before it is visible: %j',
  (entry) => {
    const { document, reload } = open('hub-mark=nobody', entry);
    expect(document.cookie).toBe('hub-mark=nobody');
    expect(reload).toHaveBeenCalledOnce();
    expect(open('hub-mark=mine', entry).reload).not.toHaveBeenCalled();
  },
);
