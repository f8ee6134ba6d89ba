import type { LocationGuide } from '@applicant-hub/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  failed,
  fakeCall,
  type FakeFavourites,
  favouriteLists,
  ok,
  partial,
} from '#app/platform/request/testing/fake-call.ts';
import { sampleCourse, sampleUni } from '#app/features/catalogue/testing/samples.ts';
import { csvFile } from './csv-file.server.ts';
import { readManageQuery } from './manage-query.server.ts';
import { manageView } from './manage-view.server.ts';

type Options = Parameters<typeof fakeCall>[0];

const queryOf = (address: string) => readManageQuery(new URLSearchParams(address));
const history = {
  courseId: 'l34-history',
  courseOptionId: 'l34-history-ft',
  academicYearId: '2027',
};
const gone = { courseId: 'gone', courseOptionId: 'gone-ft', academicYearId: '2027' };

const favourites: FakeFavourites = {
  courses: [gone, history],
  unis: [{ id: '10007796' }],
  locations: [{ id: '1' }],
  filters: [{ id: '2' }, { id: '3' }],
  pages: [{ id: '111' }],
};
const counts = { courses: 2, unis: 1, locations: 1, filters: 2, subjects: 0, pages: 1, events: 0 };
const slots = { 1: history, 2: null, 3: null, 4: null, 5: null };
const identity = { favouritesOverview: () => ok({ counts, shortlist: { slots, version: 1 } }) };
const guide = (id: string, title: string): LocationGuide => ({
  id,
  title,
  summary: `About ${title}.`,
  url: `/${id}`,
  image: null,
  providerCount: 1,
  type: 'region-guide',
  isFilter: true,
});
const courses = {
  listCourses: () => ok([sampleCourse()]),
  listUnis: () => ok([sampleUni()]),
};
const content = {
  locationGuides: () => ok([guide('1', 'Leeds'), guide('2', 'Wales')]),
  subjectGuides: () => ok([]),
  pages: () => failed('unavailable', 503),
};

const call = (change: Options = {}) =>
  fakeCall({ favourites, identity, courses, content, ...change });
const view = (address: string, change: Options = {}) => manageView(call(change), queryOf(address));

describe('the favourites page', () => {
  it('the count of locations includes places that are saved as filters', async () => {
    const { tabs } = await view('');
    expect(tabs.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      'courses 2',
      'unis 1',
      'locations 3',
      'subjects 0',
      'pages 1',
    ]);
  });

  it('the page has the courses with their slots, including courses that no longer exist', async () => {
    const { table, shortlist, problem } = await view('');
    expect(problem).toBeNull();
    expect(table?.lists[0]?.rows.map(({ ref, known, slot }) => [ref, known?.title, slot])).toEqual([
      [gone, undefined, null],
      [history, 'History', 1],
    ]);
    expect(shortlist?.count).toBe(1);
    expect(table?.qualifications).toEqual(['BA (Hons)']);
  });

  it('[AMB-119] a course that could not be read is not shown as unavailable', async () => {
    const listCourses = () => partial([sampleCourse()]);
    const { table } = await view('', { courses: { ...courses, listCourses } });
    expect(table?.lists[0]?.rows).toMatchObject([
      { ref: gone, known: null, isUnread: true },
      { ref: history, known: { title: 'History' } },
    ]);
  });

  it('[AMB-119] the page shows the favourites that could be read, and a message that some are missing', async () => {
    const listFavourites = () => partial({ total: 2, items: [history as never] });
    const change = { identity: { ...identity, listFavourites } };
    const { table, problem } = await view('', change);
    expect(table?.total).toBe(1);
    expect(problem).toContain('Some of your favourites');
    expect((await csvFile(call(change), queryOf(''), 'https://hub.test'))?.text).toContain(
      'Some of your favourites',
    );
  });

  it('if the shortlist is unavailable, the slot of each course is unknown', async () => {
    const favouritesOverview = () => failed('unavailable', 503);
    const { table, shortlist } = await view('', { identity: { favouritesOverview } });
    expect(shortlist).toBeNull();
    expect(table?.lists[0]?.rows.map(({ slot }) => slot)).toEqual(['unknown', 'unknown']);
  });

  it('a course has a link back to the same rows', async () => {
    const { table } = await view('search=history&sort=-points');
    const href = table?.lists[0]?.rows[0]?.known?.href ?? '';
    expect(new URL(href, 'http://hub').searchParams.get('backUrl')).toBe(
      '/explore/favourites?search=history&sort=-points',
    );
  });

  it('pressing a sorted header again reverses the order', async () => {
    const header = async (address: string) => {
      const { table } = await view(address);
      return table?.columns.find(({ id }) => id === 'points');
    };
    const path = '/explore/favourites?sort=';
    expect(await header('')).toMatchObject({ sorted: null, sortHref: `${path}points#list` });
    expect(await header('sort=points')).toMatchObject({
      sorted: 'ascending',
      sortHref: `${path}-points#list`,
    });
    expect(await header('sort=-points&page=2')).toMatchObject({
      sorted: 'descending',
      sortHref: `${path}points#list`,
    });
  });

  it('the page shows the two lists of places one after the other', async () => {
    const { table } = await view('kind=locations');
    expect(
      table?.lists.map(({ list, rows }) => [list, rows.map((row) => row.known?.title)]),
    ).toEqual([
      ['locations', ['Leeds']],
      ['filters', ['Wales', undefined]],
    ]);
  });

  it.each([
    ['[FAV-35] ', 'unis', { courses: { listUnis: () => failed('unavailable', 503) } }],
    ['[FAV-36] ', 'locations', { content: { locationGuides: () => failed('unavailable', 503) } }],
    ['[FAV-37] ', 'pages', {}],
    ['', 'courses', { courses: { listCourses: () => failed('unavailable', 503) } }],
  ])(
    '%sa failure to load %s shows a message, and the tabs still show their counts',
    async (_ids, kind, change) => {
      const { problem, table, tabs } = await view(`kind=${kind}`, change);
      expect(problem).toBe(`There has been a problem fetching ${kind}. (Back soon - 503)`);
      expect(table).toBeNull();
      expect(tabs[0]?.count).toBe(2);
    },
  );

  it('if only the shortlist is unavailable, the favourites are shown', async () => {
    const { table, shortlist, problem, tabs } = await view('', {
      identity: { favouritesOverview: () => failed('timeout', null) },
    });
    expect(problem).toContain('There has been a problem with your favourites.');
    expect([shortlist, tabs[0]?.count]).toEqual([null, null]);
    expect(table?.total).toBe(2);
  });

  it('if the favourites are unavailable, the page shows an error message', async () => {
    const identityDown = { ...identity, listFavourites: () => failed('unavailable', 503) };
    expect(await view('kind=subjects', { identity: identityDown })).toMatchObject({
      problem: 'There has been a problem with your favourites. (Back soon - 503)',
      table: null,
    });
  });
});

