import type { ConfirmationHeadline, CourseDetails } from '@applicant-hub/domain';
import type { CoursePictureView } from '#app/features/catalogue/course/course-picture.ts';

/** The course as its confirmation shows it (ACS-15). */
export interface ConfirmedCourse extends CoursePictureView {
  title: string;
  university: string;
  logo: string | null;
  courseCode: string;
  /** Year of entry. */
  year: string;
  /** Where it is taught. */
  locationType: string;
  /** 'September 2027' */
  startDate: string;
  contact: CourseDetails['contact'];
}

/** The way from a course to its application. */
export interface ConfirmedStart {
  href: string;
  year: number;
  /** Whether it leads to an application that has been started (ACS-24). */
  isTracked: boolean;
  /** Whether there may be such an application, and nobody can tell just now. */
  isUnsure: boolean;
}

/** The confirmation of a course before somebody applies for it. */
export interface ConfirmationView {
  headline: ConfirmationHeadline;
  /** Null when it could not be had. */
  course: ConfirmedCourse | null;
  /** Where the course has a page, though it may lack the option; null when nobody knows it. */
  courseHref: string | null;
  /** Leads to the application; null unless the course can be applied for, and it is known where. */
  start: ConfirmedStart | null;
  /** The page again; null when that would not help. */
  retryHref: string | null;
}
