import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CourseCard } from './CourseCard.tsx';
import { courseCard } from './course-view.ts';
import { partTime, sampleCourse } from './courses.fixture.ts';

const card = courseCard(sampleCourse, '/explore/favourites');

describe('CourseCard', () => {
  it('[FAV-9] a card shows title, summary, start date, duration, qualification, study mode and Tariff points', () => {
    const html = renderToStaticMarkup(<CourseCard card={card} level={3} />);
    expect(html).toMatch(/<h3[^>]*><a[^>]*>English Literature<\/a><\/h3>/);
    expect(html).toContain('Read widely, and write about what you read.');
    expect(facts(html)).toEqual([
      ['Start date', 'September 2027'],
      ['Duration', '3 years'],
      ['Qualification', 'BA (Hons)'],
      ['Study mode', 'Full-time'],
      ['Tariff points', '112 to 128'],
    ]);
  });

  it('[FAV-9] a card shows that the course does not use the Tariff', () => {
    const view = courseCard({ ...sampleCourse, options: [partTime] }, '/');
    const html = renderToStaticMarkup(<CourseCard card={view} level={3} />);
    expect(facts(html)).toContainEqual(['Tariff points', 'Not used']);
  });

  it('a card shows the distance to the town if it is known', () => {
    const near = courseCard({ ...sampleCourse, distance: 19.4 }, '/');
    expect(renderToStaticMarkup(<CourseCard card={near} level={3} />)).toContain(
      '>Norwich, 12 miles away<',
    );
    expect(renderToStaticMarkup(<CourseCard card={card} level={3} />)).toContain('>Norwich<');
  });

  it('a card shows the actions in its prop `actions`', () => {
    const html = renderToStaticMarkup(
      <CourseCard card={card} level={3} as="article" plain actions={<button>Keep</button>} />,
    );
    expect(html).toMatch(/^<article /);
    expect(html).toContain('<button>Keep</button>');
  });

  it.each([undefined, true] as const)(
    'a card without a picture shows the drawing of its course, with the prop `plain`: %s',
    (plain) => {
      const html = renderToStaticMarkup(
        <CourseCard card={{ ...card, picture: null }} level={3} plain={plain} />,
      );
      expect(html).toContain(`data-drawing="${card.drawing}"`);
      expect(html).not.toContain('<img');
    },
  );
});

const facts = (html: string): (string | undefined)[][] =>
  [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map(([, term, value]) => [
    term,
    value,
  ]);
