import type { CoursesClient } from '@applicant-hub/api-clients';
import { course } from '@applicant-hub/api-clients/fixtures';
import { type Course, emptyPart } from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { coursePicture } from '#app/features/catalogue/cards/picture.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { findChosenCourses, loadChoiceCourses } from './choice-courses.server.ts';
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

interface Tracked {
  favourites?: readonly string[] | null;
  /** Other properties of the choice. */
  names?: object;
  /** Other properties of the response of the application APIs. */
  applications?: object;
}

/** The hub knows the choices from an earlier check. */
const recalled = {
  parts: { ug: { ...emptyPart, applyUnavailable: true }, uc: emptyPart },
  recalled: {
    ug: { status: 'waitingForDecisions', started: true, at: 0, decisions: [decision] },
    uc: null,
  },
};

/** An applicant with one choice, while the catalogue returns this response. */
function applicantWith(
  findCourses: () => ReturnType<CoursesClient['findCourses']>,
  { favourites = [], names = {}, applications = {} }: Tracked = {},
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
      ...applications,
    }),
  );
  return { scope, find };
}

async function coursesOf(...applicant: Parameters<typeof applicantWith>) {
  const { scope, find } = applicantWith(...applicant);
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
    const { found } = await coursesOf(() => page(wanted), { favourites });
    expect(found['Psychology, Lancaster University']?.isFavourite).toBe(isFavourite);
  },
);

it.each([{ institutionName: null }, { courseName: null }])(
  '[EXT-29][AMB-119] the catalogue is not searched for a choice with %j',
  async (names) => {
    const { found, find } = await coursesOf(() => page(wanted), { names });
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

describe('the choices for other pages', () => {
  const chosen = (...applicant: Parameters<typeof applicantWith>) =>
    findChosenCourses(applicantWith(...applicant).scope);

  it('a chosen course has the state that the tile shows, and a link to the choices', async () => {
    expect(await chosen(() => page(wanted))).toEqual([
      {
        course: wanted,
        choice: {
          state: 'conditionalOffer',
          label: 'Conditional offer',
          href: '/dashboard#tile-ug-choices',
        },
      },
    ]);
  });

  it('no course counts as chosen when two courses have the names of the choice', async () => {
    const other = { ...wanted, courseId: 'another' };
    expect(await chosen(() => page(wanted, other))).toEqual([]);
  });

  it.each([
    ['the application APIs are slow', { pending: ['ug'] }],
    ['tracking fails and the choices are from an earlier check', { failed: ['ug'], ...recalled }],
  ])('no course counts as chosen while %s', async (_name, applications) => {
    expect(await chosen(() => page(wanted), { applications })).toEqual([]);
  });

  it('no course counts as chosen when an application API refuses the session', async () => {
    const scope = fakeScope();
    const refuse = vi.fn().mockRejectedValue(new Response(null, { status: 302 }));
    await scope.context.once('apply', refuse).catch(() => null);
    expect(await findChosenCourses(scope)).toEqual([]);
  });
});
