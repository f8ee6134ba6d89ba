import { describe, expect, it } from 'vitest';
import { outcome, runServices, type TestApplicant } from '#src/testing/running-services.ts';

const services = runServices();
const FAVOURITES = '/identity/api/v1/hub/favourites';

const kinds = ['courses', 'unis', 'locations', 'subjects', 'pages', 'filters'] as const;

const course = (courseId: string, option = 'ft') => ({
  courseId,
  courseOptionId: `${courseId}-${option}`,
  academicYearId: '2027',
});

/** An item of a kind, in the format of the account API. */
const item = (kind: string, id: string) => {
  if (kind === 'courses') return course(id);
  return kind === 'unis' ? { providerId: id } : { id };
};

/** The body of a PUT; the id is in the path. */
const optionOf = (kind: string, id: string) =>
  kind === 'courses' ? { body: { courseOptionId: `${id}-ft`, academicYearId: '2027' } } : {};

const nothing = { status: 204, body: null };

interface List {
  total: number;
  items: unknown[];
}

const listOf = async (applicant: TestApplicant, kind: string) =>
  (await applicant.read(`${FAVOURITES}/${kind}`)) as List;

const put = (applicant: TestApplicant, kind: string, ids: readonly string[]) =>
  applicant.call(`${FAVOURITES}/${kind}`, {
    method: 'PUT',
    body: { items: ids.map((id) => item(kind, id)) },
  });

const change = (applicant: TestApplicant, kind: string, body: object) =>
  applicant.call(`${FAVOURITES}/${kind}/changes`, { method: 'POST', body });

describe('single favourites', () => {
  const areASet = async (kind: string) => {
    const applicant = await services.applicant('new');
    for (const id of ['7', '9', '7']) {
      const response = await applicant.call(`${FAVOURITES}/${kind}/${id}`, {
        method: 'PUT',
        ...optionOf(kind, id),
      });
      expect(await outcome(response)).toEqual(nothing);
    }
    expect(await listOf(applicant, kind)).toEqual({
      total: 2,
      items: [item(kind, '9'), item(kind, '7')],
    });
    for (const id of ['9', '9', 'never-there']) {
      const response = await applicant.call(`${FAVOURITES}/${kind}/${id}`, { method: 'DELETE' });
      expect(await outcome(response)).toEqual(nothing);
    }
    expect(await listOf(applicant, kind)).toEqual({ total: 1, items: [item(kind, '7')] });
  };

  it('[FAV-11] favourite courses are listed once each, newest first', () => areASet('courses'));
  it.each(['subjects', 'unis', 'locations', 'filters', 'pages'])(
    '[FAV-13] favourite %s are listed once each, newest first',
    areASet,
  );

  it.each(kinds)(
    '[FAV-40] PUT adds an item to the favourite %s and DELETE removes it',
    async (kind) => {
      const applicant = await services.applicant('new');
      const toggle = async (method: 'PUT' | 'DELETE') => {
        const sent = method === 'PUT' ? optionOf(kind, '7') : {};
        await applicant.call(`${FAVOURITES}/${kind}/7`, { method, ...sent });
        return (await listOf(applicant, kind)).items;
      };
      await put(applicant, kind, ['9']);
      expect(await toggle('PUT')).toEqual([item(kind, '7'), item(kind, '9')]);
      expect(await toggle('DELETE')).toEqual([item(kind, '9')]);
      expect(await toggle('PUT')).toEqual([item(kind, '7'), item(kind, '9')]);
    },
  );

  it('a favourite course has the option and the year from the last request', async () => {
    const applicant = await services.applicant('new');
    for (const courseOptionId of ['full-time', 'part-time']) {
      await applicant.call(`${FAVOURITES}/courses/c1`, {
        method: 'PUT',
        body: { courseOptionId, academicYearId: '2027' },
      });
    }
    expect(await listOf(applicant, 'courses')).toMatchObject({
      items: [{ courseId: 'c1', courseOptionId: 'part-time', academicYearId: '2027' }],
    });
  });

  it('an unknown kind is refused', async () => {
    const applicant = await services.applicant('new');
    expect((await applicant.call(`${FAVOURITES}/songs`)).status).toBe(400);
    expect((await applicant.call(`${FAVOURITES}/songs/1`, { method: 'PUT' })).status).toBe(400);
    expect((await put(applicant, 'songs', ['1'])).status).toBe(404);
    expect((await change(applicant, 'songs', { add: [], remove: [] })).status).toBe(404);
  });
});

