import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DeviceCopy, keepCopy, readHereOnly } from './device.ts';
import { deviceStore } from '#app/platform/browser/storage/device-store.ts';

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

const copy = (fields: Partial<DeviceCopy> = {}): DeviceCopy => ({
  owner: 'me',
  read: ['one'],
  stock: [],
  ...fields,
});

const tip = {
  id: 'todo',
  type: 'information' as const,
  title: 'Steps',
  message: 'Left',
  created: 5,
  actionLink: null,
  actionLabel: null,
};

describe("the device's copy of the read marks", () => {
  it("[NTF-3] the device stores read ids under UcasReadNotifications, and the hub's own notifications under UcasNotifications", () => {
    keepCopy(copy({ read: ['one', 'two'], stock: [tip] }));
    expect(JSON.parse(items.get('UcasReadNotifications') ?? '')).toEqual(['one', 'two']);
    expect(JSON.parse(items.get('UcasNotifications') ?? '')).toEqual([tip]);
  });

  it.each(['', '{', 'undefined', 'null', '7', '"one"', '{"one":true}', '[{"id":"one"}, 7, "<b>"]'])(
    '[NTF-16] a copy that contains %j is treated as empty',
    (stored) => {
      for (const key of ['UcasReadNotifications', 'UcasNotifications', 'hub-notifications-copy']) {
        items.set(key, stored);
      }
      expect(readHereOnly(copy())).toEqual([]);
      keepCopy(copy({ stock: [tip] }));
      expect(JSON.parse(items.get('UcasReadNotifications') ?? '')).toEqual(['one']);
    },
  );

  it('[NTF-3][AMB-63] ids that only the device has are returned once', () => {
    items.set('UcasReadNotifications', '["one","two","two"]');
    expect(readHereOnly(copy())).toEqual(['two']);
    keepCopy(copy({ read: ['one', 'two'] }));
    expect(readHereOnly(copy())).toEqual([]);
    items.set('UcasReadNotifications', '["one","two","three"]');
    expect(readHereOnly(copy({ read: ['one', 'two'] }))).toEqual(['three']);
  });

  it('the device does not restore a mark that was removed elsewhere', () => {
    keepCopy(copy({ read: ['one', 'two'] }));
    expect(readHereOnly(copy({ read: ['one'] }))).toEqual([]);
  });

  it("another applicant's copy is ignored", () => {
    keepCopy(copy({ owner: 'another', read: ['two'] }));
    items.set('UcasReadNotifications', '["two","three"]');
    expect(readHereOnly(copy())).toEqual([]);
  });

  it('[NTF-3] clearing removes the copy, including ids that were stored before the account responded', () => {
    items.set('UcasReadNotifications', '["one"]');
    items.set('UcasNotifications', '[{"id":"one"}]');
    deviceStore.clear('copy');
    expect([...items.keys()]).toEqual([]);
    keepCopy(copy({ stock: [tip] }));
    deviceStore.clear('copy');
    expect([...items.keys()]).toEqual([]);
  });

  it('a browser without storage has no copy', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const localStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    vi.stubGlobal('window', { localStorage });
    keepCopy(copy());
    deviceStore.clear('copy');
    expect(readHereOnly(copy())).toEqual([]);
  });
});
