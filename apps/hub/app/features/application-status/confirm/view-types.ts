import type { ConfirmationHeadline, CourseDetails } from '@applicant-hub/domain';
import type { PictureView } from '#app/features/catalogue/cards/picture.ts';

export interface ConfirmedCourse extends PictureView {
  title: string;
  university: string;
  logo: string | null;
  courseCode: string;
  /** Year of entry. */
  year: string;
  /** Where the course is taught. */
  locationType: string;
  /** 'September 2027' */
  startDate: string;
  contact: CourseDetails['contact'];
}

export interface ConfirmedStart {
  /** Null if the hub does not have the address of the application. */
  href: string | null;
  year: number;
  /** Whether the link leads to an existing application (ACS-24). */
  isTracked: boolean;
  /** Whether an application may exist although this cannot be checked now. */
  isUnsure: boolean;
  /** States that the hub cannot see an application before it is sent; null if it can. */
  hidden: string | null;
}

export interface ConfirmationView {
  headline: ConfirmationHeadline;
  /** Null if the course failed to load. */
  course: ConfirmedCourse | null;
  /**
   * Page of the course; null if the course is not known. The course may lack the option of the URL.
   */
  courseHref: string | null;
  /** Null if the applicant cannot apply for the course, or its application is not known. */
  start: ConfirmedStart | null;
  /** Link to reload the page; null if that would not help. */
  retryHref: string | null;
}
