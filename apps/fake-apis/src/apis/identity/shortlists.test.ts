import { describe, expect, it } from 'vitest';
import { openDatabase } from '#src/store/database.ts';
import { createRecords } from '#src/store/records.ts';
import { outcome, runServices, type TestApplicant } from '#src/testing/running-services.ts';
import { shortlistsOf } from './shortlists.ts';

const services = runServices();
const FAVOURITES = '/identity/api/v1/hub/favourites';

const course = (courseId: string) => ({
  courseId,
  courseOptionId: `${courseId}-ft`,
  academicYearId: '2027',
});

const empty = { '1': null, '2': null, '3': null, '4': null, '5': null };

const save = (applicant: TestApplicant, slots: object, version: number) =>
  applicant.call(`${FAVOURITES}/top`, { method: 'PUT', body: { slots, version } });

const shortlistOf = async (applicant: TestApplicant) => {
  const { shortlist } = (await applicant.read(`${FAVOURITES}/overview`)) as {
    shortlist: { slots: object; version: number };
  };
  return shortlist;
};

describe('the shortlist', () => {
  it('[FAV-12] the shortlist is saved with its five slots and its version increases', async () => {
    const applicant = await services.applicant('new');
    const { slots, version } = await shortlistOf(applicant);
    expect(slots).toEqual(empty);

    const changed = { ...empty, '1': course('a'), '5': course('b') };
    expect(await outcome(await save(applicant, changed, version))).toEqual({
      status: 200,
      body: { slots: changed, version: version + 1 },
    });
    expect(await shortlistOf(applicant)).toEqual({ slots: changed, version: version + 1 });
    // A save without a change increases the version too.
    expect(await outcome(await save(applicant, changed, version + 1))).toMatchObject({
      body: { version: version + 2 },
    });
  });

  it.each([-1, 1, 100])(
    'a save with a version that differs by %d is refused as stale',
    async (off) => {
      const applicant = await services.applicant('waiting');
      const before = await shortlistOf(applicant);
      const response = await save(applicant, empty, before.version + off);
      expect(await outcome(response)).toEqual({
        status: 409,
        body: { message: expect.any(String) as string, code: 'stale' },
      });
      expect(await shortlistOf(applicant)).toEqual(before);
    },
  );

  it.each([
    ['four slots', { '1': null, '2': null, '3': null, '4': null }],
    ['a sixth slot', { ...empty, '6': course('a') }],
    ['a course without its option', { ...empty, '1': { courseId: 'a', academicYearId: '2027' } }],
    ['a course in two slots', { ...empty, '2': course('a'), '4': course('a') }],
    [
      'two options of a course',
      { ...empty, '2': course('a'), '4': { ...course('a'), courseOptionId: 'a-pt' } },
    ],
  ])('[FAV-12] a shortlist with %s is refused', async (_what, slots) => {
    const applicant = await services.applicant('waiting');
    const before = await shortlistOf(applicant);
    expect((await save(applicant, slots, before.version)).status).toBe(400);
    expect(await shortlistOf(applicant)).toEqual(before);
  });

  it('exactly one of 20 saves based on the same version succeeds', async () => {
    const applicant = await services.applicant('heavy');
    const { version } = await shortlistOf(applicant);
    const courses = Array.from({ length: 20 }, (_, index) => course(`c${index}`));
    const responses = await Promise.all(
      courses.map(async (first) => {
        const response = await save(applicant, { ...empty, '1': first }, version);
        return { first, status: response.status };
      }),
    );
    const saved = responses.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await shortlistOf(applicant)).toEqual({
      slots: { ...empty, '1': saved[0]?.first },
      version: version + 1,
    });
  });
});

it('a shortlist in a data file without versions has version 0', () => {
  const records = createRecords(openDatabase(':memory:'));
  const slots = { ...empty, '1': course('a') };
  records.collection('identity', 'shortlist').put('owner', 'slots', slots);
  const shortlists = shortlistsOf(records);
  expect(shortlists.find('owner')).toEqual({ slots, version: 0 });
  expect(shortlists.save('owner', empty, 0)).toEqual({ slots: empty, version: 1 });
});

describe('the control API', () => {
  it('after some slots are changed, a save based on an older version is refused', async () => {
    const applicant = await services.applicant('waiting');
    const before = await shortlistOf(applicant);
    await services.control('PUT', `/users/${applicant.id}`, {
      favourites: { top: { '1': null, '4': course('a') } },
    });
    expect(await shortlistOf(applicant)).toEqual({
      slots: { ...before.slots, '1': null, '4': course('a') },
      version: before.version + 1,
    });
    expect((await save(applicant, empty, before.version)).status).toBe(409);
  });

  it('a change that puts a course in two slots is refused', async () => {
    const applicant = await services.applicant('waiting');
    const before = await shortlistOf(applicant);
    const response = await services.tryControl('PUT', `/users/${applicant.id}`, {
      name: 'Somebody',
      favourites: { unis: [], top: { '4': course('a'), '5': course('a') } },
    });
    expect(response.status).toBe(400);
    expect(await shortlistOf(applicant)).toEqual(before);
    expect(await applicant.read(`${FAVOURITES}/unis`)).toMatchObject({ total: 4 });
  });
});
