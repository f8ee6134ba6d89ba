import { afterEach, expect, it, vi } from 'vitest';
import {
  listenForChanges,
  listenToOtherTabs,
  announceChange,
  notifyOtherTabs,
} from './other-tabs.ts';

afterEach(() => vi.unstubAllGlobals());

/** A fake tab that records its writes to the shared storage. */
function tab() {
  const written: string[] = [];
  const localStorage = {
    setItem: (_key: string, value: string) => void written.push(value),
    removeItem: () => undefined,
  };
  const window = Object.assign(new EventTarget(), { localStorage });
  vi.stubGlobal('window', window);
  const storage = (key: string, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  return { written, storage };
}

it('a tab is notified of a sign-out or deletion in another tab, until it stops listening', () => {
  const { written, storage } = tab();
  const heard: string[] = [];
  const stop = new AbortController();
  listenToOtherTabs((end) => heard.push(end), stop.signal);
  notifyOtherTabs('deleted');
  expect(written).toEqual(['deleted']);
  storage('hub-told', 'deleted');
  storage('hub-told', null);
  storage('hub-told', 'anything');
  storage('something-else', 'deleted');
  storage('hub-told', 'signedOut');
  expect(heard).toEqual(['deleted', 'signedOut']);
  stop.abort();
  storage('hub-told', 'deleted');
  expect(heard).toHaveLength(2);
});

it('a change that another tab has saved is reported as a change, not as a sign-out or deletion', async () => {
  const { written, storage } = tab();
  const heard: string[] = [];
  const stop = new AbortController();
  listenForChanges(() => heard.push('changed'), stop.signal);
  listenToOtherTabs((end) => heard.push(end), stop.signal);
  announceChange(Promise.resolve());
  await Promise.resolve();
  expect(written).toEqual(['saved']);
  storage('hub-changed', 'saved');
  storage('hub-changed', null);
  storage('something-else', 'saved');
  expect(heard).toEqual(['changed']);
  stop.abort();
  storage('hub-changed', 'saved');
  expect(heard).toHaveLength(1);
});

/** The response to a change, which a page shows on arrival. */
function result() {
  let show = (): void => undefined;
  const shown = new Promise<void>((resolve) => (show = resolve));
  return { shown, show: () => show() };
}

it('other tabs are notified of a change once, when this page shows the result', async () => {
  const { written } = tab();
  const { shown, show } = result();
  announceChange(shown);
  await Promise.resolve();
  expect(written).toEqual([]);
  show();
  await shown;
  expect(written).toEqual(['saved']);
  window.dispatchEvent(new Event('pagehide'));
  expect(written).toHaveLength(1);
});

it('other tabs are notified of a change when the user leaves the page before it shows the result', async () => {
  const { written } = tab();
  const { shown, show } = result();
  announceChange(shown);
  window.dispatchEvent(new Event('pagehide'));
  expect(written).toEqual(['saved']);
  show();
  await shown;
  expect(written).toHaveLength(1);
});

it('without storage, no other tab is notified, and no exception is thrown', async () => {
  vi.stubGlobal('window', new EventTarget());
  expect(() => notifyOtherTabs('signedOut')).not.toThrow();
  expect(() => announceChange(Promise.resolve())).not.toThrow();
  // Waits, so that an exception that is thrown later becomes an unhandled rejection.
  await Promise.resolve();
});
