import { m } from '@applicant-hub/copy';
import { fullTitleOf, type CourseRef } from '@applicant-hub/domain';
import { findCourse } from '#app/features/catalogue/course/find-course.server.ts';
import { courseOf, fieldOf } from '#app/features/favourites/command.ts';
import { makeLink } from '#app/features/sharing/links.server.ts';
import { newTerm, readTerm } from '#app/features/sharing/term.server.ts';
import type { ShareMessage, ShareTerm } from '#app/features/sharing/view-types.ts';
import { COMPARE_SHARE } from '#app/platform/paths/share-path.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { stashedForm, popStashedForm } from '#app/platform/server/session/session.server.ts';
import { MAX_COURSES, type CompareQuery } from '../compare-path.ts';
import { allOf } from '../course-details.server.ts';
import { chosenCourses } from '../find-courses.server.ts';
import { COURSE_FIELD } from './fields.ts';

export interface CompareShareView extends ShareTerm {
  readonly query: CompareQuery;
  /** The courses that a link would show, with their field values. */
  readonly courses: readonly { field: string; title: string }[];
  readonly message: ShareMessage | null;
}

export async function compareShareForm(
  call: RequestScope,
  query: CompareQuery,
): Promise<CompareShareView> {
  const stashed = await popStashedForm(call.request, call.context, COMPARE_SHARE);
  const { courses, isFailed } = await titledCourses(call, query);
  const term = stashed ? readTerm(stashedForm(stashed)) : newTerm();
  return { ...term, query, courses, message: messageOf(isFailed, stashed !== null) };
}

function messageOf(isFailed: boolean, isKept: boolean): ShareMessage | null {
  if (isFailed) return { tone: 'danger', text: m.share_compare_unknown() };
  return isKept ? { tone: 'info', text: m.share_kept() } : null;
}

async function titledCourses(call: RequestScope, query: CompareQuery) {
  const chosen = await chosenCourses(call, query.courseIds);
  if (!chosen.ok) return { courses: [], isFailed: true };
  const wanted = chosen.value.courses.slice(0, MAX_COURSES);
  const { courses, failure } = await allOf(wanted.map((course) => findCourse(call, course)));
  return {
    courses: courses.map((course) => ({
      field: fieldOf(refOf(course)),
      title: fullTitleOf(course),
    })),
    isFailed: failure !== null,
  };
}

const refOf = ({ courseId, courseOptionId, academicYearId }: CourseRef): CourseRef => ({
  courseId,
  courseOptionId,
  academicYearId,
});

const formFields = { [COURSE_FIELD]: fields.texts };

/**
 * Creates a link to the courses in the form, even if the shortlist has changed in the meantime.
 *
 * @returns null if the form has fewer than two courses
 */
export async function shareComparison(call: RequestScope, sent: FormData) {
  const { [COURSE_FIELD]: chosen } = readForm(sent, formFields);
  const courses = chosen.flatMap((field) => courseOf(field) ?? []).slice(0, MAX_COURSES);
  if (courses.length < 2) return null;
  const term = readTerm(sent);
  const made = await makeLink(call, { ...term, parts: [], courses });
  return 'noticeId' in made ? made : { ...made, term };
}
