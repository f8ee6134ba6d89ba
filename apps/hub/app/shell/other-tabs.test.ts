import { afterEach, expect, it, vi } from 'vitest';
import { hearOfChanges, hearOtherTabs, tellOfChange, tellOtherTabs } from './other-tabs.ts';

afterEach(() => vi.unstubAllGlobals());

/** A tab, and what is written to the storage that it shares. */
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

it('a tab hears what ended in another, until it no longer listens', () => {
  const { written, storage } = tab();
  const heard: string[] = [];
  const stop = new AbortController();
  hearOtherTabs((end) => heard.push(end), stop.signal);
  tellOtherTabs('deleted');
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

it('a tab hears of a change that another has saved, and of no end', () => {
  const { written, storage } = tab();
  const heard: string[] = [];
  const stop = new AbortController();
  hearOfChanges(() => heard.push('changed'), stop.signal);
  hearOtherTabs((end) => heard.push(end), stop.signal);
  tellOfChange();
  expect(written).toEqual(['saved']);
  storage('hub-changed', 'saved');
  storage('hub-changed', null);
  storage('something-else', 'saved');
  expect(heard).toEqual(['changed']);
  stop.abort();
  storage('hub-changed', 'saved');
  expect(heard).toHaveLength(1);
});

it('a browser without storage tells nobody, and nothing breaks', () => {
  vi.stubGlobal('window', {});
  expect(() => tellOtherTabs('signedOut')).not.toThrow();
  expect(() => tellOfChange()).not.toThrow();
});
