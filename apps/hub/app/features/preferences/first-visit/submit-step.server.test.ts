import type { SettingToSave } from '@applicant-hub/api-clients';
import { locationGuide, subject } from '@applicant-hub/api-clients/fixtures';
import type { HeartKind, FavouriteRef, OnboardingDraft } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import {
  failed,
  fakeCall,
  type FakeFavourites,
  ok,
} from '#app/platform/request/testing/fake-call.ts';
import { submitStep } from './submit-step.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const begun: OnboardingDraft = {
  answers: { studyLevel: 'Undergraduate', studyYear: '2027' },
  done: ['course'],
};

interface Account {
  /** Whether the account rejects every save. */
  isDown?: boolean;
  favourites?: FakeFavourites;
}

/** An applicant on a page of the first visit, with a record of the calls to their account. */
function visitor(step: string, { isDown = false, favourites = {} }: Account = {}) {
  const saved: SettingToSave[] = [];
  const added: [HeartKind, readonly FavouriteRef[]][] = [];
  const call = fakeCall({
    favourites,
    content: {
      subjectGuides: () => ok([subject({ id: '40', title: 'Law' })]),
      locationGuides: () => ok([locationGuide({ id: '7', title: 'Wales' })]),
    },
    identity: {
      saveSetting: (_context: unknown, setting: SettingToSave) => {
        if (isDown) return failed('unavailable', 503);
        saved.push(setting);
        return ok(null);
      },
      changeFavourites: (
        _context: unknown,
        kind: HeartKind,
        { add }: { add: readonly FavouriteRef[] },
      ) => {
        added.push([kind, add]);
        return ok(null);
      },
    },
  });
  const request = new Request(`http://127.0.0.1:3000/dashboard/welcome?step=${step}`);
  return { call: { ...call, request } satisfies RequestScope, saved, added };
}

const form = (entries: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
};

describe('Continue', () => {
  it('Continue stores the answers of the page and leads to the next page', async () => {
    const { call, saved } = visitor('routes');
    const outcome = await submitStep(
      call,
      begun,
      form({ undergraduateAdditional: 'conservatoires', redirectUrl: '/dashboard/application' }),
    );
    expect(outcome).toEqual({
      to: '/dashboard/welcome?step=interests&redirectUrl=%2Fdashboard%2Fapplication',
    });
    expect(saved).toMatchObject([
      {
        collection: 'dashboardSettings',
        name: 'Onboarding',
        data: { undergraduateAdditional: ['conservatoires'], done: ['course', 'routes'] },
      },
    ]);
  });

  it('[SH-42] a user cannot continue without a study level and year', async () => {
    const { call, saved } = visitor('support');
    const nothing: OnboardingDraft = { answers: {}, done: [] };
    expect(await submitStep(call, nothing, form({ intent: 'skip' }))).toEqual({
      to: '/dashboard/welcome?step=course',
    });
    const first = await submitStep(visitor('course').call, nothing, form({ intent: 'skip' }));
    expect(first).toMatchObject({
      status: 400,
      view: { step: 'course', errors: { studyLevel: expect.any(String) as string } },
    });
    expect(saved).toEqual([]);
  });

  it('[SYS-6] the page is shown with the typed answers when the account fails to save them', async () => {
    const { call } = visitor('interests', { isDown: true });
    const outcome = await submitStep(call, begun, form({ subjects: 'Law' }));
    expect(outcome).toMatchObject({
      status: 503,
      view: { step: 'interests', answers: { subjects: 'Law' }, number: 3, total: 6 },
    });
  });
});

describe('Back', () => {
  it('Back also stores invalid answers, but the page does not count as done', async () => {
    const { call, saved } = visitor('contact');
    const draft: OnboardingDraft = { ...begun, done: ['course', 'contact'] };
    const outcome = await submitStep(call, draft, form({ intent: 'back', offers: 'Yes' }));
    expect(outcome).toEqual({ to: '/dashboard/welcome?step=support' });
    expect(saved).toMatchObject([{ data: { offers: 'Yes', done: ['course'] } }]);
  });
});

describe('an old tab', () => {
  it('an old tab cannot save answers of a page that is no longer part of the visit', async () => {
    const { call, saved } = visitor('alerts');
    const answers = { ...begun.answers, offers: 'Yes', contactMethod: 'Email' };
    const outcome = await submitStep(call, { ...begun, answers }, form({ intent: 'back' }));
    expect(outcome).toEqual({ to: '/dashboard/welcome?step=routes' });
    expect(saved).toEqual([]);
  });
});

