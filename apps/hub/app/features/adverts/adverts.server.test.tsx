import type { AdvertsClient, Result } from '@applicant-hub/api-clients';
import { advert, hubUser } from '@applicant-hub/api-clients/fixtures';
import {
  type AdvertTargeting,
  advertsSetting,
  parsePersonalisation,
  personalisationSetting,
  type Setting,
  type SettingCollection,
} from '@applicant-hub/domain';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { Adverts } from './Adverts.tsx';
import { changeAdverts } from './change.server.ts';
import { loadAdverts } from './load.server.ts';
import type { AdvertsView } from './view.ts';
import { loadWhy } from './why.server.ts';
import { testApplicant } from '#app/platform/request/testing/test-scope.ts';

const found = { leaderboard: advert(), mobile: advert({ id: 'rail' }) };
type Found = Awaited<ReturnType<AdvertsClient['find']>>;

const setting = (key: { collection: SettingCollection; name: string }, data: object): Setting => ({
  ...key,
  data: JSON.stringify(data),
  lastUpdated: '20/11/2026 09:15:00',
  version: 1,
});

const consenting = {
  tailoredInfo: 'Yes',
  offers: 'Yes',
  dateOfBirth: '2008/03/04',
  studyYear: '2027',
  talentPoolJoin: 'Yes',
  health: 'yes',
};

/**
 * Creates a request from an applicant with these answers, and records the data that the advert
 * service receives.
 */
function page(
  answers: object,
  { settings = [], answer: result }: { settings?: Setting[]; answer?: () => Promise<Found> } = {},
) {
  const targetings: (AdvertTargeting | null)[] = [];
  const { context } = createTestSite({
    config: { fixedNow: new Date('2026-11-22T12:00:00Z') },
  }).request();
  const ok = <T,>(value: T): Promise<Result<T>> => Promise.resolve({ ok: true, value });
  const saved = vi.fn(() => ok(null));
  const listFavourites = vi.fn((_: unknown, kind: string) =>
    ok({ total: 2, items: [{ id: `${kind}-1` }, { id: 'unknown' }] }),
  );
  Object.assign(context.clients, {
    adverts: {
      find: (_: unknown, targeting: AdvertTargeting | null) => {
        targetings.push(targeting);
        return result?.() ?? ok(found);
      },
    },
    identity: { listFavourites, saveSetting: saved },
    content: { subjectGuides: () => ok([{ id: 'subjects-1', title: 'Geography' }]) },
    courses: { listUniNames: () => ok([{ providerId: 'unis-1', university: 'Leeds' }]) },
  });
  const personal = setting(personalisationSetting, answers);
  const applicant = testApplicant({
    session: { uid: 'waiting', accessToken: 'access' },
    user: hubUser({ settings: [personal, ...settings] }),
    personalisation: parsePersonalisation(personal.data),
  });
  const scope = { request: new Request('http://hub.test/dashboard'), context, applicant };
  return { scope, targetings, listFavourites, saved };
}

