import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { ComparePage } from './ComparePage.tsx';
import type { CompareView } from './view-types.ts';

const course = (id: string) => ({
  id,
  fullTitle: `Course ${id}, Leicester`,
  href: `/course/${id}`,
  applyHref: `/application?id=${id}`,
  uniUrl: 'https://leicester.example.com/',
});

function page(ids: string[], change: Partial<CompareView> = {}) {
  const view: CompareView = {
    query: { courseIds: ids, onlyDifferences: false },
    courses: ids.map(course),
    facts: [
      { label: 'Duration', values: ids.map(() => '3 years'), isSame: true },
      {
        label: 'Tariff points',
        values: ids.map((_, index) => (index ? '112' : null)),
        isSame: false,
      },
    ],
    points: { words: 'Save your grades.', href: '/dashboard?widget=Tariff', link: 'Add' },
    isTooMany: false,
    missing: 0,
    problem: null,
    ...change,
  };
  return renderPage(<ComparePage {...view} />, '/explore/favourites/compare');
}

describe('the comparison', () => {
  it('has courses as columns and facts as rows, each with its header', async () => {
    const html = await page(['a', 'b']);
    expect(html).toMatch(/<th [^>]*scope="col"[^>]*>Course b, Leicester<\/th>/);
    expect(html).toMatch(/<th [^>]*scope="row">Tariff points<\/th>/);
    expect(html).toContain('>Not known<');
    expect(html).toMatch(/scope="row">Duration<[^>]*>Same for all</);
  });

  it('can show only what is different', async () => {
    const query = { courseIds: ['a', 'b'], onlyDifferences: true };
    const html = await page(['a', 'b'], { query });
    expect(html).not.toContain('Duration');
    expect(html).toMatch(
      /href="\/explore\/favourites\/compare\?course=a&amp;course=b"[^>]*>Show everything</,
    );
    expect(await page(['a', 'b'])).toContain('course=b&amp;show=differences"');
  });

  it('leads on from each course, and takes it out', async () => {
    const html = await page(['a', 'b', 'c']);
    expect(html).toContain('href="/course/b"');
    expect(html).toContain('href="/application?id=b"');
    expect(html).toContain('href="/explore/favourites/compare?course=a&amp;course=c"');
  });

  it.each([
    [[], 'Choose at least two courses to compare.'],
    [['a'], 'You have chosen Course a, Leicester.'],
  ])('says what to do with %j', async (ids, words) => {
    const html = await page(ids);
    expect(html).toContain(words);
    expect(html).toMatch(/href="\/explore\/favourites"[^>]*>Choose courses to compare</);
    expect(html).not.toContain('<table');
  });

  it('says that five are shown of more, and that some are gone', async () => {
    const html = await page(['a', 'b'], { isTooMany: true, missing: 2 });
    expect(html).toContain('Here are the first five you chose.');
    expect(html).toMatch(/(?<!\d)2 of the courses are no longer available\./);
  });

  it('says what failed instead of asking for more courses', async () => {
    const problem = 'There has been a problem fetching courses. (Back soon - 503)';
    const html = await page([], { problem });
    expect(html).toContain(problem);
    expect(html).toContain('Try again');
    expect(html).not.toContain('Choose at least two');
  });
});
