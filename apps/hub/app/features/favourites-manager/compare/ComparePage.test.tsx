import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { ComparePage } from './ComparePage.tsx';
import type { CompareView } from './view-types.ts';

const course = (id: string) => ({
  id,
  ref: { courseId: id, courseOptionId: `${id}-ft`, academicYearId: '2027' },
  picture: null,
  drawing: '00' as const,
  slot: null,
  fullTitle: `Course ${id}, Leicester`,
  href: `/course/${id}`,
  applyHref: `/application?id=${id}`,
  choice: null,
  uniUrl: 'https://leicester.example.com/',
});

function page(ids: string[], change: Partial<CompareView> = {}) {
  const view: CompareView = {
    query: { courseIds: ids, onlyDifferences: false },
    courses: ids.map(course),
    facts: [
      { label: 'Duration', values: ids.map(() => '3 years'), bars: null, isSame: true },
      {
        label: 'Tariff points',
        values: ids.map((_, index) => (index ? '112' : null)),
        bars: ids.map((_, index) => (index ? { least: 88, most: 100 } : null)),
        isSame: false,
      },
    ],
    points: { words: 'Save your grades.', href: '/dashboard?widget=Tariff', link: 'Add' },
    saved: 5,
    listed: 0,
    isTooMany: false,
    missing: 0,
    problem: null,
    ...change,
  };
  return renderPage(<ComparePage {...view} />, '/explore/favourites/compare');
}

describe('the comparison', () => {
  it('the comparison has courses as columns and facts as rows, with header cells', async () => {
    const html = await page(['a', 'b']);
    expect(html).toMatch(/<th id="comparison-b"[^>]*scope="col".*?>Course b, Leicester<\/a>/);
    expect(html).toMatch(/<th [^>]*scope="row">Tariff points<\/th>/);
    expect(html).toContain('>Not known<');
    expect(html).toMatch(/scope="row">Duration<[^>]*>Same for all</);
  });

  it('if the shortlist is unavailable, the comparison has no shortlist buttons', async () => {
    const courses = ['a', 'b'].map((id) => ({ ...course(id), slot: 'unknown' }) as const);
    const html = await page(['a', 'b'], { courses });
    expect(html).not.toContain('value="shortlist-');
    expect(html.replaceAll('&#x27;', "'")).toContain("We can't check your shortlist right now.");
    expect(await page(['a', 'b'])).not.toContain('check your shortlist');
  });

  it('the column heads have buttons to rank shortlisted courses and to add other courses', async () => {
    const courses = ['a', 'b'].map(
      (id, index) => ({ ...course(id), slot: index ? null : 2 }) as const,
    );
    const html = await page([], { courses, listed: 3 });
    expect(html).toMatch(/value="shortlist-up"[^>]*>(<[^>]*>)*Move left</);
    expect(html).toMatch(/value="shortlist-down"[^>]*>(<[^>]*>)*Move right</);
    expect(html).toContain('value="shortlist-remove"');
    expect(html).toContain('value="shortlist-add"');
    expect(html).toContain('name="redirectTo" value="/explore/favourites/compare#comparison"');
    expect(await page(['a', 'b'], { courses, listed: 3 })).toMatch(/>Move up</);
  });

  it('known figures have bars, and unknown figures have no bar', async () => {
    const html = await page(['a', 'b']);
    expect(html.match(/<svg class="[^"]*bar/g)).toHaveLength(1);
    expect(html).toMatch(/width="100%" height="8".*width="88%" height="8"/);
  });

  it('a comparison of three or more courses has links to each pair of courses', async () => {
    expect(await page(['a', 'b'])).not.toContain('Courses in view');
    const html = await page(['a', 'b', 'c']);
    expect(html).toMatch(/href="#comparison-a"[^>]*>Courses 1 and 2</);
    expect(html).toMatch(/href="#comparison-c"[^>]*>Course 3</);
    expect(html).toContain('id="comparison-c"');
  });

  it('the comparison can show only the differences', async () => {
    const query = { courseIds: ['a', 'b'], onlyDifferences: true };
    const html = await page(['a', 'b'], { query });
    expect(html).not.toContain('Duration');
    expect(html).toMatch(
      /href="\/explore\/favourites\/compare\?course=a&amp;course=b"[^>]*>Show everything</,
    );
    expect(await page(['a', 'b'])).toContain('course=b&amp;show=differences"');
  });

  it('each course has links to its page and to apply, and can be removed', async () => {
    const html = await page(['a', 'b', 'c']);
    expect(html).toContain('href="/course/b"');
    expect(html).toContain('href="/application?id=b"');
    expect(html).toContain('href="/explore/favourites/compare?course=a&amp;course=c"');
  });

  it('a chosen course has the state of the choice instead of a link to apply', async () => {
    const choice = { state: 'considering', label: 'Considering', href: '/dashboard' } as const;
    const courses = [course('a'), { ...course('b'), choice }];
    const html = await page(['a', 'b'], { courses });
    expect(html).toContain('href="/application?id=a"');
    expect(html).not.toContain('href="/application?id=b"');
    expect(html).toMatch(/>Your choice<.*Considering<\/span>/);
    expect(html).toMatch(
      /href="\/dashboard"[^>]*>See your choices<span[^>]*>: Course b, Leicester</,
    );
  });

  it.each([
    [[], '>Tick two to five of your favourites,'],
    [['a'], '>You have chosen Course a, Leicester. Tick two to five of your favourites,'],
  ])('the page explains how to choose courses when the address has %j', async (ids, words) => {
    const html = await page(ids);
    expect(html).toMatch(/<h2[^>]*>Choose at least two courses to compare<\/h2>/);
    expect(html.replaceAll('<!-- -->', '')).toContain(words);
    expect(html).toMatch(/href="\/explore\/favourites"[^>]*>Choose courses to compare</);
    expect(html).not.toContain('<table');
  });

  it.each([
    [0, '/explore/search', 'Search for courses'],
    [1, '/explore/search', 'Search for courses'],
    [2, '/explore/favourites', 'Choose courses to compare'],
    // If the number is unknown, the applicant may have enough favourites to compare.
    [null, '/explore/favourites', 'Choose courses to compare'],
  ])(
    'with %s favourite courses and nothing to compare, the button leads to %s',
    async (saved, href, words) => {
      expect(await page([], { saved })).toContain(`href="${href}"`);
      expect((await page([], { saved })).includes(`>${words}<`)).toBe(true);
    },
  );

  it('the page states that only five courses are shown, and that some courses are no longer available', async () => {
    const html = await page(['a', 'b'], { isTooMany: true, missing: 2 });
    expect(html).toContain('Here are the first five you chose.');
    expect(html).toMatch(/(?<!\d)2 of the courses are no longer available\./);
  });

  it('if courses fail to load, the page shows an error message instead of a request to choose courses', async () => {
    const problem = 'There has been a problem fetching courses. (Back soon - 503)';
    const html = await page([], { problem });
    expect(html).toContain(problem);
    expect(html).toContain('Try again');
    expect(html).not.toContain('Choose at least two');
  });
});
