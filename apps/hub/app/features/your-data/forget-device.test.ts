import { afterEach, expect, it, vi } from 'vitest';
import { forgetDevice } from './forget-device.ts';

/** Fake browser storage, whose keys are properties of the object. */
const storeOf = (items: Record<string, string>) =>
  Object.create(
    {
      get length() {
        return Object.keys(this).length;
      },
      key(this: object, at: number) {
        return Object.keys(this)[at] ?? null;
      },
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
      removeItem(this: Record<string, string>, key: string) {
        Reflect.deleteProperty(this, key);
      },
    },
    Object.getOwnPropertyDescriptors(items),
  ) as Storage;

afterEach(() => vi.unstubAllGlobals());

it("[NTF-3] a deletion removes the applicant's data from the device, but not the data of the device itself", () => {
  const localStorage = storeOf({
    UcasReadNotifications: '["one"]',
    UcasNotifications: '[]',
    'hub-notifications-copy': '{}',
    theme: 'dark',
  });
  const sessionStorage = storeOf({ 'tariff-selection:me': '[]' });
  vi.stubGlobal('window', { localStorage, sessionStorage });
  forgetDevice('me');
  expect(Object.keys(localStorage)).toEqual(['theme']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
