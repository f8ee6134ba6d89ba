import { supportNeeds } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { outcome, runServices, type TestApplicant } from '#src/testing/running-services.ts';
import { type Personalisation, personalisationFields } from './personalisation.ts';

const services = runServices();

const SETTINGS = '/identity/api/v1/hub/settings';

interface UserAnswer {
  settings: {
    collection: string;
    name: string;
    data: string;
    lastUpdated: string;
    version: number;
  }[];
}

function save(applicant: TestApplicant, setting: string, data: string): Promise<Response> {
  return applicant.call(`${SETTINGS}/${setting}`, {
    method: 'PUT',
    body: { data, lastUpdated: '2026-07-01T23:30:00.000Z', immediate: true },
  });
}

async function stored(applicant: TestApplicant, setting: string): Promise<string | undefined> {
  const user = (await applicant.read('/identity/api/v1/hub/user')) as UserAnswer;
  return user.settings.find(({ collection, name }) => `${collection}/${name}` === setting)?.data;
}

describe('saving a setting', () => {
  it('[SYS-1][SYS-3] a setting has collection, name and data, and its time is shown as dd/mm/yyyy hh:mm:ss', async () => {
    const applicant = await services.applicant('start');
    const record = {
      collection: 'dashboardData',
      name: 'Notes',
      data: '"Pack a coat"',
      lastUpdated: '02/07/2026 00:30:00',
      version: expect.any(Number) as number,
    };
    expect(await outcome(await save(applicant, 'dashboardData/Notes', record.data))).toEqual({
      status: 200,
      body: record,
    });
    const user = (await applicant.read('/identity/api/v1/hub/user')) as UserAnswer;
    expect(user.settings).toContainEqual(record);
  });

  it.each([
    ['no record', []],
    ['an old record', ['{"a":1,"b":2}']],
    ['an old record that is not an object', ['[1,2]']],
  ])('[SYS-2] saving {} leaves no record if there was %s', async (_what, before) => {
    const applicant = await services.applicant('start');
    for (const data of before) await save(applicant, 'dashboardSettings/Faq', data);
    const response = await save(applicant, 'dashboardSettings/Faq', '{ }');
    expect(await outcome(response)).toEqual({ status: 204, body: null });
    expect(await stored(applicant, 'dashboardSettings/Faq')).toBeUndefined();
  });

  it('[SYS-2] a save whose result is {} removes the record', async () => {
    const applicant = await services.applicant('start');
    await save(applicant, 'dashboardSettings/Faq', '{"undergraduate":"yes"}');
    const response = await save(applicant, 'dashboardSettings/Faq', '{"undergraduate":null}');
    expect(response.status).toBe(204);
    expect(await stored(applicant, 'dashboardSettings/Faq')).toBeUndefined();
  });

  it.each(['[]', '""', '0', 'false', 'null'])(
    '[SYS-2] the value %s is stored because it is not {}',
    async (data) => {
      const applicant = await services.applicant('start');
      await save(applicant, 'dashboardData/Tariff', '[1]');
      expect((await save(applicant, 'dashboardData/Tariff', data)).status).toBe(200);
      expect(await stored(applicant, 'dashboardData/Tariff')).toBe(data);
    },
  );

  it('[PRF-61][ONB-24] saving a panel preserves the personalisation fields that are in no panel', async () => {
    const applicant = await services.applicant('start');
    const [need, ...otherNeeds] = supportNeeds;
    const before: Personalisation = {
      onBoardingConfirmed: true,
      dfeConfirmed: 'yes',
      peopleLike: { selectedQualificationType: 'A level', selectedSubjects: ['Biology'] },
      careerAssessmentId: '41',
      studyLevel: 'Undergraduate',
      studyYear: '2027',
      userCountry: 'United Kingdom',
      userPostcode: 'LS6 2AB',
      postcode: 'M13 9PL',
      userRegion: 'North West',
      schoolName: 'Fellside',
      dateOfBirth: '2008/02/29',
      ...Object.fromEntries(otherNeeds.map((name) => [name, 'yes'])),
    };
    expect(z.strictObject(personalisationFields).partial().parse(before)).toEqual(before);
    await save(applicant, 'dashboardUserData/Personalisation', JSON.stringify(before));
    await save(applicant, 'dashboardUserData/Personalisation', JSON.stringify({ [need]: 'no' }));
    const data = await stored(applicant, 'dashboardUserData/Personalisation');
    expect(JSON.parse(data ?? '')).toMatchObject({ ...before, [need]: 'no' });
  });

  it.each([
    ['different fields', '{"a":1}', '{"b":2}', '{"a":1,"b":2}'],
    ['a field that exists already', '{"a":1,"b":2}', '{"a":3}', '{"a":3,"b":2}'],
    ['null, which removes a field', '{"a":1,"b":2}', '{"a":null}', '{"b":2}'],
    ['an object in a field, which is replaced', '{"a":{"x":1}}', '{"a":{"y":2}}', '{"a":{"y":2}}'],
    ['a list, which replaces an object', '{"a":1}', '[2]', '[2]'],
    ['an object, which replaces a list', '[2]', '{"a":1}', '{"a":1}'],
    ['a text, which replaces a text', '"old"', '"new"', '"new"'],
  ])(
    'a save combines the stored value with the sent value: %s',
    async (_what, before, sent, after) => {
      const applicant = await services.applicant('start');
      await save(applicant, 'dashboardSettings/Thing', before);
      await save(applicant, 'dashboardSettings/Thing', sent);
      expect(await stored(applicant, 'dashboardSettings/Thing')).toBe(after);
    },
  );

  it('no data is lost when many saves arrive at once', async () => {
    const applicant = await services.applicant('start');
    const fields = Array.from({ length: 40 }, (_, index) => `field${index}`);
    await Promise.all(
      fields.map((field) => save(applicant, 'dashboardSettings/Busy', `{"${field}":true}`)),
    );
    const data = (await stored(applicant, 'dashboardSettings/Busy')) ?? '';
    expect(Object.keys(JSON.parse(data) as object).sort()).toEqual(fields.sort());
  });

  it.each([
    ['an unknown collection', 'dashboardNonsense/Notes', '""', 'path "collection"'],
    ['data that is not JSON', 'dashboardData/Notes', 'Pack a coat', 'field "data": is not JSON'],
  ])('a save with %s is refused', async (_what, setting, data, message) => {
    const applicant = await services.applicant('start');
    const response = await save(applicant, setting, data);
    expect(response.status).toBe(400);
    expect((await response.json()) as object).toHaveProperty(
      'message',
      expect.stringContaining(message),
    );
  });
});