describe('lookup results', () => {
  const clients = {
    phone: {
      check: () =>
        ok({
          isValid: true,
          internationalNumber: '+33 6 12 34 56 78',
          nationalNumber: '06 12 34 56 78',
          regionCode: 'FR',
        }),
      regions: () => ok([]),
    },
    address: { get: () => ok(null) },
  };
  const finding = () => {
    const { call, saved } = visitor('contact');
    const context = { ...call.context, clients: { ...call.context.clients, ...clients } };
    return { call: testScope({ ...call, context }), saved };
  };
  const typed = { offers: 'No', mobile: '0612345678', mobileRegion: 'FR' };

  it.each(['continue', 'back'])(
    'a foreign number that was not checked is stored with its country code (%s)',
    async (intent) => {
      const { call, saved } = finding();
      const draft = {
        ...begun,
        answers: { ...begun.answers, undergraduateAdditional: 'apprenticeships' },
      };
      await submitStep(call, draft, form({ ...typed, intent }));
      expect(saved).toMatchObject([{ data: { mobile: '+33 6 12 34 56 78' } }]);
    },
  );

  it('pressing Finish shows the chosen address before it saves, and pressing Back leaves the page immediately', async () => {
    const { call, saved } = finding();
    const chosen = { ...typed, addressId: 'a1' };
    const outcome = await submitStep(call, begun, form({ ...chosen, intent: 'finish' }));
    expect(outcome).toMatchObject({ status: 200, view: { lookup: { lookup: 'address' } } });
    expect(saved).toEqual([]);
    expect(await submitStep(call, begun, form({ ...chosen, intent: 'back' }))).toEqual({
      to: '/dashboard/welcome?step=support',
    });
  });
});

describe('Skip', () => {
  it('Skip preserves earlier answers and ignores the typed answers', async () => {
    const { call, saved } = visitor('interests');
    const draft: OnboardingDraft = { ...begun, answers: { ...begun.answers, subjects: 'Music' } };
    await submitStep(call, draft, form({ intent: 'skip', subjects: 'Law' }));
    expect(saved).toMatchObject([{ data: { subjects: ['Music'], done: ['course', 'interests'] } }]);
  });

  it('Skip removes invalid answers', async () => {
    const { call, saved } = visitor('contact');
    const answers = { ...begun.answers, offers: 'Yes', userCountry: 'France' };
    const outcome = await submitStep(call, { ...begun, answers }, form({ intent: 'skip' }));
    expect(outcome).toEqual({ to: '/dashboard' });
    expect(saved[0]?.data).toEqual({
      studyLevel: 'Undergraduate',
      studyYear: '2027',
      userCountry: 'France',
      country: 'France',
    });
  });
});

describe('the end of the visit', () => {
  it("[ONB-11][AMB-69] the last page stores all answers under the panels' names, and removes the draft", async () => {
    const { call, saved } = visitor('support');
    const outcome = await submitStep(
      call,
      begun,
      form({ intent: 'finish', supportNeed: 'areCarers' }),
    );
    expect(outcome).toEqual({ to: '/dashboard' });
    expect(saved.map(({ name }) => name)).toEqual(['Personalisation', 'Onboarding']);
    expect(saved[0]).toMatchObject({
      collection: 'dashboardUserData',
      data: { studyLevel: 'Undergraduate', studyYear: '2027', areCarers: 'yes', beenInCare: 'no' },
    });
    expect(Object.values(saved[1]?.data as object).every((value) => value === null)).toBe(true);
  });

  it('[PRF-25] the consent to contact by post is removed when another page changes the country to a foreign country', async () => {
    const { call, saved } = visitor('home');
    const answers = {
      ...begun.answers,
      offers: 'Yes',
      dateOfBirth: '2008/02/29',
      contactMethod: 'All\nEmail\nPost\nSMS',
      mobile: '07700 900123',
    };
    await submitStep(
      call,
      { ...begun, answers },
      form({ intent: 'finish', userCountry: 'France' }),
    );
    expect(saved[0]?.data).toMatchObject({
      userCountry: 'France',
      contactAll: 'no',
      contactEmail: 'yes',
      contactPost: 'no',
      contactSMS: 'yes',
    });
  });

  it('[SH-46] the visit ends at a valid redirectUrl, and an invalid redirectUrl is ignored', async () => {
    const finish = (redirectUrl: string) =>
      submitStep(visitor('home').call, begun, form({ intent: 'finish', redirectUrl }));
    expect(await finish('/dashboard/application')).toEqual({ to: '/dashboard/application' });
    expect(await finish('https://evil.test')).toEqual({ to: '/dashboard' });
  });

  it('the visit is finished only after a page with an invalid answer is corrected', async () => {
    const { call, saved } = visitor('interests');
    const draft: OnboardingDraft = { ...begun, answers: { ...begun.answers, surveys: 'Yes' } };
    const outcome = await submitStep(call, draft, form({ intent: 'finish' }));
    expect(outcome).toEqual({ to: '/dashboard/welcome?step=contact&check=yes' });
    expect(saved.map(({ name }) => name)).toEqual(['Onboarding']);
  });

  it('[FAV-42] the chosen subjects and region become the first favourites', async () => {
    const { call, added } = visitor('interests');
    await submitStep(
      call,
      begun,
      form({ intent: 'finish', subjects: 'Law', studyRegion: 'Wales' }),
    );
    expect(added).toEqual([
      ['subjects', [{ id: '40' }]],
      ['locations', [{ id: '7' }]],
    ]);
  });

  it('[FAV-42] existing favourites are preserved, and the answer "Not sure" adds no favourite', async () => {
    const { call, added } = visitor('interests', { favourites: { subjects: [{ id: '1' }] } });
    await submitStep(
      call,
      begun,
      form({ intent: 'finish', subjects: 'Law', studyRegion: 'Not sure' }),
    );
    expect(added).toEqual([]);
  });
});
