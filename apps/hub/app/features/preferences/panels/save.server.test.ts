import type { DraftSave, DraftToSave, School } from '@applicant-hub/api-clients';
import { personalisationSetting, type Setting } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { ASKED_FIELD } from '../form/asked.ts';
import { BASE_FIELD } from '../form/base.ts';
import { CLASHES_FIELD, clashField } from '../form/clash-form.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { savePanelForm } from './save.server.ts';
import { testApplicant } from '#app/platform/request/testing/test-scope.ts';
import { fakeClients } from '#app/platform/server/testing/fake-clients.ts';

type Stored = Readonly<Record<string, unknown>>;

const settingOf = (data: Stored, version: number): Setting => ({
  ...personalisationSetting,
  data: JSON.stringify(data),
  lastUpdated: '20/11/2026 09:15:00',
  version,
});

/** The account of a user who has answered other panels before. */
function account(start: Stored, saves = true) {
  let stored = start;
  let version = 7;
  const sent: DraftToSave[] = [];
  const saveDraft = (_context: unknown, draft: DraftToSave) => {
    sent.push(draft);
    if (!saves) return failed('status', 500);
    if (draft.expectedVersion !== version) {
      return ok<DraftSave>({ outcome: 'conflict', current: settingOf(stored, version) });
    }
    const merged = Object.entries({ ...stored, ...(draft.data as Stored) });
    stored = Object.fromEntries(merged.filter(([, value]) => value !== null));
    version += 1;
    return ok<DraftSave>({ outcome: 'saved', setting: settingOf(stored, version) });
  };
  const clients = {
    identity: { saveDraft },
    schools: { search: () => ok<School[]>([]) },
  };
  const context = { ...createTestSite().request().context, clients: fakeClients(clients) };
  return {
    sent,
    /** Returns the applicant with the data that is stored now. */
    find: () =>
      testApplicant({
        session: { uid: 'me', accessToken: 'token' },
        user: { settings: [settingOf(stored, version)] },
      }),
    stored: () => stored,
    send(fields: Readonly<Record<string, string>>, applicant: Applicant) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return savePanelForm(form, context, applicant);
    },
  };
}

/** Sends the study support panel. */
async function send(fields: Record<string, string>, saves = true) {
  const { sent, ...me } = account({ studyLevel: 'Postgraduate', beenInCare: 'yes' }, saves);
  return { outcome: await me.send(fields, me.find()), saved: sent };
}

it('[PRF-10] a panel is saved immediately, as a flat object of its own fields', async () => {
  const { outcome, saved } = await send({ panel: 'study-support', areCarers: 'yes' });
  expect(outcome).toEqual({ isSaved: true, panel: 'study-support' });
  expect(saved).toEqual([
    {
      collection: 'dashboardUserData',
      name: 'Personalisation',
      immediate: true,
      data: expect.objectContaining({ areCarers: 'yes', beenInCare: 'no' }) as object,
      expectedVersion: 7,
      keep: false,
    },
  ]);
  expect(saved[0]?.data).not.toHaveProperty('studyLevel');
});

it('[PRF-6] a panel with errors is not saved, and is shown again with the typed answers', async () => {
  const { outcome, saved } = await send({ panel: 'hub-personalisation', studyYear: '2028' });
  expect(outcome).toMatchObject({
    isSaved: false,
    status: 400,
    outcome: { typed: { answers: { studyYear: '2028' } } },
  });
  expect(saved).toEqual([]);
});

it('a panel that the account fails to save is shown again', async () => {
  const { outcome } = await send({ panel: 'study-support', areCarers: 'yes' }, false);
  expect(outcome).toMatchObject({ isSaved: false, status: 503 });
});

