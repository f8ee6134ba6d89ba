import type { CoursesClient, IdentityClient } from '@applicant-hub/api-clients';
import { favouritesOverview } from '@applicant-hub/api-clients/fixtures';
import { m } from '@applicant-hub/copy';
import type { CourseDetails } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { failed, fakeCall, ok } from '#app/platform/request/testing/fake-call.ts';
import type { ChosenCourse } from '#app/features/catalogue/choice/own-choice.ts';
import { sampleCourse, sampleUni } from '#app/features/catalogue/testing/samples.ts';
import { compareView } from './compare-view.server.ts';

const detailsOf = (courseId: string): CourseDetails => ({
  ...sampleCourse({ courseId, course: `Course ${courseId}`, latlon: { lat: 53, lng: -1 } }),
  logo: null,
  scheme: 'undergraduate',
  description: [],
  entryRequirements:
    courseId === 'a'
      ? [{ label: 'A levels', text: 'BBB' }]
      : [
          { label: 'UCAS Tariff points', text: '112' },
          { label: 'GCSEs', text: 'English' },
        ],
  contact: { phone: '', email: '', url: '' },
});
const ref = (courseId: string) => ({
  courseId,
  courseOptionId: `${courseId}-pt`,
  academicYearId: '2027',
});
const overview = (...ids: string[]) => {
  const at = (index: number) => (ids[index] === undefined ? null : ref(ids[index]));
  const slots = { 1: at(0), 2: at(1), 3: at(2), 4: at(3), 5: at(4) };
  return {
    favouritesOverview: () => ok(favouritesOverview({ shortlist: { version: 1, slots } })),
  };
};

interface Api {
  requests: string[];
  courses: Partial<CoursesClient>;
}

function api(change: Partial<CoursesClient> = {}): Api {
  const requests: string[] = [];
  return {
    requests,
    courses: {
      findCourse: (_context: unknown, id: string, option: string | null) => {
        requests.push(`${id} ${option}`);
        return ok(id === 'gone' ? null : detailsOf(id));
      },
      listUnis: () => ok([sampleUni()]),
      ...change,
    },
  };
}

const compare = (
  courseIds: string[],
  { courses }: Api,
  identity: Partial<IdentityClient> = overview('a', 'b'),
  chosen: readonly ChosenCourse[] = [],
) =>
  compareView(
    fakeCall({ courses, identity, favourites: { courses: [ref('c')] } }),
    { courseIds, onlyDifferences: false },
    Promise.resolve(chosen),
  );

