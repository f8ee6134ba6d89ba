import { type SchemeTag, schemesOf, type StudyLevel } from '@applicant-hub/domain';
import { type CalendarFilter, calendarFilters, FILTERED, SCHEMES } from './filters.ts';

/** The three teacher training schemes have the same dates. */
const filterOf: Readonly<Record<SchemeTag, CalendarFilter>> = {
  undergraduate: 'undergraduate',
  postgraduate: 'postgraduate',
  conservatoires: 'conservatoires',
  teachingScotland: 'teacher-training',
  teachingEngland: 'teacher-training',
  teachingWales: 'teacher-training',
  apprenticeships: 'apprenticeships',
};

export function ownFilters(
  studyLevel: StudyLevel,
  answers: Readonly<Record<string, unknown>>,
): readonly CalendarFilter[] {
  const own = schemesOf(studyLevel, answers).map((scheme) => filterOf[scheme]);
  return calendarFilters.filter((filter) => own.includes(filter));
}

/**
 * The active filters of a URL: the ticked filters, or the applicant's own routes if the URL has no
 * filters. A form without ticked boxes also counts as a selection (AMB-52).
 */
export function readFilters(
  params: URLSearchParams,
  own: readonly CalendarFilter[],
): readonly CalendarFilter[] {
  const ticked = params.getAll(SCHEMES);
  if (ticked.length === 0 && !params.has(FILTERED)) return own;
  return calendarFilters.filter((filter) => ticked.includes(filter));
}
