import { describe, expect, it } from 'vitest';
import { outcome, runServices } from '../testing/running-services.ts';

const services = runServices();
const PAGE_STATE = '/content/api/v1/dashboard-update';
const USER = '/identity/api/v1/hub/user';

interface UserAnswer {
  settings: { collection: string; name: string; data: string }[];
}

function personalisationIn(user: unknown): unknown {
  const { settings } = user as UserAnswer;
  const data = settings.find(({ name }) => name === 'Personalisation')?.data;
  return data === undefined ? null : JSON.parse(data);
}

describe('reset', () => {
  it('a reset restores the seeded data of one persona and removes its faults and logged requests', async () => {
    const [changed, other] = await Promise.all([
      services.applicant('waiting'),
      services.applicant('waiting'),
    ]);
    const seed = await changed.read(USER);
    for (const { id } of [changed, other]) {
      await services.control('PUT', `/users/${id}`, { name: 'Somebody' });
      await services.control('PUT', `/applications/${id}`, { ug: { track: null } });
      await services.control('PUT', '/faults', {
        api: 'apply',
        persona: id,
        fault: { status: 500 },
      });
    }
    await services.control('POST', `/reset?persona=${changed.id}`);

    expect(await services.control('GET', `/requests?persona=${changed.id}`)).toEqual({
      requests: [],
    });
    expect(await changed.read(USER)).toEqual(seed);
    expect(await changed.read('/tracking/ug/track')).toMatchObject({ numberOfChoices: 5 });
    expect((await changed.call('/apply/ug/application')).status).toBe(204);

    expect(await other.read(USER)).toMatchObject({ name: 'Somebody' });
    expect((await other.call('/tracking/ug/track')).status).toBe(204);
    expect((await other.call('/apply/ug/application')).status).toBe(500);
  });

  it('a reset of an unknown persona is refused', async () => {
    const response = await services.tryControl('POST', '/reset?persona=nobody');
    expect(await outcome(response)).toEqual({
      status: 404,
      body: { message: 'there is no persona "nobody"', code: 'unknownPersona' },
    });
  });
});

describe('page state', () => {
  it('page state is published for all accounts, and has the years in which cards are shown or hidden', async () => {
    const applicant = await services.applicant('start');
    const state = await applicant.read(PAGE_STATE);
    expect(state).toMatchObject({
      applyMode: { ug: 'default', uc: 'default' },
      cards: {
        '2025': { undergraduate: false, preregistration: false },
        '2026': { undergraduate: true, preregistration: true },
        '2027': { undergraduate: true, preregistration: true },
      },
      autoUpdate: true,
      timerLink: '',
      features: { dfe: false, debug: false },
      clearingDates: { confirmBy: '19 October', intoClearingAfter: '30 June 2026' },
      bases: { accounts: `${services.url()}/site/accounts` },
    });
  });

  it('page state can be changed for one persona, field by field', async () => {
    const [changed, other] = await Promise.all([
      services.applicant('start'),
      services.applicant('start'),
    ]);
    const path = `/page-state?persona=${changed.id}`;
    await services.control('PUT', path, {
      applyMode: { ug: 'clearing' },
      cards: { '2026': { undergraduate: false } },
    });
    await services.control('PUT', path, {
      autoUpdate: false,
      widgets: { Notes: { title: 'Jot' } },
    });
    expect(await changed.read(PAGE_STATE)).toMatchObject({
      applyMode: { ug: 'clearing', uc: 'default' },
      cards: { '2026': { undergraduate: false, postgraduate: true } },
      autoUpdate: false,
      widgets: { Notes: { title: 'Jot' } },
    });
    expect(await other.read(PAGE_STATE)).toMatchObject({
      applyMode: { ug: 'default', uc: 'default' },
      autoUpdate: true,
    });
  });

  it.each([
    [{ colour: 'red' }, 'colour'],
    [{ applyMode: { pg: 'on' } }, 'applyMode.pg'],
    [{ applyMode: { ug: 'sideways' } }, 'applyMode.ug'],
    [{ cards: { soon: {} } }, 'cards.soon'],
    [{ cards: { '2027': { gardening: true } } }, 'cards.2027.gardening'],
  ])('a change of page state with %j is refused', async (change, name) => {
    const response = await services.tryControl('PUT', '/page-state', change);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(name);
  });
});

