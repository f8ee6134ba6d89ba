import { describe, expect, it } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { findNotice } from '#app/platform/flash/notices.server.ts';
import { undoChange } from '#app/platform/flash/undo.server.ts';
import type { SubjectsOutcome } from './view-types.ts';
import {
  all,
  hub,
  locationOf,
  page,
  text,
  three,
  ticked,
  type HubData,
} from './testing/people-like-hub.tsx';

const choose = (...ids: string[]): [string, string][] => [
  ['intent', 'choose'],
  ['type', 'al'],
  ...ids.map((id): [string, string] => ['subject', id]),
];
const clear = (type: string, ...ids: string[]): [string, string][] => [
  ['intent', 'clear'],
  ['type', type],
  ...ids.map((id): [string, string] => ['subject', id]),
];
const forget: [string, string] = ['intent', 'forget'];
/** A selection that is no longer offered. */
const gone = { selectedQualificationType: 'al', selectedSubjects: ['potions'] };
const noticeOf = (response: unknown): string =>
  new URL(locationOf(response), 'http://hub.test').searchParams.get('notice') ?? '';

describe('the saved selection', () => {
  it('[PLY-10][PLY-19] subjects are saved with their results, and restored', async () => {
    const site = hub();
    const response = (await site.post(...choose('art', 'biology', 'chemistry'))) as Response;
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      `/dashboard/people-like-you${three}`,
    ]);
    expect(site.saved()).toEqual(all);
    expect(await site.load()).toMatchObject({ step: 'results', type: { id: 'al' } });
    expect(ticked(await site.html('?type=al'))).toBe(3);
  });

  it.each([
    [[], 'few', 'Choose 3 subjects: you have chosen 0'],
    [['art'], 'few', 'Choose 3 subjects: you have chosen 1'],
    [['art', 'biology', 'chemistry', 'drama'], 'many', 'Choose only 3 subjects: you have chosen 4'],
  ])(
    '[PLY-6][PLY-10] the subjects %j are not saved, because there are too %s',
    async (ids, problem, words) => {
      const site = hub({ saved: { ...all, selectedQualificationType: 'sqa' } });
      const saved = site.saved();
      const result = (await site.post(...choose(...ids))) as {
        data: SubjectsOutcome;
        init: { status: number };
      };
      expect(result).toMatchObject({ data: { problem, chosen: ids }, init: { status: 400 } });
      expect(site.saved()).toBe(saved);
      const page = await site.html('?type=al', result.data);
      expect(text(page)).toContain(words);
      expect(ticked(page)).toBe(ids.length);
    },
  );

  it('[PLY-8][PLY-10] clearing removes the subjects, and can be undone', async () => {
    const site = hub({ saved: all });
    const response = await site.post(...clear('al', 'chemistry', 'art', 'biology'));
    expect(site.saved()).toEqual({ selectedQualificationType: 'al', selectedSubjects: [] });
    expect(await site.load()).toMatchObject({ step: 'subjects', chosen: [] });
    await undoChange(site.call(), noticeOf(response));
    expect(site.saved()).toEqual(all);
  });

  it.each([
    ['other subjects', clear('al', 'art', 'biology', 'drama'), '?type=al'],
    ['another qualification', clear('sqa', 'art', 'biology', 'chemistry'), '?type=sqa'],
  ])('[PLY-8] clearing %s does not change the saved selection', async (_what, form, search) => {
    const site = hub({ saved: all });
    expect(locationOf(await site.post(...form))).toBe(page + search);
    expect(site.saved()).toEqual(all);
  });

  it.each([
    ['a subject', { ...all, selectedSubjects: ['art', 'biology', 'potions'] }],
    ['the qualification', { ...all, selectedQualificationType: 'witchcraft' }],
  ])('[PLY-9] a form wipes the selection when %s is no longer offered', async (_what, saved) => {
    const site = hub({ saved });
    const page = await site.html();
    expect(page).toContain('no longer on our list');
    expect(page).toMatch(/<form[^>]*method="post"/);
    expect(site.saved()).toEqual(saved);
    const response = await site.post(forget);
    expect(site.saved()).toEqual({ selectedQualificationType: '', selectedSubjects: [] });
    expect(await site.load()).toMatchObject({ step: 'qualification' });
    await undoChange(site.call(), noticeOf(response));
    expect(site.saved()).toEqual(saved);
  });

  it.each<[string, HubData]>([
    ['another selection has been saved since', { saved: all }],
    ['nothing was saved', {}],
    ['no qualification is offered', { saved: gone, types: () => ok([]) }],
    ['no subject is offered', { saved: all, subjects: () => ok([]) }],
    [
      'the qualifications are unavailable',
      { saved: gone, types: () => failed('unavailable', 503) },
    ],
    ['the subjects are unavailable', { saved: gone, subjects: () => failed('timeout', null) }],
  ])('[PLY-9] the selection is not wiped when %s', async (_what, data) => {
    const site = hub(data);
    expect((await site.load()).step).not.toBe('outdated');
    await site.post(forget);
    expect(site.saved()).toBe(data.saved);
  });

  it.each([
    ['a subject', { ...all, selectedSubjects: ['art', 'biology', 'potions'] }, { chosen: 'al' }],
    ['the qualification', { ...all, selectedQualificationType: 'witchcraft' }, { chosen: null }],
  ])(
    '[PLY-9] the page offers a way to continue when %s is no longer offered and the selection cannot be wiped',
    async (_what, saved, step) => {
      const site = hub({ saved, save: () => failed('unavailable', 503) });
      const location = locationOf(await site.post(forget));
      const { search } = new URL(location, 'http://hub.test');
      expect(await site.load(search)).toMatchObject({ step: 'qualification', ...step });
      expect(await site.load('?type=al')).toMatchObject({ step: 'subjects' });
    },
  );

  describe('a session that the account refuses', () => {
    const lost = async (...form: [string, string][]) => {
      const site = hub({ saved: all, save: () => failed('unauthorised', 401) });
      await site.signIn();
      const response: unknown = await site.post(...form).catch((thrown: unknown) => thrown);
      return { ...site, location: locationOf(response) };
    };

    it('[SH-31] an expired session leads to sign-in, and the ticks are restored once afterwards', async () => {
      const { location, load } = await lost(...choose('art', 'biology', 'drama'));
      expect(location).toBe(`/account/login?returnUrl=${encodeURIComponent(`${page}?type=al`)}`);
      const ticked = { isRestored: true, chosen: ['art', 'biology', 'drama'] };
      expect(await load('?type=al')).toMatchObject(ticked);
      expect(await load('?type=al')).toMatchObject({ isRestored: false });
    });

    it.each([
      ['another form', clear('al', ...all.selectedSubjects), '?type=al'],
      ['another qualification', choose('art', 'biology', 'drama'), '?type=sqa'],
    ])('[SH-31] %s does not restore the ticks', async (_what, form, search) => {
      const { location, load } = await lost(...form);
      expect(location).toMatch(/^\/account\/login\?/);
      expect(await load(search)).toMatchObject({ step: 'subjects', isRestored: false });
      expect(await load('?type=al')).toMatchObject({ isRestored: false });
    });
  });

  it('results are shown even if saving fails, with a notice', async () => {
    const site = hub({ save: () => failed('unavailable', 503) });
    const response = await site.post(...choose('art', 'biology', 'chemistry'));
    expect(locationOf(response)).toContain(three);
    expect(await findNotice(site.call(), noticeOf(response))).toMatchObject({ tone: 'danger' });
  });

  it.each<[string, HubData]>([
    ['qualifications', { types: () => failed('unavailable', 503) }],
    ['subjects', { subjects: () => failed('unavailable', 503) }],
  ])(
    '[PLY-10] the selection is not saved while %s are unavailable, and a notice reports this',
    async (_what, data) => {
      const site = hub(data);
      const response = await site.post(...choose('art', 'biology', 'chemistry'));
      expect(locationOf(response)).toContain(three);
      expect(await findNotice(site.call(), noticeOf(response))).toMatchObject({ tone: 'danger' });
      expect(site.saved()).toBeUndefined();
    },
  );
});
