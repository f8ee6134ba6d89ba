import {
  type ApplicationId,
  type ApplicationOption,
  applicationOf,
  type Availability,
  type CourseDetails,
  optionAvailability,
  teachingOption,
} from '@applicant-hub/domain';
import { foundOne } from '#app/features/reference-data/found-one.server.ts';
import { getUnis } from '#app/features/reference-data/reference.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { openName } from '../choices/open-name.ts';
import { applicationHrefs, findYearStates } from '../applications/year-states.server.ts';
import type { CourseQuery } from './query.ts';

export interface CourseWay {
  /** The application for the course. Some teacher training uses the undergraduate application. */
  application: ApplicationId;
  state: Availability;
  /**
   * Undefined while the application is closed, or while the right option is not known; null if the
   * hub does not have the address of the application.
   */
  href: string | null | undefined;
  /** Whether a request that decides the link failed. */
  canRetry: boolean;
}

/**
 * @param course null if it failed to load; in that case the applicant's study level decides
 * @returns null if the scheme of the URL does not accept the course
 */
export async function wayOf(
  scope: RequestScope,
  course: CourseDetails | null,
  { scheme, year }: Pick<CourseQuery, 'scheme'> & { year: number },
): Promise<CourseWay | null> {
  const { context, applicant } = scope;
  const id = applicationOf(scheme, course, applicant.personalisation.studyLevel);
  if (id === null) return null;
  const states = await findYearStates(scope, year);
  const hrefs = applicationHrefs(year, states, context.config);
  const training =
    id === 'teachertraining' && course !== null
      ? await trainingAt(scope, course)
      : { option: null, isKnown: true };
  const { option, isKnown } = training;
  return {
    application: option?.route ?? id,
    state: option ? optionAvailability(option, id, states) : states[id],
    href: hrefs[openName(id, option ?? undefined)],
    canRetry: !isKnown,
  };
}

/** The country of the university decides how to apply for teacher training (ACS-13, ACS-14). */
async function trainingAt(
  scope: RequestScope,
  { providerId }: CourseDetails,
): Promise<{ option: ApplicationOption | null; isKnown: boolean }> {
  const uni = foundOne('courses', await getUnis(scope, [providerId]));
  if (!uni.ok || uni.value?.country === '') return { option: null, isKnown: false };
  return { option: uni.value && teachingOption(uni.value.country), isKnown: true };
}
