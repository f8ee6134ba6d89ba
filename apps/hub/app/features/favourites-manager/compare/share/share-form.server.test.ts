import type { IdentityClient } from '@applicant-hub/api-clients';
import { favouritesOverview, share } from '@applicant-hub/api-clients/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { sampleDetails } from '#app/features/catalogue/course/courses.fixture.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { compareShareForm, shareComparison } from './share-form.server.ts';

const ref = (courseId: string) => ({
  courseId,
  courseOptionId: `${courseId}-ft`,
  academicYearId: '2027',
});

function form(...courses: string[]): FormData {
  const data = new FormData();
  data.append('id', 'made-by-the-form-00');
  data.append('days', '90');
  for (const course of courses) data.append('course', course);
  return data;
}

const made = () => vi.fn(() => ok({ outcome: 'made' as const, share: share() }));

const call = (makeShare: () => ReturnType<ReturnType<typeof made>> | ReturnType<typeof failed>) =>
  testScope({ context: { clients: { identity: { makeShare } } } });

describe('the form that shares a comparison', () => {
  it('[EXT-38] the form has the courses of the shortlist with their options and years', async () => {
    const slots = { 1: ref('a'), 2: null, 3: ref('b'), 4: null, 5: null };
    const scope = testScope({
      context: {
        clients: {
          identity: {
            favouritesOverview: () => ok(favouritesOverview({ shortlist: { version: 1, slots } })),
          },
          courses: {
            findCourse: (_context: unknown, courseId: string) =>
              ok({ ...sampleDetails, ...ref(courseId), course: `Course ${courseId}` }),
          },
        },
      },
    });
    const view = await compareShareForm(scope, { courseIds: [], onlyDifferences: false });
    expect(view).toMatchObject({
      days: 7,
      message: null,
      courses: [
        { field: 'a|a-ft|2027', title: `Course a, ${sampleDetails.university}` },
        { field: 'b|b-ft|2027', title: `Course b, ${sampleDetails.university}` },
      ],
    });
  });

  it('[EXT-38] the form shares the courses that it showed, for the chosen time', async () => {
    const makeShare = made();
    const outcome = await shareComparison(call(makeShare), form('a|a-ft|2027', 'b|b-ft|2027'));
    expect(outcome).toEqual({ noticeId: expect.any(String) as string });
    expect(makeShare).toHaveBeenCalledWith(expect.anything(), {
      id: expect.any(String) as string,
      parts: [],
      courses: [ref('a'), ref('b')],
      days: 90,
    });
  });

  it('[EXT-38] a form that is sent twice creates one link, and other courses create another link', async () => {
    const makeShare = vi.fn<IdentityClient['makeShare']>(made());
    const scope = testScope({ context: { clients: { identity: { makeShare } } } });
    for (const last of ['b', 'b', 'c']) {
      await shareComparison(scope, form('a|a-ft|2027', `${last}|${last}-ft|2027`));
    }
    const [first, again, other] = makeShare.mock.calls.map(([, { id }]) => id);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('a single course or an invalid field creates no link', async () => {
    const makeShare = made();
    expect(await shareComparison(call(makeShare), form('a|a-ft|2027', 'b', ''))).toBeNull();
    expect(makeShare).not.toHaveBeenCalled();
  });

  it('if the identity API fails, the form still contains the submitted input', async () => {
    const outcome = await shareComparison(
      call(() => failed('unavailable', 503)),
      form('a|a-ft|2027', 'b|b-ft|2027'),
    );
    expect(outcome).toMatchObject({
      status: 503,
      term: { id: 'made-by-the-form-00', days: 90 },
      message: { tone: 'danger', text: expect.stringContaining("couldn't be made") as string },
    });
  });
});
