import { m } from '@applicant-hub/copy';
import { describe, expect, it, vi } from 'vitest';
import { sampleDetails } from '#app/features/catalogue/course/courses.fixture.ts';
import { sampleUni } from '#app/features/catalogue/testing/samples.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { FakeClients } from '#app/platform/server/testing/fake-clients.ts';
import { sharedComparison } from './shared-view.server.ts';

const refs = ['a', 'b'].map((courseId, index) => ({
  courseId,
  courseOptionId: `${courseId}-ft`,
  academicYearId: String(2027 + index),
}));

const uni = sampleUni({ providerId: sampleDetails.providerId });

const findCourse = vi.fn((_context: unknown, courseId: string) =>
  ok({ ...sampleDetails, courseId, course: `Course ${courseId}` }),
);

/** A scope that has only the token of a link. */
function shown(courses: NonNullable<FakeClients['courses']>) {
  const { context } = testScope({
    context: {
      clients: { courses: { findCourse, listUnis: () => ok([uni]), ...courses } },
    },
  });
  const applicant = { session: { accessToken: 'only-reads' } };
  return sharedComparison({ context, applicant }, refs);
}

describe('a shared comparison', () => {
  it("[EXT-38] the courses have their own options and years, and are fetched with the link's token", async () => {
    const view = await shown({});
    expect(view.courses.map(({ fullTitle }) => fullTitle)).toEqual([
      `Course a, ${sampleDetails.university}`,
      `Course b, ${sampleDetails.university}`,
    ]);
    expect(view.courses.map(({ uniUrl }) => uniUrl)).toEqual([uni.url, uni.url]);
    const rating = view.facts.find(({ label }) => label === m.manage_column_tef());
    expect(rating?.values).toEqual([uni.tef, uni.tef]);
    expect(view).toMatchObject({ missing: 0, isIncomplete: false });
    expect(findCourse.mock.calls).toEqual([
      [expect.objectContaining({ token: 'only-reads' }), 'a', 'a-ft', 2027],
      [expect.objectContaining({ token: 'only-reads' }), 'b', 'b-ft', 2028],
    ]);
  });

  it('the page states how many courses no longer exist, and whether data failed to load', async () => {
    const gone = await shown({ findCourse: () => ok(null) });
    expect(gone).toMatchObject({ courses: [], missing: 2, isIncomplete: false });
    const late = await shown({ listUnis: () => failed('timeout', null) });
    expect(late).toMatchObject({
      courses: [{ uniUrl: null }, { uniUrl: null }],
      isIncomplete: true,
    });
    expect(await shown({ findCourse: () => failed('timeout', null) })).toMatchObject({
      courses: [],
      missing: 0,
      isIncomplete: true,
    });
  });
});