describe('users', () => {
  it('a change merges fields into the user record and the personalisation', async () => {
    const applicant = await services.applicant('waiting');
    await services.control('PUT', `/users/${applicant.id}`, {
      name: '',
      profileComplete: 6,
      studyYear: '2026',
      studyLevel: null,
    });
    const user = await applicant.read(USER);
    expect(user).toMatchObject({ name: '', lastName: 'Rahmani-Clarke', profileComplete: 6 });
    expect(personalisationIn(user)).toMatchObject({ studyYear: '2026', onBoardingConfirmed: true });
    expect(personalisationIn(user)).not.toHaveProperty('studyLevel');
  });

  it('a change saves settings and replaces favourites', async () => {
    const applicant = await services.applicant('waiting');
    const course = { courseId: 'c', courseOptionId: 'o', academicYearId: '2027' };
    await services.control('PUT', `/users/${applicant.id}`, {
      settings: [
        { collection: 'dashboardData', name: 'Notes', data: '"as JSON"' },
        { collection: 'dashboardData', name: 'Tariff', data: [] },
        { collection: 'dashboardTodo', name: 'options', data: {} },
      ],
      favourites: { courses: [course], unis: [], top: { '1': course } },
    });
    const { settings } = (await applicant.read(USER)) as UserAnswer;
    const data = Object.fromEntries(settings.map((setting) => [setting.name, setting.data]));
    expect(data).toMatchObject({ Notes: '"as JSON"', Tariff: '[]' });
    expect(data).not.toHaveProperty('options');
    expect(await applicant.read('/identity/api/v1/hub/favourites')).toMatchObject({
      courses: [course],
      unis: [],
      subjects: [{ id: '53' }],
      top: { '1': course },
    });
  });

  it.each([
    [{ shoeSize: 40 }, 'shoeSize'],
    [{ name: 7 }, 'name'],
    [{ favourites: { songs: [] } }, 'favourites.songs'],
    [{ settings: [{ collection: 'x', name: 'y', data: '1' }] }, 'settings.0.collection'],
  ])('a change of a user with %j is refused', async (change, name) => {
    const response = await services.tryControl('PUT', '/users/waiting', change);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(name);
  });
});

describe('applications', () => {
  it("a change replaces fields of a persona's application", async () => {
    const applicant = await services.applicant('waiting');
    await services.control('PUT', `/applications/${applicant.id}`, {
      ug: { track: { applicationStatus: 'AwaitingReply', isTrackInMaintenance: true } },
    });
    expect(await applicant.read('/tracking/ug/track')).toMatchObject({
      applicationStatus: 'AwaitingReply',
      isTrackInMaintenance: true,
      personalId: '1002760394',
      numberOfChoices: 5,
    });
  });

  it("a change creates a complete application for the persona's selected year", async () => {
    const applicant = await services.applicant('clearing');
    await services.control('PUT', `/applications/${applicant.id}`, {
      ug: { apply: { percentComplete: 55 } },
      uc: {
        track: { applicationStatus: 'Placed', applicationDecisions: [{ choiceStatusId: 'UF' }] },
        apply: { applicationStatusData: { referenceSection: { referenceReturned: true } } },
      },
    });
    expect(await applicant.read('/apply/ug/application')).toEqual({
      applicationStatusData: {
        percentComplete: 55,
        applicationCompleted: false,
        applicationSent: false,
        referenceSection: {
          referenceRequired: true,
          referenceRequested: false,
          referenceReturned: false,
        },
      },
      centreData: { applicationApprovalRequested: false, applicationReturned: false },
      controlData: { entryYear: 2026 },
    });
    expect(await applicant.read('/apply/uc/application')).toMatchObject({
      applicationStatusData: { percentComplete: 0, referenceSection: { referenceReturned: true } },
      controlData: { entryYear: 2026 },
    });
    expect(await applicant.read('/tracking/uc/track')).toMatchObject({
      started: true,
      cycleYear: 2026,
      applicationStatus: 'Placed',
      applicationDecisions: [{ choiceStatusId: 'UF', institutionName: 'Lancaster University' }],
      numberOfChoices: 0,
      isEmbargoPeriod: false,
    });
  });

  it('a change uses the current cycle year if the persona has not selected a year', async () => {
    const applicant = await services.applicant('new');
    await services.control('PUT', `/applications/${applicant.id}`, { ug: { clearingTrack: {} } });
    expect(await applicant.read('/tracking/ug/clearing-track')).toMatchObject({ cycleYear: 2027 });
  });

  it('the endpoint returns 204 for an application set to null; other applications are unchanged', async () => {
    const applicant = await services.applicant('both');
    await services.control('PUT', `/applications/${applicant.id}`, { ug: { track: null } });
    expect((await applicant.call('/tracking/ug/track')).status).toBe(204);
    expect((await applicant.call('/tracking/uc/track')).status).toBe(200);
  });

  it.each([
    [{ ug: { track: { luck: 7 } } }, 'ug.track.luck'],
    [{ uc: { clearingTrack: {} } }, 'uc.clearingTrack'],
    [{ pg: {} }, 'pg'],
    [{ ug: { apply: { centreData: { open: true } } } }, 'ug.apply.centreData.open'],
    [{ ug: { track: { numberOfChoices: 'five' } } }, 'ug.track.numberOfChoices'],
  ])('a change of applications with %j is refused', async (change, name) => {
    const response = await services.tryControl('PUT', '/applications/waiting', change);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(name);
  });
});

describe('tokens', () => {
  it('revoked tokens are no longer accepted', async () => {
    const applicant = await services.applicant('waiting');
    expect((await applicant.call('/tracking/ug/track')).status).toBe(200);
    await services.control('DELETE', `/tokens?persona=${applicant.id}`);
    expect((await applicant.call('/tracking/ug/track')).status).toBe(401);
  });

  it('tokens are issued only for personas', async () => {
    expect((await services.tryControl('POST', '/tokens', { persona: 'nobody' })).status).toBe(404);
    expect((await services.tryControl('POST', '/personas', { copyOf: 'nobody' })).status).toBe(400);
  });
});
