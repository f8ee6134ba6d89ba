import type { Result } from '@applicant-hub/api-clients';
import type { CourseDetails } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import { isRefused } from './refused.ts';
import { yearOf } from './study-year.ts';

/** A course, and the option that is meant; null is the usual one. */
export interface WantedCourse {
  readonly courseId: string;
  readonly courseOptionId: string | null;
  /** The year of entry of a favourite, for example '2027'; what is no year counts as left out. */
  readonly academicYearId?: string;
}

/**
 * A course with its details, in its own year of entry, or else in the applicant's. An option that is
 * no more is no reason to hide the course, and an id that cannot be one is no course (null).
 */
export async function findCourse(
  call: RequestScope,
  { courseId, courseOptionId, academicYearId = '' }: WantedCourse,
): Promise<Result<CourseDetails | null>> {
  const year = /^\d{4}$/.test(academicYearId) ? Number(academicYearId) : yearOf(call).studyYear;
  const find = async (option: string | null): Promise<Result<CourseDetails | null>> => {
    const { courses } = call.context.clients;
    const answer = await courses.findCourse(readOptions(call), courseId, option, year);
    return !answer.ok && isRefused(answer.failure) ? { ok: true, value: null } : answer;
  };
  const answer = await find(courseOptionId);
  const isGone = answer.ok && answer.value === null && courseOptionId !== null;
  return isGone ? find(null) : answer;
}
