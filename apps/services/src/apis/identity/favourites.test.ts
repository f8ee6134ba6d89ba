import { describe, expect, it } from 'vitest';
import { outcome, runServices } from '../../testing/running-services.ts';

const services = runServices();
const FAVOURITES = '/identity/api/v1/hub/favourites';

describe('favourites', () => {
  it('are sets: adding and removing twice is the same as once', async () => {
    const applicant = await services.applicant('new');
    for (const id of ['7', '9', '7']) {
      const answer = await applicant.call(`${FAVOURITES}/subjects/${id}`, { method: 'PUT' });
      expect(await outcome(answer)).toEqual({ status: 204, body: null });
    }
    expect(await applicant.read(`${FAVOURITES}/subjects`)).toEqual({
      kind: 'subjects',
      items: [{ id: '7' }, { id: '9' }],
    });
    for (const id of ['7', '7', 'never-there']) {
      const answer = await applicant.call(`${FAVOURITES}/subjects/${id}`, { method: 'DELETE' });
      expect(answer.status).toBe(204);
    }
    expect(await applicant.read(`${FAVOURITES}/subjects`)).toMatchObject({ items: [{ id: '9' }] });
  });

  it('keep the option and the year of a course, the last that was sent', async () => {
    const applicant = await services.applicant('new');
    for (const courseOptionId of ['full-time', 'part-time']) {
      await applicant.call(`${FAVOURITES}/courses/c1`, {
        method: 'PUT',
        body: { courseOptionId, academicYearId: '2027' },
      });
    }
    expect(await applicant.read(`${FAVOURITES}/courses`)).toEqual({
      kind: 'courses',
      items: [{ courseId: 'c1', courseOptionId: 'part-time', academicYearId: '2027' }],
    });
  });

  it('lose nothing when many tabs change them at once', async () => {
    const applicant = await services.applicant('start');
    const before = await applicant.read(`${FAVOURITES}/unis`);
    const ids = Array.from({ length: 60 }, (_, index) => `1200${index}`);
    await Promise.all(
      ids.map((id) => applicant.call(`${FAVOURITES}/unis/${id}`, { method: 'PUT' })),
    );
    await Promise.all(
      ids
        .filter((_, index) => index % 2 === 0)
        .map((id) => applicant.call(`${FAVOURITES}/unis/${id}`, { method: 'DELETE' })),
    );
    const { items } = before as { items: { providerId: string }[] };
    const after = (await applicant.read(`${FAVOURITES}/unis`)) as {
      items: { providerId: string }[];
    };
    const kept = ids.filter((_, index) => index % 2 === 1);
    expect(after.items.map(({ providerId }) => providerId).sort()).toEqual(
      [...items.map(({ providerId }) => providerId), ...kept].sort(),
    );
  });

  it('have a shortlist of five slots, of which those sent change', async () => {
    const applicant = await services.applicant('new');
    const course = { courseId: 'c1', courseOptionId: 'o1', academicYearId: '2027' };
    const slots = { '1': null, '2': null, '3': null, '4': null, '5': null };
    expect(await applicant.read(`${FAVOURITES}/top`)).toEqual({ slots });

    const put = (sent: object) =>
      applicant.call(`${FAVOURITES}/top`, { method: 'PUT', body: { slots: sent } });
    await put({ '2': course, '5': course });
    const answer = await put({ '5': null, '1': course });
    expect(await outcome(answer)).toEqual({
      status: 200,
      body: { slots: { ...slots, '1': course, '2': course } },
    });
    expect((await put({ '6': course })).status).toBe(400);
  });

  it('can be read all at once', async () => {
    const applicant = await services.applicant('waiting');
    expect(await applicant.read(FAVOURITES)).toMatchObject({
      courses: [{ courseId: 'l14-psychology' }, {}, {}],
      top: { '1': { courseId: 'l14-psychology' }, '3': null },
      subjects: [{ id: '53' }],
      unis: [{ providerId: '10007768' }, {}, {}, {}],
      locations: [],
      filters: [],
      pages: [],
    });
  });

  it('refuse a kind that there is not', async () => {
    const applicant = await services.applicant('new');
    expect((await applicant.call(`${FAVOURITES}/songs`)).status).toBe(400);
    expect((await applicant.call(`${FAVOURITES}/songs/1`, { method: 'PUT' })).status).toBe(400);
  });
});