describe('adverts', () => {
  it('[NTF-20][NTF-22] adverts are requested with data about an applicant who has consented', async () => {
    const { scope, targetings } = page(consenting);
    const view = await loadAdverts(scope);
    expect(view?.leaderboard).toMatchObject({ headline: found.leaderboard.headline });
    expect(targetings).toEqual([
      {
        audience: 'Student',
        page_id: 'dashboard',
        scheme: ['undergraduate'],
        study_year: '2027',
        age_group: '18-21',
        smart_alerts: 'Yes',
        favourite_providers: ['Leeds'],
        favourite_industries: ['health'],
        favourite_subjects: ['Geography'],
      },
    ]);
  });

  it.each([
    ['no answers', {}],
    ['no consent', { ...consenting, offers: 'No' }],
    ['consent at the age of 17', { ...consenting, dateOfBirth: '2009/03/04' }],
    ['consent but no date of birth', { ...consenting, dateOfBirth: '' }],
  ])(
    '[NTF-21][NTF-22][AMB-64] with %s, no data is sent and favourites are not loaded',
    async (_, answers) => {
      const { scope, targetings, listFavourites } = page(answers, {
        settings: [setting(advertsSetting, { off: 'no' })],
      });
      expect(await loadAdverts(scope)).not.toBeNull();
      expect(targetings).toEqual([null]);
      expect(listFavourites).not.toHaveBeenCalled();
    },
  );

  it('[EXT-26] adverts are not requested when they are off', async () => {
    const { scope, targetings } = page(consenting, {
      settings: [setting(advertsSetting, { off: 'yes' })],
    });
    expect(await loadAdverts(scope)).toBeNull();
    expect(targetings).toEqual([]);
  });

  it.each([
    ['are on for an adult', { dateOfBirth: '2008/11/22' }, 1],
    ['are off for an applicant who will be 18 tomorrow', { dateOfBirth: '2008/11/23' }, 0],
    ['are off for an applicant of unknown age', {}, 0],
  ])(
    '[AMB-112] if the applicant has made no choice, their age decides: adverts %s',
    async (_, answers, calls) => {
      const { scope, targetings } = page(answers);
      const view = await loadAdverts(scope);
      expect([view !== null, targetings.length]).toEqual([calls === 1, calls]);
      expect((await loadWhy(scope)).areOn).toBe(calls === 1);
    },
  );

  it('[NTF-22] the page has no adverts when the service fails or takes longer than 300 ms', async () => {
    const failure = { kind: 'unavailable', api: 'adverts', status: 503, message: '', detail: null };
    const failing = page(consenting, {
      answer: () => Promise.resolve({ ok: false, failure } as Found),
    });
    expect(await loadAdverts(failing.scope)).toBeNull();

    const hanging = page(consenting, { answer: () => new Promise(() => undefined) });
    vi.useFakeTimers();
    const view = loadAdverts(hanging.scope);
    await vi.advanceTimersByTimeAsync(301);
    expect(await view).toBeNull();
    vi.useRealTimers();
  });

  it.each([
    ['off', [], { off: 'yes' }],
    ['on', [setting(advertsSetting, { off: 'yes' })], { off: 'no' }],
  ])(
    '[EXT-26] one click turns adverts %s, and Undo reverts the change',
    async (to, settings, data) => {
      const { scope, saved } = page({}, { settings });
      const form = new FormData();
      form.set('adverts', to);
      const answer = await changeAdverts(scope, form);
      expect(answer).toMatchObject({ ok: true, notice: { canUndo: true } });
      expect(saved).toHaveBeenCalledWith(expect.anything(), {
        ...advertsSetting,
        data,
        immediate: true,
      });
    },
  );
});

describe('the explanation of adverts', () => {
  it('[EXT-26] the page explains in words every value that is sent', async () => {
    const { scope, targetings } = page(consenting);
    await loadAdverts(scope);
    const why = await loadWhy(scope);
    expect(JSON.parse(why.raw)).toEqual(targetings[0]);
    expect(why.sent).toHaveLength(Object.keys(targetings[0] ?? {}).length);
    expect(why.sent).toContainEqual({ field: 'Your age group', words: ['18-21'] });
    expect(why.sent).toContainEqual({
      field: 'Areas of work you chose in Smart Alerts',
      words: ['Health and care'],
    });
  });

  it.each([
    [{ ...consenting, tailoredInfo: 'No' }, 'noConsent'],
    [{ ...consenting, dateOfBirth: '' }, 'unknownAge'],
    [{ ...consenting, dateOfBirth: '2009/01/01' }, 'under18'],
  ])('[EXT-26][AMB-64] the page explains why no data is sent: %j', async (answers, nothing) => {
    const settings = [setting(advertsSetting, { off: 'no' })];
    expect(await loadWhy(page(answers, { settings }).scope)).toMatchObject({
      nothing,
      sent: [],
    });
  });
});

describe('the slots of adverts', () => {
  const view = { headline: 'Open days', text: 'Soon.', advertiser: 'Us', drawing: 1 };
  const html = (adverts: AdvertsView) => renderPage(<Adverts {...adverts} />, '/dashboard');
  const both = {
    leaderboard: { ...view, url: 'https://adverts.test/a' },
    mobile: { ...view, url: 'https://adverts.test/b' },
  };

  it('[EXT-26] adverts are labelled, with a link to the explanation and a button to turn them off', async () => {
    const page = await html(both);
    const parts = page.split('role="group"').slice(1);
    expect(parts).toHaveLength(2);
    for (const part of parts) {
      expect(part).toContain('aria-label="Advertisement"');
      expect(part).toContain('>Advertisement<');
      expect(part).toContain('href="/dashboard/adverts"');
      expect(part).toContain('action="/resources/adverts"');
      expect(part).toContain('Turn adverts off');
    }
  });

  it('[NTF-22] links in adverts send no referrer, and adverts load nothing from other systems', async () => {
    const page = await html(both);
    expect(page.match(/rel="sponsored noreferrer"/g)).toHaveLength(2);
    expect(page).not.toMatch(/<(?:script|iframe|img|object)\b|\bstyle=/);
  });

  it('the page has no slots if there are no adverts', async () => {
    expect(await html({ leaderboard: null, mobile: null })).not.toContain('Advertisement');
  });
});
