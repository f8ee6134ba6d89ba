import type { PictureProps } from '@applicant-hub/design-system';
import { hashOf, type Course, type CourseRef } from '@applicant-hub/domain';

/** What `Picture` shows of a course. */
export interface CoursePictureView {
  readonly picture: string | null;
  /** Its own of the drawings that wait behind a picture. */
  readonly drawing: Drawing;
}

type Drawing = NonNullable<PictureProps['drawing']>;

/** The drawing of a course: on every page the same, wherever on a list the course stands. */
export function drawingOf({ courseId }: Pick<CourseRef, 'courseId'>): Drawing {
  const hash = hashOf(courseId);
  return `${hash % 5}${hash % 6}` as Drawing;
}

export const coursePicture = (course: Course): CoursePictureView => ({
  picture: course.picture,
  drawing: drawingOf(course),
});
