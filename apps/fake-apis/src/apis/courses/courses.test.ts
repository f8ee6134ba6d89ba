import { beforeAll, describe, expect, it } from 'vitest';
import { runServices, type TestApplicant } from '#src/testing/running-services.ts';

const services = runServices();
let applicant: TestApplicant;
beforeAll(async () => {
  applicant = await services.applicant('start');
});

interface CourseOnWire {
  courseId: string;
  courseOptionId: string;
  course: string;
  university: string;
  town: string;
  distance: number | null;
  subjectGuides: string[];
  options: {
    courseOptionId: string;
    startDate: string;
    qualification: string;
    ucasPoints: string;
    studyMode: string;
  }[];
  [field: string]: unknown;
}

interface CoursesOnWire {
  total: number;
  results: CourseOnWire[];
  filters?: Record<string, { value: string; count: number }[]>;
}

const request = async (query: string) =>
  (await applicant.read(`/courses/api/v1/courses?${query}`)) as CoursesOnWire;

const titles = ({ results }: CoursesOnWire) => results.map(({ course }) => course);

describe('a list of courses', () => {
  it('[FAV-29] the list is a page of 100 courses sorted by title, with the total number', async () => {
    const page = await request('');
    expect(page.total).toBeGreaterThan(10_000);
    expect(page.results).toHaveLength(100);
    expect(titles(page)).toEqual(titles(page).toSorted());
    expect(page.filters).toBeUndefined();
  });

  it('[FAV-29] the next page starts after the last course of the previous page', async () => {
    const [whole, first, second] = await Promise.all([
      request('unis=10007789'),
      request('unis=10007789&limit=10'),
      request('unis=10007789&limit=10&offset=10'),
    ]);
    expect([...first.results, ...second.results]).toEqual(whole.results.slice(0, 20));
    expect(first.total).toBe(whole.total);
  });

  it('[FAV-20] a course in the list has all known fields', async () => {
    const { results } = await request('courses=e14-english-literature');
    expect(results).toEqual([
      {
        courseId: 'e14-english-literature',
        courseOptionId: 'e14-english-literature-ft',
        academicYearId: '2027',
        course: 'English Literature',
        courseCode: expect.stringMatching(/^Q3\d\d$/) as string,
        summary: expect.stringContaining('.') as string,
        providerId: '10007789',
        university: 'University of East Anglia',
        town: 'Norwich',
        picture: `${services.url()}/pictures/courses/e14-english-literature.svg`,
        latlon: '52.6224,1.2419',
        subjectGuides: ['28'],
        options: [
          {
            courseOptionId: 'e14-english-literature-ft',
            startDate: expect.stringMatching(/^2027-09-\d\d$/) as string,
            duration: '3 years',
            qualification: 'BA (Hons)',
            ucasPoints: expect.stringMatching(/^\d+(-\d+)?$/) as string,
            studyMode: 'Full-time',
            locationType: expect.stringMatching(/campus$/) as string,
          },
        ],
        distance: null,
      },
    ]);
  });

  it('a search without a sort order lists the best matches first', async () => {
    const found = titles(await request('searchText=law&limit=100'));
    expect(found[0]).toBe('Law');
    const others = found.findIndex((title) => !/\blaw/i.test(title));
    expect(found.slice(0, others === -1 ? undefined : others).every((t) => /\blaw/i.test(t))).toBe(
      true,
    );
    expect(titles(await request('searchText=law&sortBy=course&limit=1'))).not.toEqual(['Law']);
  });

  it('[FAV-29] when courses are sorted by points, courses without points are last in both directions', async () => {
    const points = async (sort: string) => {
      const { results } = await request(`unis=10007796&sortBy=ucasPoints&sort=${sort}`);
      return results.map(({ options: [option] }) => option?.ucasPoints ?? '');
    };
    for (const [sort, sign] of [
      ['ASC', 1],
      ['DESC', -1],
    ] as const) {
      const all = await points(sort);
      const firstWithout = all.indexOf('');
      const numbers = all.slice(0, firstWithout).map((text) => Number.parseInt(text, 10));
      expect(numbers.length).toBeGreaterThan(20);
      expect(numbers).toEqual(numbers.toSorted((a, b) => (a - b) * sign));
      expect(new Set(all.slice(firstWithout))).toEqual(new Set(['']));
    }
  });

  it('[FAV-29] courses can be sorted by university, start and distance', async () => {
    const start = await request('unis=10007789&sortBy=startDate&sort=DESC');
    const dates = start.results.map(({ options: [option] }) => option?.startDate ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());

    const university = await request('searchText=pharmacy&sortBy=university');
    expect(university.results[0]?.university).toBe('Aston University');

    const near = await request('searchText=pharmacy&sortBy=distance&lat=52.63&lng=1.24');
    expect(near.results[0]).toMatchObject({ university: 'University of East Anglia' });
    const distances = near.results.map(({ distance }) => distance ?? Infinity);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('[FAV-31] the distance to each course with a known place is in kilometres', async () => {
    const distance = async (unis: string) => {
      const { results } = await request(`unis=${unis}&lat=52.6369&lng=-1.1398&limit=1`);
      return results[0];
    };
    expect(await distance('10007796')).toMatchObject({ town: 'Leicester', distance: 2.1 });
    expect(await distance('10007773')).toMatchObject({ latlon: null, distance: null });
    expect(await distance('10005451')).toMatchObject({ latlon: '0,0', distance: null });
  });

  it('a search matches the start of words in titles, universities and towns', async () => {
    const { results } = await request('searchText=english%20norwich');
    expect(results.length).toBeGreaterThan(0);
    for (const { course, town } of results) {
      expect(course).toContain('English');
      expect(town).toBe('Norwich');
    }
    expect((await request('searchText=QUEEN%E2%80%99S%20belf')).results[0]).toMatchObject({
      university: "Queen's University Belfast",
    });
    expect((await request('searchText=nglish')).total).toBe(0);
  });
});

describe('the filters', () => {
  it('[FAV-30] a filter matches courses with any of its values', async () => {
    const { results } = await request(
      'qualification=BSc%20(Hons)&qualification=BEng%20(Hons)&region=Wales&studyMode=Sandwich',
    );
    expect(results.length).toBeGreaterThan(5);
    for (const { options } of results) {
      expect(options[0]?.studyMode).toBe('Sandwich');
      expect(['BSc (Hons)', 'BEng (Hons)']).toContain(options[0]?.qualification);
    }
    const { results: inTowns } = await request('locations=Bath&locations=York&sort=DESC');
    expect(new Set(inTowns.map(({ town }) => town))).toEqual(new Set(['Bath', 'York']));
  });

  it('[FAV-30] a course in a filtered list shows the option that matches the filter', async () => {
    const { results } = await request('studyMode=Part-time&limit=20');
    for (const { courseOptionId, options } of results) {
      expect(courseOptionId).toBe(options[0]?.courseOptionId);
      expect(options[0]?.studyMode).toBe('Part-time');
    }
  });

  it('[FAV-30] the response counts the values of each filter as if that filter were not set', async () => {
    const { total, filters } = await request(
      'subjectGuides=53&region=Wales&includeFilters=TRUE&limit=1',
    );
    const count = (name: string, value: string) =>
      filters?.[name]?.find((each) => each.value === value)?.count;
    expect(count('region', 'Wales')).toBe(total);
    expect(count('region', 'Scotland')).toBe(
      (await request('subjectGuides=53&region=Scotland&limit=1')).total,
    );
    expect(count('qualification', 'MSc')).toBe(
      (await request('subjectGuides=53&region=Wales&qualification=MSc&limit=1')).total,
    );
    expect(count('locations', 'London')).toBeUndefined();
    const sum = filters?.['qualification']?.reduce((all, each) => all + each.count, 0);
    expect(sum).toBe(total);
  });

  it('[FAV-30] a requested value without matches is counted as zero', async () => {
    const { filters } = await request('region=Wales&locations=Bath&includeFilters=TRUE');
    expect(filters?.['locations']).toContainEqual({ value: 'Bath', count: 0 });
  });

  it('[FAV-30] a request for the count alone returns the number and no courses', async () => {
    const { total } = await request('region=Wales&limit=1');
    expect(await request('region=Wales&countOnly=TRUE')).toEqual({ total });
  });
});

describe('the conditions', () => {
  it('[FAV-31] a search can be limited by university, subject name, subject guide and scheme', async () => {
    const byName = await request('unis=10007789&subjects=psychology&scheme=undergraduate');
    const byGuide = await request('unis=10007789&subjectGuides=53&scheme=undergraduate');
    expect(byName.total).toBeGreaterThan(0);
    expect(byName).toEqual(byGuide);
    for (const { university, subjectGuides, options } of byName.results) {
      expect(university).toBe('University of East Anglia');
      expect(subjectGuides).toContain('53');
      expect(options[0]?.qualification).toMatch(/Hons/);
    }
    expect((await request('scheme=teacher-training&limit=1')).results[0]?.course).toMatch(
      /^PG[CD]E/,
    );
    expect((await request('unis=10000000')).total).toBe(0);
  });

  it('[FAV-31] the list has courses for the requested entry year, by default for the current cycle', async () => {
    const [usual, requested] = await Promise.all([
      request('courses=l14-history'),
      request('courses=l14-history&studyYear=2028'),
    ]);
    expect(usual.results[0]).toMatchObject({ academicYearId: '2027' });
    expect(requested.results[0]).toMatchObject({ academicYearId: '2028' });
    expect(requested.results[0]?.options[0]?.startDate).toMatch(/^2028-09/);
  });

  it('[FAV-31] a lookup by ids returns the courses in the order of the ids, without unknown ids', async () => {
    const { total, results } = await request(
      'courses=l41-history:l41-history-ft&courses=l14-history:nothing&courses=x&courses=l14-history',
    );
    expect(total).toBe(2);
    expect(results.map(({ courseOptionId }) => courseOptionId)).toEqual([
      'l41-history-ft',
      'l14-history-ft',
    ]);
  });
});

describe('the details of a course', () => {
  it('the details are returned only on request', async () => {
    const [short, long] = await Promise.all([
      request('courses=c15-law-and-welsh'),
      request('mode=details&courses=c15-law-and-welsh'),
    ]);
    expect(long.results[0]).toEqual({
      ...short.results[0],
      logo: expect.stringMatching(/\/pictures\/unis\/\d+\.svg$/) as string,
      scheme: 'undergraduate',
      description: expect.arrayContaining([expect.any(String)]) as string[],
      entryRequirements: expect.arrayContaining([
        {
          label: 'A levels',
          text: expect.stringMatching(/^[A-E*]{3,6}( to [A-E*]{3,6})?$/) as string,
        },
      ]) as object[],
      contact: {
        phone: expect.stringMatching(/^01632 960\d{3}$/) as string,
        email: 'admissions@cardiff-university.example.com',
        url: `${services.url()}/site/unis/cardiff-university/admissions`,
      },
    });
  });

  it.each(['postgraduate', 'teacher-training', 'conservatoires'])(
    'the details are complete for the scheme %s',
    async (scheme) => {
      const { results } = await request(`scheme=${scheme}&limit=1`);
      const details = await request(`mode=details&courses=${results[0]?.courseId ?? ''}`);
      const course = details.results[0]!;
      expect((course['description'] as string[]).length).toBeGreaterThan(1);
      expect((course['entryRequirements'] as object[]).length).toBeGreaterThan(0);
    },
  );
});
