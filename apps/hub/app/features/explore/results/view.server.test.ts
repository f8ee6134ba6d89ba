import { describe, expect, it } from 'vitest';
import { sampleCourse } from '#app/features/catalogue/course/courses.fixture.ts';
import { loadedResults, onePage } from './results.fixture.ts';
import type { ResultsQuery } from './query/results-query.server.ts';
import { pageCount, resultsView } from './view.server.ts';
import { weakerQueries } from './query/weaker-query.server.ts';

const searchFor = (rest: Partial<ResultsQuery>): ResultsQuery => ({
  ...loadedResults.query,
  ...rest,
});

const paramsOf = (href: string | undefined) => new URL(href ?? '', 'http://hub.test').searchParams;

describe('resultsView', () => {
  it.each([
    [0, 'No courses', 1],
    [1, '1 course', 1],
    [20, '20 courses', 1],
    [21, '21 courses', 2],
    [10_000, '10,000 courses', 500],
  ])(
    'for %d courses, the heading is “%s” and the number of pages is %d',
    (total, heading, pages) => {
      const result = { ok: true, value: { ...onePage, total } } as const;
      const view = resultsView({ ...loadedResults, answer: result });
      expect(view.heading).toBe(heading);
      expect(view.found?.pageCount).toBe(pages);
      expect(pageCount(total)).toBe(pages);
    },
  );

  it('the page states which courses it shows, and links to any page of the same search', () => {
    const query = searchFor({
      page: 61,
      filters: { ...loadedResults.query.filters, region: ['Wales'] },
    });
    const view = resultsView({
      ...loadedResults,
      query,
      answer: {
        ok: true,
        value: { ...onePage, total: 1204, courses: Array(4).fill(sampleCourse) as never },
      },
    });
    expect(view.found?.showing).toBe('Showing 1,201 to 1,204');
    expect(view.title).toBe('1,204 courses, page 61 of 61');
    const params = paramsOf(`${view.found?.pageHref ?? ''}2`);
    expect(params.get('page')).toBe('2');
    expect(params.get('region')).toBe('Wales');
  });

  it('favourites are marked, and each course has a link back to this page', () => {
    const query = searchFor({ searchText: 'english', order: 'match', page: 1 });
    const view = resultsView({ ...loadedResults, query, favourites: new Set(['c-1']) });
    const [result] = view.found?.results ?? [];
    expect(result?.isFavourite).toBe(true);
    expect(paramsOf(result?.card.href).get('backUrl')).toBe(
      '/coursedisplay/results?SearchText=english&scheme=undergraduate',
    );
  });

  it('conditions can be removed one at a time or all at once, and the new search starts at its first page', () => {
    const query = searchFor({
      searchText: 'law',
      subjectGuides: ['31'],
      unis: ['10007789'],
      filters: { ...loadedResults.query.filters, region: ['Wales', 'London'] },
      order: 'start',
      page: 4,
    });
    const uniNames = [{ providerId: '10007789', university: 'University of East Anglia' }];
    const { conditions, clearHref } = resultsView({ ...loadedResults, query, uniNames });
    expect(conditions.map(({ label }) => label)).toEqual([
      '“law”',
      'Law',
      'University of East Anglia',
      'Wales',
      'London',
    ]);
    const withoutWales = paramsOf(conditions[3]?.href);
    expect(withoutWales.getAll('region')).toEqual(['London']);
    expect(withoutWales.get('SearchText')).toBe('law');
    expect(withoutWales.has('page')).toBe(false);
    expect(clearHref).toBe('/coursedisplay/results?scheme=undergraduate&sort=start');
  });

  it('several selected subjects are one option in the form', () => {
    const query = searchFor({ subjectGuides: ['31', '30'] });
    const { form } = resultsView({ ...loadedResults, query });
    expect(form.subjectGuides).toBe('31,30');
    expect(form.subjects).toEqual([
      { value: '', label: 'Any subject' },
      { value: '31,30', label: 'Law, History' },
      { value: '30', label: 'History' },
      { value: '31', label: 'Law' },
    ]);
  });

  it('a selected subject is still an option of the form when the list of subjects is unavailable', () => {
    const query = searchFor({ subjectGuides: ['31'] });
    const { form, conditions } = resultsView({ ...loadedResults, query, subjects: null });
    expect(form.subjects).toContainEqual({ value: '31', label: 'The subject you chose' });
    expect(conditions).toHaveLength(1);
  });

  it('a note explains why courses are not sorted by distance if the postcode is not on the map', () => {
    const query = searchFor({ order: 'nearest' });
    const home = { postcode: 'ZZ1 1ZZ', place: null };
    expect(resultsView({ ...loadedResults, query, home }).notice).toContain('ZZ1 1ZZ');
    expect(resultsView({ ...loadedResults, query }).notice).toBeNull();
  });

  it('courses cannot be sorted by distance in a hub that cannot locate postcodes', () => {
    const home = { postcode: null, place: null };
    const orders = (loaded: typeof loadedResults) =>
      resultsView(loaded).orderForm.orders.map(({ value }) => value);
    expect(orders(loadedResults)).toContain('nearest');
    expect(orders({ ...loadedResults, home })).not.toContain('nearest');
    const query = searchFor({ order: 'nearest' });
    expect(resultsView({ ...loadedResults, query, home }).notice).toBeNull();
  });

  it('the page preserves the search when the courses are unavailable', () => {
    const view = resultsView({
      ...loadedResults,
      query: searchFor({ searchText: 'law', order: 'match', page: 2 }),
      answer: {
        ok: false,
        failure: {
          kind: 'unavailable',
          api: 'courses',
          status: 503,
          message: 'Busy.',
          detail: null,
        },
      },
    });
    expect(view.found).toBeNull();
    expect(view.problem).toBe('There has been a problem fetching courses. (Busy. - 503)');
    expect(view.form.searchText).toBe('law');
    expect(view.retryHref).toBe(
      '/coursedisplay/results?SearchText=law&scheme=undergraduate&page=2',
    );
  });

  it('an empty result suggests searches that find courses, with the most courses first', () => {
    const query = searchFor({
      searchText: 'law',
      subjectGuides: ['30'],
      filters: { ...loadedResults.query.filters, region: ['Wales'], studyMode: ['Part-time'] },
    });
    const counts = { searchText: 3, subjectGuides: 40, unis: 0, studyMode: 0, region: null };
    const weaker = weakerQueries(query).map((one) => ({
      ...one,
      count: counts[one.without as keyof typeof counts],
    }));
    const result = { ok: true, value: { ...onePage, total: 0, courses: [] } } as const;
    const { found } = resultsView({ ...loadedResults, query, answer: result, weaker });
    expect(found?.waysOut.map(({ label }) => label)).toEqual([
      'In any subject: 40 courses',
      'Without your search words: 3 courses',
      'In any region',
    ]);
    expect(paramsOf(found?.waysOut[0]?.href).has('subjectGuides')).toBe(false);
  });
});
