import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '#app/platform/browser/storage/device-store.ts';
import { readSelectionCopy, writeSelectionCopy } from './selection-copy.ts';

const items: Record<string, string> = {};
beforeEach(() => {
  const storage = Object.defineProperties(items, {
    getItem: { configurable: true, value: (key: string) => items[key] ?? null },
    setItem: {
      configurable: true,
      value: (key: string, value: string) => Reflect.set(items, key, value),
    },
    removeItem: { configurable: true, value: (key: string) => Reflect.deleteProperty(items, key) },
  });
  vi.stubGlobal('window', { sessionStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

it('[GRD-15] all selections in a tab are deleted, including selections of another applicant', () => {
  writeSelectionCopy('me', { grades: [], subject: 'Art' });
  writeSelectionCopy('another', { grades: [], subject: 'Law' });
  items['hub-scroll'] = '7';
  expect(readSelectionCopy('me')).toEqual({ grades: [], subject: 'Art' });
  deviceStore.clear('selection');
  expect(readSelectionCopy('me')).toBeNull();
  expect(Object.keys(items)).toEqual(['hub-scroll']);
});