describe('two tabs', () => {
  const panel = 'marketing-preferences';
  const consents = ['tailoredInfo', 'offers', 'surveys', 'careersInfo', 'relevantCourses'] as const;
  const all = (answer: 'Yes' | 'No') => Object.fromEntries(consents.map((name) => [name, answer]));
  const start = {
    userCountry: 'United Kingdom',
    country: 'United Kingdom',
    dateOfBirth: '2008/05/09',
    ...all('Yes'),
    contactAll: 'no',
    contactEmail: 'yes',
    contactPost: 'no',
    contactSMS: 'no',
    addressLine1: '1 Elm Row',
    addressLine2: 'Old Town',
    postcode: 'CT1 1AA',
  };
  /** The form of a tab that was opened while the saved answers were `base`. */
  const tab = (changed: Stored, base: Stored = start) => ({
    panel,
    ...start,
    ...(changed as Record<string, string>),
    [BASE_FIELD]: JSON.stringify(base),
  });

  it('[PRF-10][PRF-12] consents withdrawn in one tab are not restored when another tab saves an address', async () => {
    const me = account(start);
    await me.send(tab(all('No')), me.find());
    const outcome = await me.send(tab({ addressLine2: 'New Town' }), me.find());
    expect(outcome).toEqual({ isSaved: true, panel });
    expect(me.sent.at(-1)).toMatchObject({
      data: { addressLine2: 'New Town' },
      expectedVersion: 8,
    });
    expect(me.stored()).toEqual({ ...start, ...all('No'), addressLine2: 'New Town' });
  });

  it('consents and address are both saved when two tabs send at the same time', async () => {
    const me = account(start);
    const before = me.find();
    await me.send(tab(all('No')), before);
    await me.send(tab({ addressLine2: 'New Town' }), before);
    expect(me.sent.map(({ expectedVersion }) => expectedVersion)).toEqual([7, 7, 8]);
    expect(me.stored()).toEqual({ ...start, ...all('No'), addressLine2: 'New Town' });
  });

  it('an answer that was changed in both tabs is not saved, and its conflict is shown with all answers', async () => {
    const me = account(start);
    await me.send(tab({ addressLine2: 'There', surveys: 'No' }), me.find());
    const typed = { addressLine2: 'Here', careersInfo: 'No' };
    const outcome = await me.send(tab(typed), me.find());
    expect(outcome).toMatchObject({
      isSaved: false,
      status: 409,
      outcome: {
        isRefilled: true,
        typed: {
          answers: { ...typed, surveys: 'No' },
          base: { addressLine2: 'There' },
          clashes: [{ choice: null }],
        },
      },
    });
    expect(me.stored()).toMatchObject({ addressLine2: 'There', careersInfo: 'Yes' });
  });

  it.each([
    ['own', 'Here'],
    ['saved', 'There'],
  ])(
    'the chosen side of a conflict (%s) is saved together with the other changes',
    async (choice, line) => {
      const me = account(start);
      await me.send(tab({ addressLine2: 'There', surveys: 'No' }), me.find());
      const asked = {
        ...tab({ addressLine2: 'Here', careersInfo: 'No', surveys: 'No' }, me.stored()),
        [CLASHES_FIELD]: 'userCountry',
      };
      const undecided = await me.send(asked, me.find());
      expect(undecided).toMatchObject({ status: 409, outcome: { undecided: ['userCountry'] } });
      const decided = { ...asked, [clashField('userCountry')]: choice };
      expect(await me.send(decided, me.find())).toMatchObject({ isSaved: true });
      expect(me.stored()).toMatchObject({ addressLine2: line, surveys: 'No', careersInfo: 'No' });
    },
  );

  it.each([
    ['follow-up questions', { intent: 'show' }, 200, { undecided: [], errors: {} }],
    [
      'an error',
      { addressLine1: '' },
      400,
      { undecided: [], errors: { addressLine1: expect.any(String) as string } },
    ],
    ['the conflict', {}, 409, { undecided: ['userCountry'], errors: {} }],
  ])(
    'a form with an open conflict is not saved, and the page first shows %s',
    async (_what, sent, status, outcome) => {
      const me = account(start);
      const asked = { ...tab({ addressLine2: 'Here' }), [CLASHES_FIELD]: 'userCountry', ...sent };
      expect(await me.send(asked, me.find())).toMatchObject({ status, outcome });
      expect(me.sent).toEqual([]);
    },
  );

  it('an answer that is invalid in combination with an answer saved elsewhere is shown, and not saved', async () => {
    const abroad = {
      ...start,
      ...all('No'),
      userCountry: 'France',
      country: 'France',
      addressLine1: '',
      addressLine2: '',
      postcode: '',
    };
    const me = account(abroad);
    // In the United Kingdom, tailored content needs an address, which this tab's form does not
    // contain.
    await me.send({ ...tab(abroad, abroad), userCountry: 'United Kingdom' }, me.find());
    const outcome = await me.send({ ...tab(abroad, abroad), tailoredInfo: 'Yes' }, me.find());
    expect(outcome).toMatchObject({
      status: 400,
      outcome: {
        isRefilled: true,
        typed: { answers: { userCountry: 'United Kingdom', tailoredInfo: 'Yes' } },
        errors: { addressLine1: expect.any(String) as string },
      },
    });
    expect(me.stored()).toMatchObject({ userCountry: 'United Kingdom', tailoredInfo: 'No' });
  });

  it('[PRF-36] consent to share data with one school does not apply to another school', async () => {
    const school = {
      stillAtSchool: 'Yes',
      schoolName: 'Oak School',
      schoolId: '7',
      schoolUkprn: '1',
      schoolDataShare: 'Yes',
    };
    const base = { ...start, ...school };
    const me = account(base);
    const other = { schoolName: 'Elm School', schoolId: '8', schoolUkprn: '2' };
    const outcome = await me.send(tab({ ...school, ...other }, base), me.find());
    expect(outcome).toMatchObject({
      status: 400,
      outcome: { typed: { answers: { ...other, schoolDataShare: '' } } },
    });
    const over = { schoolName: 'Elm School', schoolChosen: 'Oak School' };
    expect(await me.send(tab({ ...school, ...over }, base), me.find())).toMatchObject({
      isSaved: true,
    });
    expect(me.stored()).toMatchObject({ schoolName: 'Elm School' });
    expect(me.stored()).not.toHaveProperty('schoolDataShare');
  });

  it('[AMB-88] a form without its base saves the answers that differ from the saved answers', async () => {
    const me = account(start);
    await me.send(
      { panel, ...start, addressLine2: 'New Town', [ASKED_FIELD]: Object.keys(start).join(' ') },
      me.find(),
    );
    expect(me.sent.at(-1)?.data).toEqual({ addressLine2: 'New Town' });
  });
});
