import type { ContentClient, CoursesClient, IdentityClient } from '@applicant-hub/api-clients';
import type { Article, CourseQuery, StudyLevel } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { failed, fakeCall, leicester, ok } from '#app/platform/request/testing/fake-call.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { sampleCourse } from '#app/features/catalogue/testing/samples.ts';
import { forYouView } from './for-you-view.server.ts';
import { ForYouPage } from './ForYouPage.tsx';

const article: Article = {
  id: 'a1',
  title: 'The letter in the archive',
  url: 'https://read.example/letter',
  image: null,
};

interface Visit {
  subjects?: string[];
  level?: StudyLevel;
  savedYear?: number | null;
  findCourses?: CoursesClient['findCourses'];
  articles?: ContentClient['articles'];
  identity?: Partial<IdentityClient>;
}

const foundCourses = () => ok({ total: 321, courses: [sampleCourse()], filters: null });

async function visit({
  subjects = ['37', '28'],
  level = 'Undergraduate',
  savedYear = null,
  findCourses = foundCourses,
  articles = () => ok([article]),
  identity = {},
}: Visit = {}) {
  const call = fakeCall({
    level,
    savedYear,
    favourites: { subjects: subjects.map((id) => ({ id })) },
    courses: { findCourses },
    content: {
      articles,
      subjectGuides: () =>
        ok([{ id: '37', title: 'History', image: null, icon: null, url: '/h', subjectMap: '' }]),
    },
    identity,
  });
  return renderPage(<ForYouPage {...await forYouView(call)} />, '/explore/for-you');
}

describe('the "For you" page', () => {
  it('the page has courses and articles for the favourite subjects', async () => {
    const html = await visit();
    expect(html).toMatch(/<a href="\/coursedisplay\/results\?subjectGuides=37"[^>]*>History</);
    expect(html).toMatch(/<a href="\/coursedisplay\/courses\/l34-history[^>]*>History</);
    expect(html).toMatch(
      /<a href="https:\/\/read.example\/letter"[^>]*>The letter in the archive</,
    );
    expect(html).toContain('href="/coursedisplay/results?subjectGuides=37&amp;subjectGuides=28"');
    expect(html).toContain('See all 321 courses');
  });

  it.each([
    ['Undergraduate', null, { scheme: 'undergraduate' }],
    ['Postgraduate', 2028, { scheme: 'postgraduate', studyYear: 2028 }],
  ] as const)(
    "the page requests %s courses for the saved year %s, nearest to the applicant's home first",
    async (level, savedYear, conditions) => {
      const requests: CourseQuery[] = [];
      await visit({
        level,
        savedYear,
        findCourses(_context, query) {
          requests.push(query);
          return foundCourses();
        },
      });
      expect(requests).toEqual([
        {
          subjectGuides: ['37', '28'],
          ...conditions,
          limit: 48,
          near: leicester,
          sortBy: 'distance',
        },
      ]);
    },
  );

  it('the page shows six courses with different titles', async () => {
    const found = Array.from({ length: 12 }, (_, index) => ({
      ...sampleCourse(),
      course: `Title ${Math.floor(index / 2)}`,
      courseId: `course-${index}`,
    }));
    const html = await visit({
      findCourses: () => ok({ total: 12, courses: found, filters: null }),
    });
    const shown = [...html.matchAll(/>(Title \d)</g)].map(([, title]) => title);
    expect(shown).toEqual(['Title 0', 'Title 1', 'Title 2', 'Title 3', 'Title 4', 'Title 5']);
  });

  it('the page uses the twelve most recent favourite subjects', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => String(index));
    const requests: (readonly string[] | undefined)[] = [];
    await visit({
      subjects: ids,
      findCourses(_context, { subjectGuides }) {
        requests.push(subjectGuides);
        return foundCourses();
      },
    });
    expect(requests).toEqual([ids.slice(0, 12)]);
  });

  it('without favourite subjects the page links to the subjects, and makes no request', async () => {
    const never = () => {
      throw new Error('not asked');
    };
    const html = await visit({ subjects: [], findCourses: never, articles: never });
    expect(html).toContain('>Tell us what interests you<');
    expect(html).toMatch(/<a href="\/explore\/subjects"[^>]*>Choose subjects</);
    expect(html).not.toContain('Things to read');
  });

  it('the page shows a message when there are no courses and articles for the subjects', async () => {
    const html = await visit({
      findCourses: () => ok({ total: 0, courses: [], filters: null }),
      articles: () => ok([]),
    });
    expect(html).toContain('There are no courses in your subjects at this level yet.');
    expect(html).toContain('There is nothing to read about your subjects yet.');
  });

  it('[FAV-38] if the articles are unreadable, the page shows an error message and the courses', async () => {
    const html = await visit({ articles: () => failed('badContract', 200) });
    expect(html).toContain('>There has been a problem fetching articles. Error parsing response.<');
    expect(html).toContain('See all 321 courses');
    expect(html).not.toContain('There is nothing to read');
  });

  it('if the courses are unavailable, the page shows an error message and the articles', async () => {
    const html = await visit({ findCourses: () => failed('timeout', null) });
    expect(html).toContain('>There has been a problem fetching courses. (Back soon - timeout)<');
    expect(html).toContain('The letter in the archive');
  });

  it('if the favourites are unavailable, the page does not show them as empty', async () => {
    const html = await visit({
      identity: { listFavourites: () => failed('unavailable', 503) },
    });
    expect(html).toContain('>There has been a problem with your favourites. (Back soon - 503)<');
    expect(html).not.toContain('Tell us what interests you');
  });
});
