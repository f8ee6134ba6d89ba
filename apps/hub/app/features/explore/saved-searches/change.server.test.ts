import { MOST_SAVED_SEARCHES, type SavedSearch, savedSearchesSetting } from '@applicant-hub/domain';
import { describe, expect, it, vi } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { changeSavedSearches } from './change.server.ts';

const query = 'SearchText=law&scheme=undergraduate';
const search = (other: Partial<SavedSearch> = {}): SavedSearch => ({
  query,
  words: 'Undergraduate courses that match “law”',
  total: 12,
  lookedAt: '2026-11-20T09:00:00.000Z',
  ...other,
});
const setting = (list: readonly SavedSearch[], version: number) => ({
  ...savedSearchesSetting,
  data: JSON.stringify(list),
  lastUpdated: '20/11/2026 09:00:00',
  version,
});

interface Draft {
  readonly data: unknown;
  readonly expectedVersion: number;
}

/** Sends a form. The account API returns these responses to the conditional saves, in order. */
async function change(
  fields: Readonly<Record<string, string>>,
  { known = [], answers }: { known?: readonly SavedSearch[]; answers: readonly unknown[] },
) {
  const left = [...answers];
  const saveDraft = vi.fn<(options: unknown, draft: Draft) => Promise<unknown>>(() =>
    Promise.resolve(left.shift()),
  );
  const scope = testScope({
    context: { clients: { identity: { saveDraft: saveDraft as never } } },
    applicant: { user: { settings: known.length === 0 ? [] : [setting(known, 4)] } },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const result = await changeSavedSearches(scope, form);
  return { answer: result, saved: saveDraft.mock.calls.map(([, draft]) => draft) };
}

const saved = (list: readonly SavedSearch[], version: number) =>
  ok({ outcome: 'saved', setting: setting(list, version) });
const save = { intent: 'save', query: `${query}&page=3&nonsense=1`, total: '12' };

describe('changing the saved searches', () => {
  it('[EXT-42] a search is saved from any of its pages, with its address and its name', async () => {
    const { answer: result, saved: drafts } = await change(save, {
      answers: [saved([search()], 1)],
    });
    expect(result.ok).toBe(true);
    expect(drafts).toMatchObject([
      { data: [{ query, words: search().words, total: 12 }], expectedVersion: 0 },
    ]);
  });

  it('[EXT-42] a search that another tab saved in the meantime is preserved', async () => {
    const others = [search({ query: 'scheme=postgraduate', words: 'Postgraduate courses' })];
    const { answer: result, saved: drafts } = await change(save, {
      answers: [ok({ outcome: 'conflict', current: setting(others, 9) }), saved(others, 10)],
    });
    expect(result.ok).toBe(true);
    expect(drafts[1]).toMatchObject({ data: [{ query }, others[0]], expectedVersion: 9 });
  });

  it('a search that was viewed is saved with the displayed number of courses', async () => {
    const form = { intent: 'seen', query, total: '15' };
    const { saved: drafts } = await change(form, {
      known: [search()],
      answers: [saved([search()], 5)],
    });
    expect(drafts).toMatchObject([{ data: [{ query, total: 15 }], expectedVersion: 4 }]);
    expect(drafts[0]?.data).not.toMatchObject([{ lookedAt: search().lookedAt }]);
  });

  it('removing a search does not remove other searches', async () => {
    const other = search({ query: 'scheme=postgraduate' });
    const { saved: drafts } = await change(
      { intent: 'remove', query },
      { known: [search(), other], answers: [saved([other], 5)] },
    );
    expect(drafts).toMatchObject([{ data: [other] }]);
  });

  it('a search that exceeds the limit is rejected, and the other searches are preserved', async () => {
    const known = Array.from({ length: MOST_SAVED_SEARCHES }, (_, index) =>
      search({ query: `SearchText=${index}&scheme=undergraduate` }),
    );
    const { answer: result, saved: drafts } = await change(save, { known, answers: [] });
    expect(result).toMatchObject({ ok: false });
    expect(drafts).toEqual([]);
  });

  it.each([
    ['the account does not respond', save, [failed('unavailable', 503)]],
    [
      'every attempt ends in a conflict',
      save,
      [1, 2, 3].map((version) => ok({ outcome: 'conflict', current: setting([], version) })),
    ],
    ['the intent is unknown', { ...save, intent: 'all' }, []],
    ['the number of courses is invalid', { ...save, total: 'many' }, []],
  ])('a change fails if %s', async (_case, form, answers) => {
    expect((await change(form, { answers })).answer).toMatchObject({ ok: false });
  });
});
