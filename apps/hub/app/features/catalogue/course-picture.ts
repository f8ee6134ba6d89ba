import { hashOf, type Course, type CourseRef } from '@applicant-hub/domain';

/** What `Picture` shows of a course. */
export interface CoursePictureView {
  readonly picture: string | null;
  /** Its own of the drawings that wait behind a picture. */
  readonly drawing: number;
}

/** Of `Picture`. */
const DRAWINGS = 30;

/** The drawing of a course: on every page the same, wherever on a list the course stands. */
export const drawingOf = ({ courseId }: Pick<CourseRef, 'courseId'>): number =>
  hashOf(courseId) % DRAWINGS;

export const coursePicture = (course: Course): CoursePictureView => ({
  picture: course.picture,
  drawing: drawingOf(course),
});
