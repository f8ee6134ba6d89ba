import { describe, expect, it, vi } from 'vitest';
import { undoChange } from '#app/platform/flash/undo.server.ts';
import { changeNotifications, keepReadIds } from './change.server.ts';
import { getNotifications } from './notifications.server.ts';
import { failure, hubWithUsers, newsItem, now } from './testing/person.ts';

const seconds = now.getTime() / 1000;
const READ = 'ReadNotifications';

/** Ann, who has three notifications, and the requests that her forms send. */
function ann() {
  const hub = hubWithUsers();
  hub.api.news = {
    ok: true,
    value: ['one', 'two', 'three'].map((id, index) => newsItem(id, index * 60)),
  };
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  return {
    ...hub,
    form,
    send: (command: Parameters<typeof changeNotifications>[1], fields: Record<string, string>) =>
      changeNotifications(hub.call(), command, form(fields)),
    unread: async () => (await getNotifications(hub.call())).unread.map(({ id }) => id),
    read: async () => (await getNotifications(hub.call())).read.map(({ id }) => id),
    marks: () => hub.saved('ann', READ),
  };
}

describe('a dismissal', () => {
  it('[NTF-4][NTF-5][NTF-31] a dismissal adds the id to the read list, and the notification to the archive', async () => {
    const { send, unread, read, marks } = ann();
    expect(await unread()).toEqual(['one', 'two', 'three']);
    const result = await send('dismiss', { id: 'two', title: 'Two' });
    expect(result).toMatchObject({ ok: true, notice: { text: 'Dismissed: Two', canUndo: true } });
    expect(await unread()).toEqual(['one', 'three']);
    expect(await read()).toEqual(['two']);
    expect(marks()).toEqual({ two: seconds });
  });

  it('[EXT-5][EXT-22] a dismissal can be undone, from the notice and from the archive', async () => {
    const { call, send, unread, marks } = ann();
    const { notice } = await send('dismiss', { id: 'two', title: 'Two' });
    await send('dismiss', { id: 'one', title: 'One' });
    await undoChange(call(), notice.id);
    expect(await unread()).toEqual(['two', 'three']);
    const restored = await send('restore', { id: 'one', title: 'One' });
    expect(restored.notice.text).toBe('Unread again: One');
    expect(marks()).toBeNull();
    await undoChange(call(), restored.notice.id);
    expect(await unread()).toEqual(['two', 'three']);
  });

  it('[AMB-63] no dismissal is lost when two pages send dismissals at the same time', async () => {
    const { call, form, unread } = ann();
    // Both pages are loaded before the first form is sent.
    const [first, second] = [call(), call()];
    await Promise.all([
      changeNotifications(first, 'dismiss', form({ id: 'one', title: '' })),
      changeNotifications(second, 'dismiss', form({ id: 'three', title: '' })),
    ]);
    expect(await unread()).toEqual(['two']);
  });

  it('a dismissal that cannot be saved shows an error, and changes nothing', async () => {
    const { api, send, unread } = ann();
    api.isAccountDown = true;
    expect(await send('dismiss', { id: 'one', title: 'One' })).toMatchObject({ ok: false });
    api.isAccountDown = false;
    expect(await unread()).toEqual(['one', 'two', 'three']);
  });

  it('dismissing an unknown id saves no mark, unless the list of notifications is unknown', async () => {
    const { send, marks } = ann();
    expect(await send('dismiss', { id: 'made-up', title: '' })).toMatchObject({ ok: true });
    expect(marks()).toBeNull();
    const other = ann();
    other.api.news = { ok: false, failure };
    await other.send('dismiss', { id: 'one', title: '' });
    expect(other.marks()).toEqual({ one: seconds });
  });

  it('the notice about a dismissal shortens a long title', async () => {
    const { send } = ann();
    const { notice } = await send('dismiss', { id: 'one', title: 'x'.repeat(10_000) });
    expect(notice.text.length).toBeLessThan(250);
  });

  it.each(['', '<b>', 'x'.repeat(200)])(
    'a dismissal with the invalid id %j is rejected',
    async (id) => {
      const { send, marks } = ann();
      expect(await send('dismiss', { id, title: '' })).toMatchObject({ ok: false });
      expect(marks()).toBeNull();
    },
  );

  it.each([
    [true, { one: seconds, gone: null }],
    [false, { one: seconds }],
  ])(
    'expired marks are removed only if the list of notifications is known: %s',
    async (isKnown, change) => {
      const { call, api, form } = ann();
      if (!isKnown) api.news = { ok: false, failure };
      const page = call();
      page.applicant.user.settings.push({
        collection: 'dashboardSettings',
        name: READ,
        data: JSON.stringify({ gone: 5, two: 5 }),
        lastUpdated: '',
        version: 1,
      });
      const save = vi.spyOn(page.context.clients.identity, 'saveSetting');
      await changeNotifications(page, 'dismiss', form({ id: 'one', title: '' }));
      expect(save.mock.calls[0]?.[1].data).toEqual(change);
    },
  );
});

