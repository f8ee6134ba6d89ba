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
 * The application for a course; null when the named scheme does not have the course.
 *
 * @param course null when it is unavailable; the level decides then
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
  /** The course has not loaded in time. */
  | 'late'
  /** Page state does not report whether the application is open. */
  | 'unknown';

/**
 * The headline for a course, first match wins (ACS-20 to ACS-23, AMB-79). A course that is slow to
 * load is neither closed nor missing, because its application is not known without it.
 *
 * @param course null when it is unavailable; its own year counts, not the year to apply for
 * (AMB-77)
 * @param state availability of its application; null when the scheme has no such course
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
