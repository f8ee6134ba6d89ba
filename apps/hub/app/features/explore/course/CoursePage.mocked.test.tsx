import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { fullTime, sampleDetails } from '#app/features/catalogue/course/courses.fixture.ts';
import type { ChosenCourse } from '#app/features/catalogue/choice/own-choice.ts';
import { courseView } from './course-page-view.server.ts';
import { CoursePage } from './CoursePage.tsx';

// These components need a router and a browser. They have their own tests.
vi.mock('#app/features/favourites/FavouriteButton.tsx', () => ({
  FavouriteButton: ({ title }: { title: string }) => <button>{title}</button>,
}));
vi.mock('#app/platform/map/PlacesMap.tsx', () => ({
  PlacesMap: ({ points }: { points: readonly { name: string; href: string }[] }) =>
    points.map(({ name, href }) => `map of ${name} at ${href}`),
}));

const page = {
  problem: null,
  back: { href: '/explore/favourites', label: 'Back' },
  home: { postcode: 'LE1 3HP', place: null },
  tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  retryHref: '/coursedisplay/courses/c-1?courseOptionId=full-time',
};

const view = (course = sampleDetails, chosen: readonly ChosenCourse[] = []) =>
  courseView({
    course,
    courseOptionId: null,
    isFavourite: false,
    home: null,
    points: { kind: 'none' },
    chosen,
    backUrl: null,
  });

const html = (course = view()) => renderToStaticMarkup(<CoursePage {...page} course={course} />);

describe('the course page', () => {
  it('the page shows the course, its place, its requirements and its contacts', () => {
    const text = html();
    expect(text).toMatch(/<h1[^>]*>English Literature<\/h1>/);
    expect(text).toMatch(
      /<a href="\/explore\/uni-detail\/10007789"[^>]*>University of East Anglia<\/a>/,
    );
    for (const words of [
      'Read widely, and write about what you read.',
      'You read a great deal.',
      'You write a little more each year.',
      'BBC to ABB',
      'Taught at: Main campus. Course code: Q320. Year of entry: 2027.',
      'map of University of East Anglia at /explore/uni-detail/10007789',
      '<button>English Literature, University of East Anglia</button>',
      'href="tel:01603591515"',
      'href="mailto:admissions@uea.example"',
      'href="https://uea.example/admissions"',
      'href="/explore/favourites"',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('a chosen course shows the state of the choice instead of a link to apply', () => {
    const href = '/dashboard#tile-ug-choices';
    const choice = { state: 'conditionalOffer', label: 'Conditional offer', href } as const;
    const text = html(view(sampleDetails, [{ course: sampleDetails, choice }]));
    expect(text).toMatch(/Your choice<.*Conditional offer<\/span>/);
    expect(text).toMatch(/<a href="\/dashboard#tile-ug-choices"[^>]*>See your choices</);
    expect(text).not.toContain('Apply for this course');
    expect(html()).toContain('Apply for this course');
    expect(html()).not.toContain('Your choice');
  });

  it('every option is a link, and the selected option is marked', () => {
    const text = html();
    expect(text.match(/<a href="\/coursedisplay\/courses\/c-1\?/g)).toHaveLength(2);
    expect(text.match(/aria-current="true"/g)).toHaveLength(1);
  });

  it('a course with one option has no list of options', () => {
    expect(html(view({ ...sampleDetails, options: [fullTime] }))).not.toContain('aria-current');
  });

  it('if the course is unavailable, the page shows an error message with a link to try again', () => {
    const text = renderToStaticMarkup(
      <CoursePage {...page} course={null} problem="The courses are late." />,
    );
    expect(text).toContain('The courses are late.');
    expect(text).toMatch(/<a href="\/coursedisplay\/courses\/c-1\?[^"]*"[^>]*>Try again</);
    expect(text).toContain('href="/explore/favourites"');
  });
});
