import { z } from 'zod';
import { ApiError } from '#src/http/api-error.ts';
import type { Refusals } from '#src/states/refusals.ts';
import { state, type States } from '#src/states/states.ts';
import { pointsResponse } from './responses/course-response.ts';
import { catalogue } from './catalogue/catalogue.ts';
import type { CatalogueCourse } from './catalogue/course.ts';
import { providersById } from './providers/providers.ts';
import { figuresOf } from './providers/uni-facts.ts';

const courseFacts = z.strictObject({
  courseId: z.string(),
  courseOptionId: z.string().optional(),
  course: z.string().optional(),
  providerId: z.string().optional(),
  town: z.string().optional(),
  region: z.string().optional(),
  scheme: z.string().optional(),
  qualification: z.string().optional(),
  studyMode: z.string().optional(),
  subjectGuide: z.string().optional(),
  subject: z.string().optional(),
  latlon: z.string().nullable().optional(),
  ucasPoints: z.string().optional(),
});

const uniFacts = z.strictObject({
  providerId: z.string(),
  name: z.string().optional(),
  country: z.string().optional(),
  latlon: z.string().nullable().optional(),
  tef: z.string().nullable().optional(),
});

/**
 * The catalogue cannot change, so a state only checks that the catalogue has the data that the
 * contract needs.
 */
export const coursesStates = (refusals: Refusals): States => ({
  'a course is offered': state(courseFacts, (_account, { courseId, ...facts }) => {
    const course = catalogue().find(courseId);
    if (course === undefined) throw notMet(`there is no course ${courseId}`);
    expectFacts(courseId, factsOf(course), facts);
  }),
  'no course has an id': state(z.strictObject({ courseId: z.string() }), (_account, params) => {
    if (catalogue().find(params.courseId) !== undefined) {
      throw notMet(`there is a course ${params.courseId}`);
    }
  }),
  'a university is listed': state(uniFacts, (_account, { providerId, ...facts }) => {
    const provider = providersById.get(providerId);
    if (provider === undefined) throw notMet(`there is no university ${providerId}`);
    const { name, country, latlon } = provider;
    const { tef } = figuresOf(provider);
    expectFacts(
      providerId,
      { name: [name], country: [country], latlon: [latlon], tef: [tef] },
      facts,
    );
  }),
  'the cost of living at a university is known': state(
    z.strictObject({ providerId: z.string() }),
    (_account, { providerId }) => {
      const provider = providersById.get(providerId);
      if (provider === undefined || figuresOf(provider).costOfLiving === null) {
        throw notMet(`the cost of living at ${providerId} is not known`);
      }
    },
  ),
  'an applicant may not look for courses': refusals.state(403),
});

type Facts = Readonly<Record<string, readonly (string | null)[]>>;

const factsOf = (course: CatalogueCourse): Facts => ({
  courseOptionId: course.options.map(({ id }) => id),
  course: [course.title],
  providerId: [course.provider.providerId],
  town: [course.provider.town],
  region: [course.provider.region],
  scheme: [course.scheme],
  qualification: [course.qualification],
  studyMode: course.options.map(({ studyMode }) => studyMode),
  subjectGuide: course.subjects.map(({ id }) => id),
  subject: course.subjects.map(({ name }) => name),
  latlon: [course.provider.latlon],
  ucasPoints: [pointsResponse(course.points)],
});

function expectFacts(
  id: string,
  actual: Facts,
  expected: Readonly<Record<string, string | null | undefined>>,
): void {
  for (const [name, value] of Object.entries(expected)) {
    if (value === undefined || actual[name]?.includes(value) === true) continue;
    throw notMet(`${name} of ${id} is ${String(actual[name])} and not ${String(value)}`);
  }
}

const notMet = (message: string) => new ApiError(422, 'stateNotMet', message);
