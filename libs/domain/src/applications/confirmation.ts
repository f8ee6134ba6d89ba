import type { StudyLevel } from '../apply-status/types.ts';
import { currentYear } from '../cycle/london.ts';
import type { StudyScheme } from '../discovery/types.ts';
import type { Availability } from './availability.ts';
import type { ApplicationId } from './ids.ts';

/** What an address calls the scheme of a course that is to be confirmed (ACS-2). */
export const courseSchemes = ['ucas', 'cons'] as const;
export type CourseScheme = (typeof courseSchemes)[number];

const applications: Readonly<Record<StudyScheme, ApplicationId>> = {
  undergraduate: 'undergraduate',
  postgraduate: 'postgraduate',
  conservatoires: 'conservatoires',
  'teacher-training': 'teachertraining',
};

/**
 * The application by which a course is applied for; null when it cannot be applied for in the scheme
 * that the address names.
 *
 * @param course what is known of it: null when it could not be had, and the level decides
 */
export function applicationOf(
  scheme: CourseScheme,
  course: { readonly scheme: StudyScheme } | null,
  level: StudyLevel,
): ApplicationId | null {
  if (course === null) {
    if (scheme === 'cons') return 'conservatoires';
    return level === 'Postgraduate' ? 'postgraduate' : 'undergraduate';
  }
  const isConservatoires = course.scheme === 'conservatoires';
  return isConservatoires === (scheme === 'cons') ? applications[course.scheme] : null;
}

/** What is said of a course that somebody wants to apply for. */
export type ConfirmationHeadline =
  | 'cannotApply'
  | 'unavailable'
  | 'notFound'
  | 'confirm'
  /** The course has not come yet. */
  | 'late'
  /** Page state does not say whether its application is open. */
  | 'unknown';

/**
 * What is said of a course, first match wins (ACS-20 to ACS-23, AMB-79). What is late is neither
 * closed nor missing: which application a course has is known only with the course.
 *
 * @param course null when it could not be had; its own year counts, not the one that is applied for
 *   (AMB-77)
 * @param state whether its application can be gone to; null when the scheme has no such course
 */
export function confirmationHeadline(
  course: { readonly academicYearId: string } | 'late' | null,
  state: Availability | null,
  now: Date,
): ConfirmationHeadline {
  if (course === 'late') return 'late';
  if (course !== null && Number(course.academicYearId) < currentYear(now)) return 'cannotApply';
  if (state === 'unknown') return 'unknown';
  if (state !== 'open') return 'unavailable';
  return course === null ? 'notFound' : 'confirm';
}
