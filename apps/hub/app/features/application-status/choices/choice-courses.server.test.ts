import type { CoursesClient } from '@applicant-hub/api-clients';
import { course } from '@applicant-hub/api-clients/fixtures';
import { type Course, emptyPart } from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { expect, it, vi } from 'vitest';
import { coursePicture } from '#app/features/catalogue/cards/picture.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { loadChoiceCourses } from './choice-courses.server.ts';
import { fakeScope } from '../testing/fake-scope.ts';

const wanted = course({ course: 'Psychology', university: 'Lancaster University' });
const decision = {
  institutionCode: 'L14',
  institutionName: 'Lancaster University',
  courseName: 'Psychology',
  choiceStatus: '',
  choiceStatusId: 'C',
  reasonsOfDelay: null,
};

/** Loads the courses of an applicant with one choice, while the catalogue returns this response. */
async function coursesOf(
  findCourses: () => ReturnType<CoursesClient['findCourses']>,
  favourites: readonly string[] | null = [],
  names: object = {},
) {
  const find = vi.fn(findCourses);
  const { courseOptionId, academicYearId } = wanted;
  const items = favourites?.map((courseId) => ({ courseId, courseOptionId, academicYearId }));
  const scope = fakeScope({
    courses: { findCourses: find },
    events: { listKeyDates: () => ok(keyDatesOfCycles) },
    identity: {
      saveSetting: () => ok(null),
      favouritesOverview: () => failed('unavailable', 503),
      listFavourites: () =>
        items ? ok({ items: items as never, total: items.length }) : failed('unavailable', 503),
    },
  });
  void scope.context.once('applications:2027', () =>
    Promise.resolve({
      parts: {
        ug: {
          ...emptyPart,
          applicationStarted: true,
          applicationStatus: 'Referred',
          originalApplications: [{ ...decision, ...names }],
        },
        uc: emptyPart,
      },
      ...{ pending: [], failed: [], unknownMode: [], isConfigured: true, inClearing: false },
      debug: { ug: null, uc: null },
      codes: { ug: [], uc: [] },
      committed: { ug: null, uc: null },
      recalled: { ug: null, uc: null },
      memory: { context: scope.context, uid: 'me', studyYear: 2027 },
    }),
  );
  return { found: await loadChoiceCourses(scope), find };
}

const page = (...courses: Course[]) => ok({ total: courses.length, courses, filters: null });

it('[EXT-29] a choice matches the course with the same university and course name', async () => {
  const others = [
    course({ course: 'Psychology with French', university: 'Lancaster University' }),
    course({ course: 'Psychology', university: 'Lancaster College' }),
  ];
  const { found, find } = await coursesOf(() => page(...others, wanted));
  const { courseId, courseOptionId, academicYearId } = wanted;
  expect(found).toEqual({
    'Psychology, Lancaster University': {
      ref: { courseId, courseOptionId, academicYearId },
      ...coursePicture(wanted),
      isFavourite: false,
    },
  });
  expect(find).toHaveBeenCalledTimes(1);
});

it.each([
  [[wanted.courseId], true],
  [['another'], false],
  [null, null],
])(
  '[EXT-29] with the favourites %j the choice has a filled heart: %s',
  async (favourites, isFavourite) => {
    const { found } = await coursesOf(() => page(wanted), favourites);
    expect(found['Psychology, Lancaster University']?.isFavourite).toBe(isFavourite);
  },
);

it.each([{ institutionName: null }, { courseName: null }])(
  '[EXT-29][AMB-119] the catalogue is not searched for a choice with %j',
  async (names) => {
    const { found, find } = await coursesOf(() => page(wanted), [], names);
    expect(found).toEqual({});
    expect(find).not.toHaveBeenCalled();
  },
);

it.each([
  [
    'does not have the course',
    () => page(course({ course: 'Psychology', university: 'Elsewhere' })),
  ],
  ['fails', () => failed('unavailable', 503)],
])('a choice shows only its names when the catalogue %s', async (_what, result) => {
  expect((await coursesOf(result)).found).toEqual({});
});
