import type { CoursesClient } from '@applicant-hub/api-clients';
import type { CourseDetails } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { failed, fakeCall, ok } from '#app/platform/request/testing/fake-call.ts';
import { sampleCourse } from '../testing/samples.ts';
import { findCourse } from './find-course.server.ts';

const course: CourseDetails = {
  ...sampleCourse(),
  logo: null,
  scheme: 'undergraduate',
  description: [],
  entryRequirements: [],
  contact: { phone: '', email: '', url: null },
};
const { courseId } = course;

/** A fake API whose response depends on the option. It records the requested options and years. */
function apiWith(result: (option: string | null) => ReturnType<CoursesClient['findCourse']>) {
  const requests: [string | null, number | undefined][] = [];
  const find = (_context: unknown, _id: string, option: string | null, year?: number) => {
    requests.push([option, year]);
    return result(option);
  };
  return { requests, courses: { findCourse: find } };
}

describe('a course with its details', () => {
  it.each([
    ['the year of the favourite', '2028', 2027, 2028],
    ['the saved year when the favourite has no year', '', 2027, 2027],
    ['the saved year when the favourite has an invalid year', 'undecided', 2027, 2027],
    ['the year of the favourite when no year is saved', '2028', null, 2028],
    ['chosen by the API when there is no year', 'undecided', null, undefined],
  ])('the year of the course is %s', async (_why, academicYearId, savedYear, year) => {
    const { requests, courses } = apiWith(() => ok(course));
    const wanted = { courseId, courseOptionId: 'pt', academicYearId };
    await findCourse(fakeCall({ courses, savedYear }), wanted);
    expect(requests).toEqual([['pt', year]]);
  });

  it.each([
    ['no longer exists', () => ok(null)],
    ['is invalid', () => failed('status', 400)],
  ])('the course is found even when its option %s', async (_why, result) => {
    const { requests, courses } = apiWith((option) => (option === null ? ok(course) : result()));
    const found = await findCourse(fakeCall({ courses }), { courseId, courseOptionId: 'old' });
    expect(found).toEqual({ ok: true, value: course });
    expect(requests.map(([option]) => option)).toEqual(['old', null]);
  });

  it('for an id that the API rejects, no course is found', async () => {
    const { courses } = apiWith(() => failed('status', 400));
    const wanted = { courseId: 'x'.repeat(500), courseOptionId: null };
    expect(await findCourse(fakeCall({ courses }), wanted)).toEqual({ ok: true, value: null });
  });

  it('if the API is unavailable, the result is a failure', async () => {
    const { requests, courses } = apiWith(() => failed('unavailable', 503));
    expect(
      await findCourse(fakeCall({ courses }), { courseId, courseOptionId: 'pt' }),
    ).toMatchObject({ ok: false, failure: { status: 503 } });
    expect(requests).toHaveLength(1);
  });
});