describe('versions', () => {
  const NOTES = 'dashboardData/Notes';

  async function saveDraft(
    applicant: TestApplicant,
    data: string,
    condition: { expectedVersion?: number; keep?: boolean } = {},
  ) {
    const response = await applicant.call(`${SETTINGS}/${NOTES}`, {
      method: 'PUT',
      body: { data, lastUpdated: '2026-07-01T23:30:00.000Z', ...condition },
    });
    const body = response.status === 204 ? null : ((await response.json()) as { version: number });
    return { status: response.status, body, version: body?.version ?? 0 };
  }

  const versionsOf = async (applicant: TestApplicant) =>
    ((await applicant.read(`${SETTINGS}/${NOTES}/versions`)) as { versions: { data: string }[] })
      .versions;

  it('versions increase with every save, even after a removal or after the deletion of all data', async () => {
    const applicant = await services.applicant('start');
    const first = await saveDraft(applicant, '"a"');
    const second = await saveDraft(applicant, '"b"');
    await saveDraft(applicant, '{}');
    const third = await saveDraft(applicant, '"c"');
    await applicant.call('/identity/api/v1/hub/data', { method: 'DELETE' });
    const fourth = await saveDraft(applicant, '"d"');
    const versions = [first, second, third, fourth].map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  });

  it('a save that expects the stored version succeeds', async () => {
    const applicant = await services.applicant('start');
    const { version } = await saveDraft(applicant, '"a"', { expectedVersion: 0 });
    expect(await saveDraft(applicant, '"b"', { expectedVersion: version })).toMatchObject({
      status: 200,
      body: { data: '"b"' },
    });
  });

  it('a save that expects a different version fails and returns the stored setting', async () => {
    const applicant = await services.applicant('start');
    const { body, version } = await saveDraft(applicant, '"a"');
    for (const expectedVersion of [0, version - 1, version + 1]) {
      expect(await saveDraft(applicant, '"b"', { expectedVersion, keep: true })).toMatchObject({
        status: 409,
        body: { code: 'stale', current: body },
      });
    }
    expect(await stored(applicant, NOTES)).toBe('"a"');
    expect(await versionsOf(applicant)).toEqual([]);
  });

  it('a save fails when it expects a version of a setting that was removed', async () => {
    const applicant = await services.applicant('start');
    const { version } = await saveDraft(applicant, '"a"');
    await saveDraft(applicant, '{}');
    expect(await saveDraft(applicant, '"b"', { expectedVersion: version })).toMatchObject({
      status: 409,
      body: { current: null },
    });
  });

  it('exactly one of many saves that expect the same version succeeds', async () => {
    const applicant = await services.applicant('start');
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        saveDraft(applicant, `"${index}"`, { expectedVersion: 0 }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('earlier versions are stored on request: the ten newest, newest first', async () => {
    const applicant = await services.applicant('start');
    for (let number = 1; number <= 12; number++) {
      await saveDraft(applicant, `"${number}"`, { keep: true });
    }
    await saveDraft(applicant, '"not keeping 12"');
    const saved = await versionsOf(applicant);
    expect(saved.map(({ data }) => data)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `"${number}"`),
    );
    expect(saved[0]).toEqual({
      version: expect.any(Number) as number,
      data: '"11"',
      savedAt: '2026-07-01T23:30:00.000Z',
    });
  });

  it('a removed value is stored as an earlier version, and saving an unchanged value stores no version', async () => {
    const applicant = await services.applicant('start');
    await saveDraft(applicant, '"a"');
    await saveDraft(applicant, '"a"', { keep: true });
    expect(await versionsOf(applicant)).toEqual([]);
    await saveDraft(applicant, '{}', { keep: true });
    await saveDraft(applicant, '"a"', { keep: true });
    await saveDraft(applicant, '"b"', { keep: true });
    expect(await versionsOf(applicant)).toMatchObject([{ data: '"a"' }]);
  });
});

describe('the user record', () => {
  const collectionsIn = (user: UserAnswer) => [
    ...new Set(user.settings.map(({ collection }) => collection)),
  ];

  it('the record has the settings of the requested collections', async () => {
    const applicant = await services.applicant('waiting');
    const user = '/identity/api/v1/hub/user';
    const all = (await applicant.read(user)) as UserAnswer;
    expect(collectionsIn(all)).toEqual(['dashboardUserData', 'dashboardTodo', 'dashboardData']);
    const some = (await applicant.read(`${user}?collections=dashboardTodo`)) as UserAnswer;
    expect(collectionsIn(some)).toEqual(['dashboardTodo']);
    const none = (await applicant.read(`${user}?collections=dashboardWidgetsOrder`)) as UserAnswer;
    expect(none.settings).toEqual([]);
  });

  it('a user record with an unknown collection is refused', async () => {
    const applicant = await services.applicant('waiting');
    const response = await applicant.call(
      '/identity/api/v1/hub/user?collections=dashboardTodo,nope',
    );
    expect(response.status).toBe(400);
  });

  it("the user record has the user's details", async () => {
    const applicant = await services.applicant('waiting');
    expect(await applicant.read('/identity/api/v1/hub/user')).toMatchObject({
      uid: applicant.id,
      name: 'Aisha',
      lastName: 'Rahmani-Clarke',
      avatar: null,
      postcode: 'LS2 9JT',
      profileComplete: 4,
    });
  });
});