describe('the favourites file', () => {
  afterEach(() => void vi.useRealTimers());

  const page = (id: string) => ({
    id,
    title: `Page ${id}`,
    summary: '',
    url: `/${id}`,
    type: 'explainer',
    image: null,
  });
  const file = (address: string, change: Options = {}) =>
    csvFile(call(change), queryOf(address), 'https://hub.test');

  it('the file has a row for each favourite, with the address of its page', async () => {
    const { text, name } = (await file('')) ?? { text: '', name: '' };
    const [, missing, known] = text.split('\r\n');
    expect(missing).toBe('No longer available,,,,,,,,,');
    expect(known).toBe(
      'History,University of Leicester,BA (Hons),Full-time,3 years,September 2027,112 to 128,,' +
        'Number 1,https://hub.test/coursedisplay/courses/l34-history?courseOptionId=l34-history-ft',
    );
    expect(name).toMatch(/^favourite-courses-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('the file has only the matching rows', async () => {
    const { text } = (await file('search=nothing+like+it')) ?? { text: '' };
    expect(text.split('\r\n')).toHaveLength(2);
  });

  it('a file of 500 favourites that are not cached may take longer than a page', async () => {
    vi.useFakeTimers();
    const late = () => new Promise((resolve) => setTimeout(resolve, 3_000));
    const ids = Array.from({ length: 500 }, (_, index) => ({ id: String(index) }));
    const timeouts: number[] = [];
    const sent = file('kind=pages', {
      identity: {
        ...identity,
        listFavourites: async (context, kind) => {
          timeouts.push(context.timeoutMs);
          await late();
          return favouriteLists({ pages: ids })(context, kind);
        },
      },
      content: {
        ...content,
        pages: async () => {
          await late();
          return ok(ids.map(({ id }) => page(id)));
        },
      },
    });
    await vi.advanceTimersByTimeAsync(6_000);
    const rows = (await sent)?.text.trim().split('\r\n') ?? [];
    expect(rows).toHaveLength(501);
    expect(rows[500]).toContain('Page 499');
    expect(Math.min(...timeouts)).toBeGreaterThan(10_000);
  });

  it('there is no file if the details of the favourites are unavailable', async () => {
    expect(await file('kind=pages')).toBeNull();
  });
});
