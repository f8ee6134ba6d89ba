import { m } from '@applicant-hub/copy';
import {
  type ApplicationId,
  applyYear,
  confirmationHeadline,
  type CourseDetails,
} from '@applicant-hub/domain';
import { coursePath } from '#app/platform/paths/course-path.ts';
import { startWords } from '#app/features/catalogue/course/course-facts.ts';
import { coursePicture } from '#app/features/catalogue/cards/picture.ts';
import { findCourse } from '#app/features/catalogue/course/find-course.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { returnPath } from '#app/platform/server/session/return-path.server.ts';
import { trackUrl } from '#app/platform/server/config/apply-url.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { studyYearOf } from '../tile/load.server.ts';
import { startsOf } from '../upstream/starts.server.ts';
import type { Starts } from '../tile/view-types.ts';
import type { CourseQuery } from './query.ts';
import type { ConfirmationView, ConfirmedCourse, ConfirmedStart } from './view-types.ts';
import { type CourseWay, wayOf } from './way.server.ts';

export async function loadConfirmation(
  scope: RequestScope,
  { courseId, courseOptionId, scheme }: CourseQuery,
): Promise<ConfirmationView> {
  const { request, context, applicant } = scope;
  const now = context.now();
  const year = applyYear(studyYearOf(applicant.personalisation), now);

  const wanted = { courseId, courseOptionId, academicYearId: String(year) };
  const [result, starts] = await Promise.all([findCourse(scope, wanted), startsOf(scope, year)]);
  const known = result.ok ? result.value : null;
  // The API may return an option of the course that the applicant did not choose.
  const found = known?.courseOptionId === courseOptionId ? known : null;
  const way = await wayOf(scope, found, { scheme, year });
  const isLate = !result.ok && result.failure.kind === 'timeout';
  const headline = confirmationHeadline(isLate ? 'late' : found, way?.state ?? null, now);
  const start =
    headline === 'confirm' && way !== null
      ? startOf(way, starts[way.application], year, context.config)
      : null;
  const isUnsure = start?.isUnsure ?? false;
  const canRetry =
    isUnsure ||
    way?.canRetry === true ||
    headline === 'late' ||
    headline === 'unknown' ||
    (headline === 'notFound' && !result.ok);

  return {
    headline,
    course: found && confirmedCourse(found),
    courseHref: known && coursePath(known, null),
    start,
    retryHref: canRetry ? returnPath(request) : null,
  };
}

/** Link from a course to a new application, or to the applicant's existing application (ACS-24). */
function startOf(
  { application, href }: CourseWay,
  known: Starts[ApplicationId],
  year: number,
  { applyLinks }: Pick<HubConfig, 'applyLinks'>,
): ConfirmedStart | null {
  if (href === undefined) return null;
  const isTracked = known === 'started';
  return {
    href: isTracked ? trackUrl(applyLinks, year, application) : href,
    year,
    isTracked,
    isUnsure: known === 'unknown',
    hidden: known === 'hidden' ? m.applications_hidden({ year }) : null,
  };
}

const confirmedCourse = (course: CourseDetails): ConfirmedCourse => ({
  title: course.course,
  university: course.university,
  logo: course.logo,
  ...coursePicture(course),
  courseCode: course.courseCode || m.courses_not_known(),
  year: course.academicYearId,
  locationType: course.options[0].locationType || m.courses_not_known(),
  startDate: startWords(course.options[0]),
  contact: course.contact,
});
