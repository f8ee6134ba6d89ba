import type { CoursesClient } from '@applicant-hub/api-clients';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDetails } from '#app/features/catalogue/course/courses.fixture.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { sampleUni } from '#app/features/catalogue/testing/samples.ts';
import { allCards, applicationsOf, fakeScope } from '../testing/fake-scope.ts';
import { loadConfirmation } from './load.server.ts';

const findApplications = vi.fn<(...requests: unknown[]) => unknown>();
vi.mock('../applications/applications.server.ts', async (original) => ({
  ...(await original<object>()),
  findApplications: (...requests: unknown[]) => Promise.resolve(findApplications(...requests)),
}));
beforeEach(() => void findApplications.mockReturnValue(applicationsOf([])));

const requested = { courseId: 'c-1', courseOptionId: 'full-time', scheme: 'ucas' } as const;

const findCourse = vi.fn<CoursesClient['findCourse']>();
beforeEach(() => void findCourse.mockReset().mockReturnValue(ok(sampleDetails)));

const load = (
  options: Parameters<typeof fakeScope>[0] = {},
  query: Partial<typeof requested> = {},
) =>
  loadConfirmation(fakeScope({ courses: { findCourse }, ...options }), { ...requested, ...query });

const at = (studyYear: string, now: string) => ({
  saved: { studyYear, studyLevel: 'Undergraduate' },
  now,
});

