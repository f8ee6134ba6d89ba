import type { Result } from '@applicant-hub/api-clients';
import type { CourseDetails } from '@applicant-hub/domain';
import type { RequestScope, TokenScope } from '#app/platform/request/request-scope.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import { isRefused } from '../search/refused.ts';
import { yearOf } from './study-year.ts';

/** A course and one of its options. The option is null for the default option. */
export interface WantedCourse {
  readonly courseId: string;
  readonly courseOptionId: string | null;
  /** The year of entry of a favourite, for example '2027'. An invalid year is ignored. */
  readonly academicYearId?: string;
}

/**
 * Fetches a course with its details, for the favourite's year of entry or, if it has no valid year,
 * for the applicant's year. If the option no longer exists, the result has the default option. For
 * an invalid id, the result is null.
 */
export function findCourse(
  call: RequestScope,
  course: WantedCourse,
): Promise<Result<CourseDetails | null>> {
  return findInYear(call, course, ownYear(course) ?? yearOf(call).studyYear);
}

/** Fetches a course for a reader of a share link, without the applicant's year. */
export const findSharedCourse = (
  call: TokenScope,
  course: WantedCourse,
): Promise<Result<CourseDetails | null>> => findInYear(call, course, ownYear(course));

const ownYear = ({ academicYearId = '' }: WantedCourse): number | undefined =>
  /^\d{4}$/.test(academicYearId) ? Number(academicYearId) : undefined;

async function findInYear(
  call: TokenScope,
  { courseId, courseOptionId }: WantedCourse,
  year: number | undefined,
): Promise<Result<CourseDetails | null>> {
  const find = async (option: string | null): Promise<Result<CourseDetails | null>> => {
    const { courses } = call.context.clients;
    const result = await courses.findCourse(readOptions(call), courseId, option, year);
    return !result.ok && isRefused(result.failure) ? { ok: true, value: null } : result;
  };
  const result = await find(courseOptionId);
  const isGone = result.ok && result.value === null && courseOptionId !== null;
  return isGone ? find(null) : result;
}
