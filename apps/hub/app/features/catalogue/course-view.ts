import { fullTitleOf, type Course, type CourseRef } from '@applicant-hub/domain';
import { coursePicture, type CoursePictureView } from './course-picture.ts';
import { courseFacts, distanceWords, type CourseFacts } from './course-facts.ts';
import { coursePath } from '#app/platform/paths/course-path.ts';

/** A course as a card shows it: all that its page has to carry. */
export interface CourseCardView extends CourseFacts, CoursePictureView {
  /** What it is known by as a favourite. */
  readonly ref: CourseRef;
  readonly title: string;
  /** 'English Literature, University of East Anglia': tells it from its neighbours. */
  readonly fullTitle: string;
  /** The course's page, with the way back. */
  readonly href: string;
  readonly summary: string;
  readonly university: string;
  readonly town: string;
  /** '12 miles away'; null when it is not known from where. */
  readonly distance: string | null;
}

/**
 * A course as its card shows it (FAV-9).
 *
 * @param backUrl the page with the card, as path and query; see `returnPath`
 */
export const courseCard = (course: Course, backUrl: string): CourseCardView => ({
  ref: {
    courseId: course.courseId,
    courseOptionId: course.courseOptionId,
    academicYearId: course.academicYearId,
  },
  title: course.course,
  fullTitle: fullTitleOf(course),
  href: coursePath(course, backUrl),
  summary: course.summary,
  university: course.university,
  town: course.town,
  distance: course.distance === null ? null : distanceWords(course.distance),
  ...coursePicture(course),
  ...courseFacts(course.options[0]),
});
