import type { StudyLevel } from '../apply-status/types.ts';
import { currentYear } from '../cycle/london.ts';
import type { StudyScheme } from '../discovery/types.ts';
import type { Availability } from './availability.ts';
import type { ApplicationId } from './ids.ts';

export const courseSchemes = ['ucas', 'cons'] as const;
export type CourseScheme = (typeof courseSchemes)[number];

const applications: Readonly<Record<StudyScheme, ApplicationId>> = {
  undergraduate: 'undergraduate',
  postgraduate: 'postgraduate',
  conservatoires: 'conservatoires',
  'teacher-training': 'teachertraining',
};

/**
 * Returns the application for a course; null if the given scheme does not contain the course.
 *
 * @param course null if it is unavailable; then the level determines the application
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

export type ConfirmationHeadline =
  | 'cannotApply'
  | 'unavailable'
  | 'notFound'
  | 'confirm'
  /** The course did not load within its time limit. */
  | 'late'
  /** The page state does not show whether the application is open. */
  | 'unknown';

/**
 * Returns the headline for a course; the first match applies (ACS-20 to ACS-23, AMB-79). A course
 * that is slow to load counts neither as closed nor as missing, because without the course its
 * application is unknown.
 *
 * @param course null if it is unavailable; the headline depends on the course's own year, not on
 * the year to apply for (AMB-77)
 * @param state availability of its application; null if the scheme has no such course
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