describe('a list of favourites', () => {
  it('the list respects the limit and contains the total number', async () => {
    const applicant = await services.applicant('new');
    await put(applicant, 'unis', ['5', '4', '3', '2', '1']);
    expect(await applicant.read(`${FAVOURITES}/unis?limit=3`)).toEqual({
      total: 5,
      items: ['5', '4', '3'].map((id) => item('unis', id)),
    });
    const more = (await applicant.read(`${FAVOURITES}/unis?limit=48`)) as List;
    expect(more.items).toHaveLength(5);
  });

  it.each(['0', '-1', '1.5', 'x', ''])('a list with the limit %j is refused', async (limit) => {
    const applicant = await services.applicant('new');
    expect((await applicant.call(`${FAVOURITES}/unis?limit=${limit}`)).status).toBe(400);
  });
});

describe('several favourites at once', () => {
  it.each(kinds)(
    'after all %s are replaced, the list has exactly the items that were sent, in the same order',
    async (kind) => {
      const applicant = await services.applicant('heavy');
      expect(await outcome(await put(applicant, kind, ['3', '1', '2']))).toEqual(nothing);
      expect(await listOf(applicant, kind)).toEqual({
        total: 3,
        items: ['3', '1', '2'].map((id) => item(kind, id)),
      });
      await put(applicant, kind, []);
      expect(await listOf(applicant, kind)).toEqual({ total: 0, items: [] });
    },
  );

  it('items restored by an undo are first, in their earlier order', async () => {
    const applicant = await services.applicant('new');
    await put(applicant, 'pages', ['4', '3', '2', '1']);
    const removed = { add: [], remove: ['4', '2'] };
    expect(await outcome(await change(applicant, 'pages', removed))).toEqual(nothing);
    expect((await listOf(applicant, 'pages')).items).toEqual([{ id: '3' }, { id: '1' }]);

    const undo = { add: [{ id: '4' }, { id: '2' }], remove: [] };
    await change(applicant, 'pages', undo);
    const ids = [{ id: '4' }, { id: '2' }, { id: '3' }, { id: '1' }];
    expect((await listOf(applicant, 'pages')).items).toEqual(ids);
    // A repeated request, for instance after a reload, changes nothing.
    await change(applicant, 'pages', undo);
    expect((await listOf(applicant, 'pages')).items).toEqual(ids);
  });

  it('an item that one batch adds and removes stays in the list', async () => {
    const applicant = await services.applicant('new');
    await put(applicant, 'courses', ['a', 'b']);
    await change(applicant, 'courses', { add: [course('b', 'pt')], remove: ['a', 'b'] });
    expect((await listOf(applicant, 'courses')).items).toEqual([course('b', 'pt')]);
  });

  it('a batch may add 500 and remove 500 items, and no more', async () => {
    const applicant = await services.applicant('new');
    const remove = Array.from({ length: 500 }, (_, index) => String(index));
    await put(applicant, 'subjects', remove);
    const before = await listOf(applicant, 'subjects');
    expect(before.total).toBe(500);
    const add = remove.map((id) => ({ id: `new-${id}` }));
    for (const tooMany of [
      { add: [...add, { id: 'one-more' }], remove },
      { add, remove: [...remove, 'one-more'] },
    ]) {
      expect((await change(applicant, 'subjects', tooMany)).status).toBe(400);
    }
    expect(await listOf(applicant, 'subjects')).toEqual(before);
    expect(await outcome(await change(applicant, 'subjects', { add, remove }))).toEqual(nothing);
    expect(await listOf(applicant, 'subjects')).toEqual({ total: 500, items: add });
  });

  it('a batch or a replacement with an invalid item changes nothing', async () => {
    const applicant = await services.applicant('new');
    await put(applicant, 'pages', ['1']);
    const wrong = [{ id: '2' }, { providerId: '3' }];
    expect((await change(applicant, 'pages', { add: wrong, remove: ['1'] })).status).toBe(400);
    const replaced = { method: 'PUT', body: { items: wrong } };
    expect((await applicant.call(`${FAVOURITES}/pages`, replaced)).status).toBe(400);
    expect(await listOf(applicant, 'pages')).toEqual({ total: 1, items: [{ id: '1' }] });
  });
});

