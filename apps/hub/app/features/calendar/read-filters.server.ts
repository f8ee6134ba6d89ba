import { type SchemeTag, schemesOf, type StudyLevel } from '@applicant-hub/domain';
import { type CalendarFilter, calendarFilters, FILTERED, SCHEMES } from './filters.ts';

/** Teacher training has the same dates everywhere. */
const filterOf: Readonly<Record<SchemeTag, CalendarFilter>> = {
  undergraduate: 'undergraduate',
  postgraduate: 'postgraduate',
  conservatoires: 'conservatoires',
  teachingScotland: 'teacher-training',
  teachingEngland: 'teacher-training',
  teachingWales: 'teacher-training',
  apprenticeships: 'apprenticeships',
};

/** The filters of the routes by which somebody may apply. */
export function ownFilters(
  studyLevel: StudyLevel,
  answers: Readonly<Record<string, unknown>>,
): readonly CalendarFilter[] {
  const own = schemesOf(studyLevel, answers).map((scheme) => filterOf[scheme]);
  return calendarFilters.filter((filter) => own.includes(filter));
}

/**
 * The active filters of an address: those that are ticked, or the own ones when nobody has filtered
 * yet. Nothing ticked is a choice too (AMB-52).
 */
export function readFilters(
  params: URLSearchParams,
  own: readonly CalendarFilter[],
): readonly CalendarFilter[] {
  const ticked = params.getAll(SCHEMES);
  if (ticked.length === 0 && !params.has(FILTERED)) return own;
  return calendarFilters.filter((filter) => ticked.includes(filter));
}
