import type { PictureProps } from '@applicant-hub/design-system';
import { hashOf, type Course, type CourseRef } from '@applicant-hub/domain';

export interface CoursePictureView {
  readonly picture: string | null;
  /** The drawing of the course, which is shown if it has no picture. */
  readonly drawing: Drawing;
}

type Drawing = NonNullable<PictureProps['drawing']>;

/** The drawing of a course, the same on all pages. */
export function drawingOf({ courseId }: Pick<CourseRef, 'courseId'>): Drawing {
  const hash = hashOf(courseId);
  return `${hash % 5}${hash % 6}` as Drawing;
}

export const coursePicture = (course: Course): CoursePictureView => ({
  picture: course.picture,
  drawing: drawingOf(course),
});
