import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { withQuery, context, http, json } from '../testing/pact.ts';
import { createCoursesClient } from './client.ts';
import { courseDetails, courseDetailsBody } from './fixtures.ts';
import { anyCourse, literature, noDistance, offered, path } from './contract-parts.ts';

const { eachLike, equal, like, string } = MatchersV3;

const client = (url: string) => createCoursesClient(http, url);

const detailsBody = (courseOptionId: string) => ({
  results: [
    like({
      ...courseDetailsBody(),
      ...anyCourse,
      ...noDistance,
      courseId: equal(literature.courseId),
      courseOptionId: equal(courseOptionId),
      scheme: equal('undergraduate'),
      description: eachLike(string('You read widely.')),
      entryRequirements: eachLike({ label: string('A levels'), text: string('BBC to ABB') }),
    }),
  ],
});
const details = courseDetails({ distance: null, description: ['You read widely.'] });

/** `client.pact.test.ts` calls this function, because one file must write the whole pact. */
export function coursePageContract(pact: PactV4): void {
  it('the client reads a course page', () =>
    pact
      .addInteraction()
      .given(offered, {
        courseId: literature.courseId,
        courseOptionId: literature.courseOptionId,
      })
      .uponReceiving('a request for the details of a course')
      .withRequest('GET', path, withQuery({ mode: 'details', courses: literature.courseId }))
      .willRespondWith(200, json(detailsBody(literature.courseOptionId)))
      .executeTest(async ({ url }) => {
        expect(await client(url).findCourse(context, literature.courseId, null)).toEqual({
          ok: true,
          value: details,
        });
      }));

  it('the client reads the page for an option of a course', () => {
    const { courseId, courseOptionId } = literature;
    const year = 2027;
    return pact
      .addInteraction()
      .given(offered, { courseId, courseOptionId })
      .uponReceiving('a request for the details of an option of a course')
      .withRequest(
        'GET',
        path,
        withQuery({
          mode: 'details',
          courses: `${courseId}:${courseOptionId}`,
          studyYear: String(year),
        }),
      )
      .willRespondWith(200, json(detailsBody(courseOptionId)))
      .executeTest(async ({ url }) => {
        expect(await client(url).findCourse(context, courseId, courseOptionId, year)).toEqual({
          ok: true,
          value: details,
        });
      });
  });

  it('an unknown course returns null', () =>
    pact
      .addInteraction()
      .given('no course has an id', { courseId: 'e14-alchemy' })
      .uponReceiving('a request for the details of a course that does not exist')
      .withRequest('GET', path, withQuery({ mode: 'details', courses: 'e14-alchemy' }))
      .willRespondWith(200, json({ results: [] }))
      .executeTest(async ({ url }) => {
        expect(await client(url).findCourse(context, 'e14-alchemy', null)).toEqual({
          ok: true,
          value: null,
        });
      }));
}
