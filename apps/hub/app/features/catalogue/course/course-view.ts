import { fullTitleOf, type Course, type CourseRef } from '@applicant-hub/domain';
import { coursePicture, type PictureView } from '../cards/picture.ts';
import { courseFacts, distanceWords, type CourseFacts } from './course-facts.ts';
import { coursePath } from '#app/platform/paths/course-path.ts';

export interface CourseCardView extends CourseFacts, PictureView {
  /** The reference of the course as a favourite. */
  readonly ref: CourseRef;
  readonly title: string;
  /** The title that identifies the course: 'English Literature, University of East Anglia'. */
  readonly fullTitle: string;
  /** The page of the course, with a parameter for the link back. */
  readonly href: string;
  readonly summary: string;
  readonly university: string;
  readonly town: string;
  /** '12 miles away'; null if the distance is unknown. */
  readonly distance: string | null;
}

/** @param backUrl the page that shows the card, as path and query; see `returnPath` */
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