it('undoing a dismissal preserves later dismissals from another tab', async () => {
  const { call, send, form, unread, marks } = ann();
  const { notice } = await send('read-all', { upTo: String(seconds) });
  const later = call();
  const now = () => new Date((seconds + 60) * 1000);
  const second = { ...later, context: { ...later.context, now } };
  await changeNotifications(second, 'dismiss', form({ id: 'one', title: 'One' }));
  expect(await undoChange(call(), notice.id)).toMatchObject({ ok: true });
  expect(await unread()).toEqual(['two', 'three']);
  expect(marks()).toEqual({ one: seconds + 60 });
});

it('a dismissal cannot be undone after another tab has dismissed the same notification', async () => {
  const { call, send, form, unread } = ann();
  const { notice } = await send('dismiss', { id: 'one', title: 'One' });
  const later = call();
  const now = () => new Date((seconds + 60) * 1000);
  const second = { ...later, context: { ...later.context, now } };
  await changeNotifications(second, 'dismiss', form({ id: 'one', title: 'One' }));
  expect(await undoChange(call(), notice.id)).toMatchObject({ ok: false });
  expect(await unread()).toEqual(['two', 'three']);
});

describe('marking all as read', () => {
  it('[EXT-22] marking all as read skips notifications that arrived after the page load, and can be undone', async () => {
    const { call, send, unread } = ann();
    const result = await send('read-all', { upTo: String(seconds - 30) });
    expect(result.notice.text).toBe('2 notifications marked as read.');
    expect(await unread()).toEqual(['one']);
    await undoChange(call(), result.notice.id);
    expect(await unread()).toEqual(['one', 'two', 'three']);
  });

  it('marking all as read preserves the read list when no notification is unread', async () => {
    const { send, marks } = ann();
    await send('read-all', { upTo: String(seconds) });
    const before = marks();
    expect(await send('read-all', { upTo: String(seconds) })).toMatchObject({ ok: true });
    expect(marks()).toEqual(before);
  });
});

it('[EXT-22] a form switches off individual sources, and undo switches them on again', async () => {
  const { call, api, send, unread, saved } = ann();
  api.courses = 0;
  expect(await unread()).toContain('no-favourites:2027');
  const result = await send('sources', { news: 'yes', deadlines: 'yes', questions: 'yes' });
  expect(saved('ann', 'Notifications')).toEqual({
    news: 'yes',
    decisions: 'no',
    deadlines: 'yes',
    tips: 'no',
    questions: 'yes',
    guides: 'no',
    articles: 'no',
  });
  expect(await unread()).toEqual(['one', 'two', 'three']);
  await undoChange(call(), result.notice.id);
  expect(await unread()).toContain('no-favourites:2027');
});

describe('read marks on a device', () => {
  it('[NTF-3] read marks that only the device has are saved in the account, if their notifications exist', async () => {
    const { call, unread, marks } = ann();
    expect(await keepReadIds(call(), ['two', 'nobody-knows'])).toBe(true);
    expect(await unread()).toEqual(['one', 'three']);
    expect(await keepReadIds(call(), ['two', 'nobody-knows'])).toBe(true);
    expect(marks()).toEqual({ two: seconds });
  });

  it("the device's read marks are not saved if the notifications or the account are unavailable", async () => {
    const { call, api } = ann();
    api.isAccountDown = true;
    expect(await keepReadIds(call(), ['two'])).toBe(false);
    const other = ann();
    other.api.news = { ok: false, failure };
    expect(await keepReadIds(other.call(), ['two'])).toBe(false);
  });
});
