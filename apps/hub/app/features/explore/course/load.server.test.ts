import type { CoursesClient } from '@applicant-hub/api-clients';
import { data } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { failed, fakeCall, ok } from '#app/platform/request/testing/fake-call.ts';
import { loadCourse } from './load.server.ts';

const load = (findCourse: CoursesClient['findCourse']) =>
  loadCourse(fakeCall({ courses: { findCourse } }), {
    courseId: 'nonsense',
    courseOptionId: 'nonsense-ft',
    backUrl: null,
    chosen: Promise.resolve([]),
  });

describe('the course page', () => {
  it.each([
    ['is unknown', () => ok(null)],
    ['is refused by the API', () => failed('status', 400)],
  ])('the page returns 404 for an id that %s', async (_why, findCourse) => {
    await expect(load(findCourse)).rejects.toEqual(data(null, { status: 404 }));
  });

  it('if the course fails to load, the page shows an error message', async () => {
    expect(await load(() => failed('unavailable', 503))).toEqual({
      course: null,
      problem: 'There has been a problem fetching courses. (Back soon - 503)',
    });
  });
});
