import { describe, expect, it } from 'vitest';
import {
  fullTime,
  partTime,
  sampleDetails,
} from '#app/features/catalogue/course/courses.fixture.ts';
import { courseView, type LoadedCourse } from './course-page-view.server.ts';

const loaded: LoadedCourse = {
  course: sampleDetails,
  courseOptionId: null,
  isFavourite: false,
  home: null,
  points: { kind: 'none' },
  chosen: [],
  backUrl: '/explore/favourites',
};

const paramsOf = (href: string | undefined) =>
  Object.fromEntries(new URL(href ?? '', 'http://hub.test').searchParams);

describe('courseView', () => {
  it.each([
    ['the address has no option', null, 'full-time'],
    ['the address has the option', 'part-time', 'part-time'],
    ['the address has an option that no longer exists', 'gone', 'full-time'],
  ])('when %s (%s), the selected option is %s', (_name, courseOptionId, expected) => {
    const view = courseView({ ...loaded, courseOptionId });
    expect(view.ref).toEqual({
      courseId: 'c-1',
      courseOptionId: expected,
      academicYearId: '2027',
    });
    expect(paramsOf(view.applyHref)['courseOptionId']).toBe(expected);
    expect(view.options.filter(({ isChosen }) => isChosen)).toHaveLength(1);
  });

  it('the order of the options does not depend on the order in the response', () => {
    const course = { ...sampleDetails, options: [partTime, fullTime] as const };
    const view = courseView({ ...loaded, course, courseOptionId: 'part-time' });
    expect(view.options.map(({ title, isChosen }) => [title, isChosen])).toEqual([
      ['Full-time, September 2027', false],
      ['Part-time, January 2028', true],
    ]);
    expect(view.facts.startDate).toBe('January 2028');
    expect(paramsOf(view.options[0]?.href)).toEqual({
      courseOptionId: 'full-time',
      backUrl: '/explore/favourites',
    });
  });

  it('[FAV-20][AMB-119] unreadable Tariff points are not shown as "not used"', () => {
    const options = [{ ...fullTime, ucasPoints: 'notKnown' }] as const;
    const points = { kind: 'known', points: 120 } as never;
    const view = courseView({ ...loaded, points, course: { ...sampleDetails, options } });
    expect(view.pointsSentence).toContain("We can't tell right now");
    expect(view.check).toBeNull();
  });

  it('[FAV-20] an option without a start date is last', () => {
    const options = [{ ...fullTime, startDate: null }, partTime] as const;
    const view = courseView({ ...loaded, course: { ...sampleDetails, options } });
    expect(view.options.map(({ title }) => title)).toEqual([
      'Part-time, January 2028',
      'Full-time, Not known',
    ]);
  });

  it.each([
    ['undergraduate', 'ucas'],
    ['conservatoires', 'cons'],
  ] as const)(
    'the apply link leads to the course confirmation, with the scheme of %s courses',
    (scheme, applyScheme) => {
      const { applyHref } = courseView({ ...loaded, course: { ...sampleDetails, scheme } });
      expect(applyHref.split('?')[0]).toBe('/application');
      expect(paramsOf(applyHref)).toEqual({
        coursePrimaryId: 'c-1',
        courseOptionId: 'full-time',
        scheme: applyScheme,
      });
    },
  );

  it('the Tariff points of the selected option are explained in a sentence', () => {
    expect(courseView(loaded).pointsSentence).toContain('112 to 128 UCAS Tariff points');
    expect(courseView({ ...loaded, courseOptionId: 'part-time' }).pointsSentence).toContain(
      "doesn't use UCAS Tariff points",
    );
  });

  it("[EXT-37] the applicant's points are compared with the selected option", () => {
    const mine = { ...loaded, points: { kind: 'known', points: 104 } } as const;
    expect(courseView(mine).check?.words).toBe('8 points short');
    expect(courseView({ ...mine, courseOptionId: 'part-time' }).check?.words).toBe(
      'Asks for grades: see entry requirements',
    );
    expect(courseView(loaded).check).toBeNull();
    expect(courseView(loaded).points.link).toBe('Add your grades');
  });

  it("the distance is shown when the applicant's home and the course's place are known", () => {
    const leicester = { lat: 52.6369, lng: -1.1398 };
    expect(courseView({ ...loaded, home: leicester }).place).toBe('Norwich, 100 miles away');
    expect(courseView(loaded).place).toBe('Norwich');
    const course = { ...sampleDetails, latlon: null };
    expect(courseView({ ...loaded, course, home: leicester }).place).toBe('Norwich');
  });
});
