import type { OwnPoints } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { pointsLine } from '#app/features/catalogue/points/own-points.server.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { sampleCourse } from '#app/features/catalogue/testing/samples.ts';
import { courseEntry, locationEntry, unknownEntry, type Entry } from '../entries.ts';
import { manageKinds } from '#app/platform/paths/kinds.ts';
import { managePath } from '#app/platform/paths/manage-path.ts';
import { columnsOf } from '#app/platform/paths/columns.ts';
import { readManageQuery } from '../manage-query.server.ts';
import { tableView } from '../table-view.server.ts';
import type { ManageView, ShortlistView } from '../view-types.ts';
import { ManagePage } from './ManagePage.tsx';

const refOf = (courseId: string) => ({
  courseId,
  courseOptionId: `${courseId}-ft`,
  academicYearId: '2027',
});
const entry = (
  courseId: string,
  slot: 1 | null = null,
  points: OwnPoints = { kind: 'none' },
): Entry =>
  courseEntry(refOf(courseId), sampleCourse({ course: `Course ${courseId}` }), slot, {
    home: null,
    backUrl: null,
    points,
  });

const slotView = (slot: 1 | 2 | 3 | 4 | 5, id: string | null) => ({
  slot,
  course:
    id === null
      ? null
      : {
          ref: refOf(id),
          picture: null,
          drawing: '00' as const,
          known: {
            title: `Course ${id}`,
            fullTitle: `Course ${id}, Leicester`,
            href: `/course/${id}`,
            university: 'Leicester',
            facts: ['BA (Hons)'],
            check: null,
          },
        },
});
const shortlist = (...ids: string[]): ShortlistView => ({
  slots: ([1, 2, 3, 4, 5] as const).map((slot) => slotView(slot, ids[slot - 1] ?? null)),
  replacement: null,
  count: ids.length,
});

function page(address: string, entries: readonly Entry[], change: Partial<ManageView> = {}) {
  const query = readManageQuery(new URLSearchParams(address));
  const view: ManageView = {
    query,
    tabs: manageKinds.map((kind) => ({ kind, count: 3 })),
    problem: null,
    home: null,
    points: null,
    shortlist: null,
    table: tableView(entries, query, columnsOf[query.kind]),
    ...change,
  };
  return renderPage(<ManagePage {...view} />, managePath(query));
}

const formOf = (html: string, id: string) =>
  new RegExp(`<form[^>]* id="${id}".*?</form>`, 's').exec(html)?.[0] ?? '';