describe('two tabs', () => {
  it('after 50 simultaneous changes, the set has the result of every change', async () => {
    const applicant = await services.applicant('new');
    const ids = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `12${from + index}`);
    await put(applicant, 'unis', ids(100, 130));

    // Both tabs change some items, and only one tab changes each of the remaining items.
    const toggle = (method: string) => (id: string) => ({ method, id });
    const one = [...ids(131, 145).map(toggle('PUT')), ...ids(100, 109).map(toggle('DELETE'))];
    const other = [...ids(138, 152).map(toggle('PUT')), ...ids(105, 114).map(toggle('DELETE'))];
    const toggles = one.flatMap((first, index) => [first, other[index] ?? first]);
    expect(toggles).toHaveLength(50);
    const answers = await Promise.all(
      toggles.map(({ method, id }) => applicant.call(`${FAVOURITES}/unis/${id}`, { method })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));

    const { total, items } = await listOf(applicant, 'unis');
    const saved = (items as { providerId: string }[]).map(({ providerId }) => providerId);
    expect(saved.sort()).toEqual(ids(115, 152));
    expect(total).toBe(38);
  });

  it('no change is lost when batches and single toggles run at the same time', async () => {
    const applicant = await services.applicant('new');
    const numbers = Array.from({ length: 20 }, (_, index) => String(index));
    await Promise.all(
      numbers.flatMap((n) => [
        change(applicant, 'pages', { add: [{ id: `a${n}` }, { id: `b${n}` }], remove: [] }),
        applicant.call(`${FAVOURITES}/pages/c${n}`, { method: 'PUT' }),
      ]),
    );
    const { items } = await listOf(applicant, 'pages');
    expect((items as { id: string }[]).map(({ id }) => id).sort()).toEqual(
      numbers.flatMap((n) => [`a${n}`, `b${n}`, `c${n}`]).sort(),
    );
  });
});

describe('the overview of favourites', () => {
  const slots = { '1': course('a'), '2': course('c'), '3': null, '4': null, '5': null };

  const withFavourites = async () => {
    const applicant = await services.applicant('new');
    await services.control('PUT', `/users/${applicant.id}`, {
      favourites: {
        courses: [course('a'), course('b'), course('c')],
        unis: [{ providerId: '10007768' }, { providerId: '10003956' }],
        subjects: [{ id: '53' }],
        pages: [{ id: '4' }, { id: '3' }, { id: '2' }, { id: '1' }],
        top: slots,
      },
    });
    return applicant;
  };

  it('[FAV-12] the overview has a count for each kind, and the shortlist', async () => {
    const applicant = await withFavourites();
    expect(await applicant.read(`${FAVOURITES}/overview`)).toEqual({
      counts: { courses: 3, unis: 2, locations: 0, subjects: 1, pages: 4, filters: 0, events: 0 },
      shortlist: { slots, version: expect.any(Number) as number },
    });
  });

  it('all favourites can be read in one request', async () => {
    const applicant = await withFavourites();
    expect(await applicant.read(FAVOURITES)).toEqual({
      courses: [course('a'), course('b'), course('c')],
      top: slots,
      subjects: [{ id: '53' }],
      unis: [{ providerId: '10007768' }, { providerId: '10003956' }],
      locations: [],
      filters: [],
      events: [],
      pages: [{ id: '4' }, { id: '3' }, { id: '2' }, { id: '1' }],
    });
  });

  it('the favourites of a persona exist from the start', async () => {
    const applicant = await services.applicant('waiting');
    const { items } = await listOf(applicant, 'courses');
    expect(items.length).toBeGreaterThan(2);
    expect(await applicant.read(`${FAVOURITES}/overview`)).toMatchObject({
      counts: { courses: items.length },
      shortlist: { slots: { '1': items[0], '2': items[1], '3': null }, version: 1 },
    });
  });
});
