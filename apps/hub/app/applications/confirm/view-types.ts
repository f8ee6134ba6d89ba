import type { ConfirmationHeadline, CourseDetails } from '@applicant-hub/domain';

/** The course as its confirmation shows it (ACS-15). */
export interface ConfirmedCourse {
  title: string;
  university: string;
  logo: string | null;
  picture: string | null;
  courseCode: string;
  /** Year of entry. */
  year: string;
  /** Where it is taught. */
  locationType: string;
  /** 'September 2027' */
  startDate: string;
  contact: CourseDetails['contact'];
}

/** The confirmation of a course before somebody applies for it. */
export interface ConfirmationView {
  headline: ConfirmationHeadline;
  /** Null when it could not be had. */
  course: ConfirmedCourse | null;
  /** Where the course has a page. */
  courseHref: string;
  /** Leads to the application; null unless the course can be applied for. */
  start: { href: string; year: number; isTracked: boolean } | null;
  /** The page again; null when that would not help. */
  retryHref: string | null;
}
