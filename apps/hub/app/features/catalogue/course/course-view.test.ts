import { describe, expect, it } from 'vitest';
import { courseCard } from './course-view.ts';
import { sampleCourse } from './courses.fixture.ts';

const page = '/coursedisplay/results?SearchText=a%26b&page=2';

describe('courseCard', () => {
  it('a card links to the page of its course, with the current page as the target of the back link', () => {
    const { href } = courseCard({ ...sampleCourse, courseId: 'a/b' }, page);
    const url = new URL(href, 'http://hub.test');
    expect(url.pathname).toBe('/coursedisplay/courses/a%2Fb');
    expect(url.searchParams.get('courseOptionId')).toBe('full-time');
    expect(url.searchParams.get('backUrl')).toBe(page);
  });

  it('a card has only the data that it shows', () => {
    expect(courseCard({ ...sampleCourse, distance: 19.4 }, page)).toEqual({
      ref: { courseId: 'c-1', courseOptionId: 'full-time', academicYearId: '2027' },
      title: 'English Literature',
      fullTitle: 'English Literature, University of East Anglia',
      href: expect.stringContaining('/coursedisplay/courses/c-1?') as string,
      summary: 'Read widely, and write about what you read.',
      university: 'University of East Anglia',
      town: 'Norwich',
      distance: '12 miles away',
      picture: 'https://pictures.example/c-1.svg',
      drawing: expect.any(String) as string,
      startDate: 'September 2027',
      duration: '3 years',
      qualification: 'BA (Hons)',
      studyMode: 'Full-time',
      points: '112 to 128',
    });
  });
});