describe('the favourites page', () => {
  it.each<[string, OwnPoints, string | null, string]>([
    ['too few', { kind: 'known', points: 104 }, '8 points short', 'are worth 104 Tariff points'],
    ['enough', { kind: 'known', points: 120 }, 'Enough points', 'are worth 120 Tariff points'],
    ['many', { kind: 'known', points: 160 }, 'Above its range', 'are worth 160 Tariff points'],
    ['none', { kind: 'none' }, null, 'Save your grades to see'],
    ['unreadable', { kind: 'unknown' }, null, 'We can&#x27;t read your saved grades'],
  ])(
    "[EXT-37] the applicant's points are compared with each course: %s points",
    async (_what, points, tag, note) => {
      const html = await page('', [entry('a', null, points)], {
        points: pointsLine(points, '/explore/favourites', []),
      });
      const tags = ['points short', 'Enough points', 'Above its range'];
      for (const word of tags) expect(html.includes(word)).toBe(tag?.includes(word) ?? false);
      if (tag !== null) expect(html).toContain(tag);
      expect(html).toContain(note);
    },
  );

  it('each kind has a tab with its count', async () => {
    const html = await page('kind=unis', []);
    expect(html).toMatch(/href="\/explore\/favourites\?kind=unis"[^>]*aria-current="page"/);
    expect(html).toContain('Courses (3)');
  });

  it('the shortlist is numbered, and its forms move and remove courses', async () => {
    const html = await page('', [entry('a', 1), entry('b')], { shortlist: shortlist('a', 'b') });
    const intents = [...html.matchAll(/name="intent" value="(shortlist-[^"]+)"/g)].map(
      ([, intent]) => intent,
    );
    expect(intents).toEqual([
      ...['shortlist-up', 'shortlist-down', 'shortlist-remove'],
      ...['shortlist-up', 'shortlist-down', 'shortlist-remove'],
      'shortlist-add',
    ]);
    // The first course cannot move up, and the second cannot move down. Both buttons have a
    // description that explains why.
    const off = [...html.matchAll(/<button[^>]*aria-disabled="true"[^>]*>/g)].map(([tag]) => tag);
    const why = off.map((tag) => {
      const [, id = ''] = /aria-describedby="([^"]+)"/.exec(tag) ?? [];
      return html.split(`id="${id}" hidden="">`)[1]?.split('<')[0];
    });
    expect(why).toEqual(['Already first', 'Already last']);
    expect(html).toContain('href="/explore/favourites/compare"');
    expect(html.match(/>Free</g)).toHaveLength(3);
    expect(html.match(/Choose ‘Add to shortlist’/g)).toHaveLength(1);
  });

  it('a shortlist of one course has no link to compare', async () => {
    const html = await page('', [entry('a', 1)], { shortlist: shortlist('a') });
    expect(html).not.toContain('href="/explore/favourites/compare"');
  });

  it('checkboxes belong to a form that removes or compares favourites', async () => {
    const html = await page('sort=title&page=1', [entry('a'), entry('b')]);
    expect(html.match(/<input[^>]*form="selection-courses"/g)).toHaveLength(2);
    expect(html).toContain('value="a|a-ft|2027"');
    const form = formOf(html, 'selection-courses');
    expect(form).toMatch(/method="post" action="\/resources\/favourites"/);
    expect(form).toContain('name="csrf"');
    expect(form).toContain('name="intent" value="bulk-remove"');
    expect(form).toContain('name="redirectTo" value="/explore/favourites?sort=title#list"');
    expect(form).toContain('formaction="/explore/favourites/compare"');
    expect(html).not.toMatch(/<form(?:(?!<\/form>).)*<form/s);
  });

  it('if the address selects a list, all its rows are ticked', async () => {
    const rows = [entry('a'), entry('b')];
    expect((await page('select=courses', rows)).match(/checked=""/g)).toHaveLength(2);
    expect(await page('', rows)).not.toContain('checked=""');
  });

  it('a favourite that is no longer available is listed, and its id is not displayed', async () => {
    const html = await page('', [entry('a'), unknownEntry('courses', refOf('x-17'), {})]);
    expect(html).toContain('No longer available');
    expect(html).toContain('Select the favourite in row 2 that is no longer available');
    expect(html.replace(/<[^>]*>/g, ' ')).not.toContain('x-17');
    expect(html).toContain('value="x-17|x-17-ft|2027"');
  });

  it('[AMB-119] a favourite that could not be read is not shown as unavailable', async () => {
    const unread = unknownEntry('courses', refOf('x-17'), { isPartial: true });
    const html = await page('', [entry('a'), unread]);
    expect(html).toContain('Can&#x27;t be shown right now');
    expect(html).toContain('It&#x27;s still one of your favourites.');
    expect(html).toContain('Select the favourite in row 2 that can&#x27;t be shown right now');
    expect(html).not.toContain('o longer available');
  });

  it('each list of places has its own form', async () => {
    const guide = (id: string) => ({
      id,
      title: `Place ${id}`,
      summary: '',
      url: '/',
      image: null,
      providerCount: 1,
      type: 'region-guide' as const,
      isFilter: true,
    });
    const html = await page('kind=locations', [
      locationEntry('locations', guide('1')),
      locationEntry('filters', guide('2')),
    ]);
    expect(formOf(html, 'selection-locations')).toContain('name="kind" value="locations"');
    expect(formOf(html, 'selection-filters')).toContain('name="kind" value="filters"');
    expect(html).toMatch(/<input [^>]*form="selection-filters" [^>]*value="2"/);
    expect(html).not.toContain('formaction');
  });

  it('the filter and the file link contain the conditions of the list', async () => {
    const html = await page('search=course&studyMode=Evening&sort=-points', [entry('a')]);
    expect(html).toMatch(/name="search"[^>]*value="course"/);
    expect(html).toMatch(/value="Evening" selected=""/);
    expect(html).toMatch(/value="-points" selected=""/);
    expect(html).toContain(
      'href="/explore/favourites.csv?search=course&amp;studyMode=Evening&amp;sort=-points"',
    );
  });

  it('a list without matches suggests what to do', async () => {
    const html = await page('search=zzz', [entry('a')]);
    expect(html).toMatch(/<h3[^>]*>None of your favourites match all of that<\/h3>/);
    expect(html).toMatch(/<a href="\/explore\/favourites"[^>]*>Show all</);
    expect(html).toMatch(/(?<!\d)0 of 1 match\./);
  });

  it('a long list has links to its pages', async () => {
    const many = Array.from({ length: 51 }, (_, index) => entry(String(index)));
    const html = await page('sort=title&select=courses', many);
    expect(html).toContain('Showing 1 to 50.');
    expect(html).toContain('href="/explore/favourites?sort=title&amp;page=2#list"');
  });

  it('a full shortlist asks which course to replace', async () => {
    const full = {
      ...shortlist('a', 'b', 'c', 'd', 'e'),
      replacement: { ref: refOf('f'), fullTitle: 'Course f' },
    };
    const html = await page('', [entry('a')], { shortlist: full });
    expect(html.match(/value="shortlist-replace"/g)).toHaveLength(5);
    expect(html).toMatch(/name="slot" value="5"/);
    expect(html).toContain('Replace Course e');
    expect(html).toMatch(/<a href="\/explore\/favourites"[^>]*>Keep my shortlist as it is</);
    expect(html).not.toContain('shortlist-up');
  });

  it('an empty list links to a page where the applicant can choose favourites', async () => {
    const html = await page('kind=unis', []);
    expect(html).toMatch(/<h2[^>]*>Nothing here yet<\/h2>/);
    expect(html).toMatch(/<a href="\/explore\/unis"[^>]*>Choose some favourites</);
    expect(html).not.toContain('<table');
  });

  it('if a list fails to load, the page shows a message that the favourites are safe', async () => {
    const problem = 'There has been a problem fetching pages. (Back soon - 503)';
    const html = await page('kind=pages', [], { problem, table: null });
    expect(html).toContain(problem);
    expect(html).toContain('your favourites are safe');
    expect(html).toMatch(/<a href="\/explore\/favourites\?kind=pages"[^>]*>Try again</);
    expect(html).not.toContain('Nothing here yet');
  });
});
