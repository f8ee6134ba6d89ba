import { hashOf, type Course, type CourseRef } from '@applicant-hub/domain';
import type { CoursePictureView } from './CoursePicture.tsx';

/** Of `Picture`. */
const DRAWINGS = 30;

/** The drawing of a course: on every page the same, wherever on a list the course stands. */
export const drawingOf = ({ courseId }: Pick<CourseRef, 'courseId'>): number =>
  hashOf(courseId) % DRAWINGS;

export const coursePicture = (course: Course): CoursePictureView => ({
  picture: course.picture,
  drawing: drawingOf(course),
});
