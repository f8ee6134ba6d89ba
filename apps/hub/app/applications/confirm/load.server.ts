import {
  applicationOf,
  applyYear,
  confirmationHeadline,
  type CourseDetails,
  formatMonth,
  trackedScheme,
} from '@applicant-hub/domain';
import { coursePath } from '../../courses/course-path.ts';
import { findCourse } from '../../courses/find-course.server.ts';
import { returnPath } from '../../server/return-path.server.ts';
import { findApplications, isStarted } from '../../widgets/apply/applications.server.ts';
import { applyUrl, trackUrl } from '../../widgets/apply/apply-url.server.ts';
import type { WidgetScope } from '../../widgets/scope.ts';
import { studyYearOf } from '../load.server.ts';
import { yearStates } from '../year-states.server.ts';
import type { CourseQuery } from './query.ts';
import type { ConfirmationView, ConfirmedCourse } from './view-types.ts';

/** The confirmation of a course, in the year that it would be applied for (ACS-15 to ACS-28). */
export async function loadConfirmation(
  scope: WidgetScope,
  { courseId, courseOptionId, scheme }: CourseQuery,
): Promise<ConfirmationView> {
  const { request, context, applicant } = scope;
  const { personalisation, pageState } = applicant;
  const now = context.now();
  const studyYear = studyYearOf(personalisation);
  const year = applyYear(studyYear, now);

  const wanted = { courseId, courseOptionId, academicYearId: String(year) };
  const [answer, applications] = await Promise.all([
    findCourse(scope, wanted),
    findApplications(scope),
  ]);
  // Another option of it is not what somebody has chosen.
  const found = answer.ok && answer.value?.courseOptionId === courseOptionId ? answer.value : null;
  const application = applicationOf(scheme, found, personalisation.studyLevel);
  const isOpen = application !== null && yearStates(year, pageState, now)[application] === 'open';
  const headline = confirmationHeadline(found, isOpen, now);
  // What is known of applications is about the study year.
  const isTracked = year === studyYear && isStarted(applications, trackedScheme[scheme]);
  const linkTo = isTracked ? trackUrl : applyUrl;

  return {
    headline,
    course: found && confirmedCourse(found),
    courseHref: coursePath({ courseId, courseOptionId }, null),
    start:
      headline === 'confirm' && application !== null
        ? { href: linkTo(context.config.applyLinks, year, application), year, isTracked }
        : null,
    retryHref: answer.ok ? null : returnPath(request),
  };
}

const confirmedCourse = (course: CourseDetails): ConfirmedCourse => ({
  title: course.course,
  university: course.university,
  logo: course.logo,
  picture: course.picture,
  courseCode: course.courseCode,
  year: course.academicYearId,
  locationType: course.options[0].locationType,
  startDate: formatMonth(course.options[0].startDate),
  contact: course.contact,
});