describe('a comparison', () => {
  it('each course is loaded for the year of its favourite', async () => {
    const years: (number | undefined)[] = [];
    const findCourse = (_context: unknown, id: string, _option: string | null, year?: number) => {
      years.push(year);
      return ok(detailsOf(id));
    };
    const { courses } = api({ findCourse });
    const favourites = { courses: [{ ...ref('c'), academicYearId: '2028' }] };
    const call = fakeCall({ courses, favourites, identity: overview('a'), savedYear: 2026 });
    const query = { courseIds: ['a', 'c', 'other'], onlyDifferences: false };
    await compareView(call, query, Promise.resolve([]));
    expect(years).toEqual([2027, 2028, 2026]);
  });

  it('the comparison shows the shortlist, unless the address names courses', async () => {
    const shortlist = await compare([], api());
    expect(shortlist.courses.map(({ id }) => id)).toEqual(['a', 'b']);
    const named = await compare(['c', 'a'], api());
    expect(named.courses.map(({ id }) => id)).toEqual(['c', 'a']);
  });

  it('favourites are compared with their own options, and other courses with their default options', async () => {
    const { requests, courses } = api();
    await compare(['a', 'c', 'd'], { requests, courses });
    expect(requests).toEqual(['a a-pt', 'c c-pt', 'd null']);
  });

  it('a comparison of more than five courses is limited to five, and marked as too large', async () => {
    const view = await compare(['a', 'b', 'c', 'd', 'e', 'f'], api());
    expect([view.courses.length, view.isTooMany]).toEqual([5, true]);
  });

  it('there is a row for every fact, and equal facts are marked', async () => {
    const { facts } = await compare(['a', 'b'], api());
    const fact = (label: string) => facts.find((one) => one.label === label);
    expect(fact('Uni')).toMatchObject({ isSame: true });
    expect(fact('Your shortlist')).toMatchObject({
      values: ['Number 1', 'Number 2'],
      isSame: false,
    });
    expect(fact('From home')?.values).toEqual(['26 miles away', '26 miles away']);
    expect(fact('Entry: A levels')).toMatchObject({ values: ['BBB', null], isSame: false });
    expect(fact('Entry: GCSEs')?.values).toEqual([null, 'English']);
    expect(fact('TEF rating')?.values).toEqual(['Gold', 'Gold']);
    expect(fact('Typical salary after 15 months')?.values).toEqual(['£27,500', '£27,500']);
    expect(fact('Tariff points')?.bars).toEqual([
      { least: 88, most: 100 },
      { least: 88, most: 100 },
    ]);
    expect(fact('Satisfied students')?.bars?.[0]).toEqual({ least: 84, most: 84 });
    expect(facts.filter(({ label }) => label.endsWith('Tariff points'))).toHaveLength(1);
  });

  it('a course has a link to apply in its scheme', async () => {
    const { courses } = await compare(
      ['a', 'b'],
      api({
        findCourse: (_context: unknown, id: string) =>
          ok({ ...detailsOf(id), scheme: id === 'b' ? 'conservatoires' : 'undergraduate' }),
      }),
    );
    expect(courses.map(({ applyHref }) => applyHref)).toEqual([
      '/application?coursePrimaryId=a&courseOptionId=l34-history-ft&scheme=ucas',
      '/application?coursePrimaryId=b&courseOptionId=l34-history-ft&scheme=cons',
    ]);
  });

  it('only a chosen course shows the state of a choice', async () => {
    const choice = { state: 'considering', label: 'Considering', href: '/dashboard' } as const;
    const chosen = [{ course: detailsOf('b'), choice }];
    const { courses } = await compare(['a', 'b'], api(), overview(), chosen);
    expect(courses.map((course) => course.choice)).toEqual([null, choice]);
  });

  it('a course has a link to the website of its uni', async () => {
    expect((await compare(['a', 'b'], api())).courses[0]?.uniUrl).toBe(
      'https://leicester.example.com/',
    );
  });

  it('courses that no longer exist are counted', async () => {
    const view = await compare(['a', 'gone', 'b'], api());
    expect([view.courses.length, view.missing, view.problem]).toEqual([2, 1, null]);
  });

  it('[FAV-35] if the unis are unavailable, the comparison shows an error message and the other facts', async () => {
    const view = await compare(['a', 'b'], api({ listUnis: () => failed('unavailable', 503) }));
    expect(view.problem).toBe('There has been a problem fetching unis. (Back soon - 503)');
    expect(view.facts.find(({ label }) => label === 'TEF rating')?.values).toEqual([null, null]);
    expect(view.courses).toHaveLength(2);
  });

  it('if the favourites are unavailable, courses in the address can be compared, but not the shortlist', async () => {
    const down = {
      favouritesOverview: () => failed('unavailable', 503),
      listFavourites: () => failed('unavailable', 503),
    };
    const named = await compare(['a', 'b'], api(), down);
    expect(named.problem).toBeNull();
    // A course whose slot is unknown may still be on the shortlist.
    expect(named.courses.map(({ slot }) => slot)).toEqual(['unknown', 'unknown']);
    const values = named.facts.find(({ label }) => label === m.manage_compare_slot())?.values;
    expect(values).toEqual([null, null]);
    expect(await compare([], api(), down)).toMatchObject({
      problem: 'There has been a problem with your favourites. (Back soon - 503)',
      courses: [],
    });
  });
});
