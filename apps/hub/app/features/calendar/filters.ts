import { m } from '@applicant-hub/copy';

/** What the dates can be filtered by, in the order of the tick-boxes. */
export const calendarFilters = [
  'undergraduate',
  'postgraduate',
  'conservatoires',
  'teacher-training',
  'apprenticeships',
] as const;
export type CalendarFilter = (typeof calendarFilters)[number];

/** The labels by which the events API knows the filters (CAL-12). */
export const filterLabels: Readonly<Record<CalendarFilter, string>> = {
  undergraduate: 'Undergraduate',
  postgraduate: 'Postgraduate',
  conservatoires: 'Conservatoires',
  'teacher-training': 'Teacher training',
  apprenticeships: 'Apprenticeships',
};

/** The same in the words of the page. */
export const filterWords: Readonly<Record<CalendarFilter, () => string>> = {
  undergraduate: m.calendar_scheme_undergraduate,
  postgraduate: m.calendar_scheme_postgraduate,
  conservatoires: m.calendar_scheme_conservatoires,
  'teacher-training': m.calendar_scheme_teacher_training,
  apprenticeships: m.calendar_scheme_apprenticeships,
};

/** The parameter of each ticked box. */
export const SCHEMES = 'schemes';

/** Tells a form in which nothing is ticked from a page that nobody filtered yet. */
export const FILTERED = 'filtered';