describe('the confirmation of a course', () => {
  it('[ACS-15][ACS-16][ACS-23] the course is requested by its ids and year, and shown', async () => {
    const view = await load();
    expect(findCourse.mock.calls.map(([, ...question]) => question)).toEqual([
      ['c-1', 'full-time', 2027],
    ]);
    expect(view).toMatchObject({
      headline: 'confirm',
      course: {
        title: 'English Literature',
        university: 'University of East Anglia',
        year: '2027',
        logo: 'https://pictures.example/uea.svg',
        picture: 'https://pictures.example/c-1.svg',
        drawing: expect.any(String) as string,
        courseCode: 'Q320',
        locationType: 'Main campus',
        startDate: 'September 2027',
      },
      retryHref: null,
    });
  });

  it.each([
    ['2025', '2026-11-22T10:00:00Z', 2027],
    ['2026', '2026-09-30T12:00:00+01:00', 2026],
    ['2026', '2026-10-01T12:00:00+01:00', 2027],
    ['2027', '2026-11-22T10:00:00Z', 2027],
  ])(
    'with the study year %s, at %s, the course is requested and linked for the apply year %i',
    async (studyYear, now, year) => {
      const view = await load(at(studyYear, now));
      expect(findCourse.mock.calls[0]?.[3]).toBe(year);
      expect(view.start).toMatchObject({
        year,
        href: `http://127.0.0.1:4000/site/apply/${year}/undergraduate`,
      });
    },
  );

  it('[ACS-24] the link leads to the track URL if there is an application, otherwise to the apply URL', async () => {
    expect((await load()).start?.href).toBe('http://127.0.0.1:4000/site/apply/2027/undergraduate');
    findApplications.mockReturnValue(applicationsOf(['uc']));
    expect((await load()).start?.href).toBe('http://127.0.0.1:4000/site/apply/2027/undergraduate');
    findApplications.mockReturnValue(applicationsOf(['ug']));
    expect((await load()).start).toEqual({
      href: 'http://127.0.0.1:4000/site/track/2027/undergraduate',
      year: 2027,
      isTracked: true,
      isUnsure: false,
      hidden: null,
    });
  });

  it.each([
    ['undergraduate', 'ug', 'ucas', 'track/2027/undergraduate'],
    ['postgraduate', 'ug', 'ucas', 'apply/2027/postgraduate'],
    ['conservatoires', 'ug', 'cons', 'apply/2027/conservatoires'],
    ['conservatoires', 'uc', 'cons', 'track/2027/conservatoires'],
  ] as const)(
    '[ACS-24] for a course of the scheme %s, with an application in %s, the scheme %s in the URL leads to %s',
    async (courseScheme, started, scheme, path) => {
      findCourse.mockReturnValue(ok({ ...sampleDetails, scheme: courseScheme }));
      findApplications.mockReturnValue(applicationsOf([started]));
      const { start } = await loadConfirmation(fakeScope({ courses: { findCourse } }), {
        ...requested,
        scheme,
      });
      expect(start).toMatchObject({
        href: `http://127.0.0.1:4000/site/${path}`,
        isTracked: path.startsWith('track'),
      });
    },
  );

  it.each([
    ['England', '/ucas/teaching-in-england'],
    ['Northern Ireland', '/ucas/teaching-in-northern-ireland'],
    ['Scotland', 'http://127.0.0.1:4000/site/track/2027/undergraduate'],
    ['Wales', 'http://127.0.0.1:4000/site/track/2027/undergraduate'],
  ])('[ACS-13][ACS-14] teacher training in %s leads to %s', async (country, href) => {
    findCourse.mockReturnValue(ok({ ...sampleDetails, scheme: 'teacher-training' }));
    findApplications.mockReturnValue(applicationsOf(['ug']));
    const { providerId } = sampleDetails;
    const listUnis = vi.fn(() => ok([sampleUni({ providerId, country })]));
    const { start } = await load({ courses: { findCourse, listUnis } });
    expect(start?.href).toBe(href);
  });

  it('teacher training has no link while its country is not known', async () => {
    findCourse.mockReturnValue(ok({ ...sampleDetails, scheme: 'teacher-training' }));
    const listUnis = () => failed('unavailable', 503);
    const view = await load({ courses: { findCourse, listUnis } });
    expect(view).toMatchObject({
      headline: 'confirm',
      start: null,
      retryHref: '/dashboard/application',
    });
  });

  it.each([
    ['ug', true, '/dashboard/application'],
    ['uc', false, null],
  ] as const)(
    'while the application API of %s fails, the link is marked as uncertain: %s',
    async (scheme, isUnsure, retryHref) => {
      findApplications.mockReturnValue(applicationsOf([], [scheme]));
      expect(await load()).toMatchObject({ start: { isUnsure, isTracked: false }, retryHref });
    },
  );

  it.each([
    [2027, { isTracked: true, isUnsure: false }],
    [2026, { isTracked: false, isUnsure: false }],
  ])(
    '[ACS-24] with an application for %i, the link leads to the application only if that is the apply year, 2027',
    async (startedIn, start) => {
      findApplications.mockImplementation((_scope: unknown, year: unknown) =>
        applicationsOf(year === startedIn ? ['ug'] : []),
      );
      const view = await load(at('2026', '2026-11-22T10:00:00Z'));
      expect(view.start).toMatchObject({ year: 2027, ...start });
    },
  );

  it('while the API fails, the link for the apply year is marked as uncertain', async () => {
    findApplications.mockReturnValue(applicationsOf([], ['ug']));
    const view = await load(at('2026', '2026-11-22T10:00:00Z'));
    expect(view.start).toMatchObject({ year: 2027, isTracked: false, isUnsure: true });
  });

  it('[ACS-20] the applicant cannot apply for a course in an earlier year', async () => {
    findCourse.mockReturnValue(ok({ ...sampleDetails, academicYearId: '2025' }));
    expect(await load()).toMatchObject({ headline: 'cannotApply', start: null });
  });

  it.each([
    ['its card is switched off', { cards: { 2027: { ...allCards, undergraduate: false } } }],
    ['editors have published nothing about its year', { cards: {} }],
    [
      'its link is switched off',
      {
        applicationMode: {
          2027: {
            undergraduate: 'off',
            postgraduate: 'on',
            conservatoires: 'on',
            teachertraining: 'on',
            preregistration: 'on',
          },
        },
      },
    ],
  ] as const)('[ACS-21] a course is closed when %s', async (_when, pageState) => {
    expect(await load({ pageState })).toMatchObject({ headline: 'unavailable', start: null });
  });

  it('[ACS-21] a course is closed when its scheme is not the scheme in the URL', async () => {
    findCourse.mockReturnValue(ok({ ...sampleDetails, scheme: 'conservatoires' }));
    expect(await load()).toMatchObject({ headline: 'unavailable' });
  });

  it.each([
    ['is unknown', () => ok(null), null, null],
    ['is refused by the API', () => failed('status', 400), null, null],
    [
      'no longer has this option',
      () => ok({ ...sampleDetails, courseOptionId: 'other' }),
      '/coursedisplay/courses/c-1?courseOptionId=other',
      null,
    ],
    ['fails to load', () => failed('unavailable', 503), null, '/dashboard/application'],
  ])(
    '[ACS-22] the page shows no course if the course %s, and offers a retry only after a failed load',
    async (_which, result, courseHref, retryHref) => {
      findCourse.mockImplementation(result);
      expect(await load()).toMatchObject({
        headline: 'notFound',
        course: null,
        courseHref,
        start: null,
        retryHref,
      });
    },
  );

  it('[ACS-21] the page of a closed course has no link to try again', async () => {
    findCourse.mockImplementation(() => failed('unavailable', 503));
    expect(await load({ pageState: { cards: {} } })).toMatchObject({
      headline: 'unavailable',
      courseHref: null,
      retryHref: null,
    });
  });
});
