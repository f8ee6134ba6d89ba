import { afterEach, expect, it, vi } from 'vitest';
import { deviceStore } from './device-store.ts';

/** Fake browser storage, whose keys are properties of the object. */
const storeOf = (items: Record<string, string>) =>
  Object.create(
    {
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value;
      },
      removeItem(this: Record<string, string>, key: string) {
        Reflect.deleteProperty(this, key);
      },
    },
    Object.getOwnPropertyDescriptors(items),
  ) as Storage;

afterEach(() => vi.unstubAllGlobals());

it('a storage place stores one value for each name, and lists its own names only', () => {
  vi.stubGlobal('window', { localStorage: storeOf({ theme: 'dark' }) });
  expect(deviceStore.write('drafts', 'mine', 'me:Notes:1')).toBe(true);
  deviceStore.write('drafts', 'theirs', 'another:Notes:2');
  expect(deviceStore.read('drafts', 'me:Notes:1')).toBe('mine');
  expect(deviceStore.parts('drafts')).toEqual(['me:Notes:1', 'another:Notes:2']);
  expect(deviceStore.parts('drafts', 'me:')).toEqual(['me:Notes:1']);
  deviceStore.remove('drafts', 'me:Notes:1');
  expect(deviceStore.parts('drafts', 'me:')).toEqual([]);
});

it('clearing removes copies and selections, but neither texts nor device data', () => {
  const localStorage = storeOf({
    UcasReadNotifications: '[]',
    'hub-draft:me:Notes:1': '{}',
    'hub-queue-left': '9',
    theme: 'dark',
  });
  const sessionStorage = storeOf({ 'tariff-selection:me': '[]', 'focus-left': 'Notes' });
  vi.stubGlobal('window', { localStorage, sessionStorage });
  deviceStore.clear('copy');
  expect(Object.keys(localStorage)).toEqual(['hub-draft:me:Notes:1', 'hub-queue-left', 'theme']);
  expect(Object.keys(sessionStorage)).toEqual(['tariff-selection:me', 'focus-left']);
  deviceStore.clear('selection');
  expect(Object.keys(sessionStorage)).toEqual(['focus-left']);
});

it('a browser that cannot store anything behaves like empty storage', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('denied');
    },
  });
  expect(deviceStore.write('queueLeft', '9')).toBe(false);
  expect(deviceStore.read('queueLeft')).toBeNull();
  expect(deviceStore.remove('queueLeft')).toBe(false);
  expect(deviceStore.parts('drafts')).toEqual([]);
  expect(() => deviceStore.clear('copy', 'selection')).not.toThrow();
});
