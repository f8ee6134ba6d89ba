import { m } from '@applicant-hub/copy';

export const calendarFilters = [
  'undergraduate',
  'postgraduate',
  'conservatoires',
  'teacher-training',
  'apprenticeships',
] as const;
export type CalendarFilter = (typeof calendarFilters)[number];

/** The labels of the filters in the events API (CAL-12). */
export const filterLabels: Readonly<Record<CalendarFilter, string>> = {
  undergraduate: 'Undergraduate',
  postgraduate: 'Postgraduate',
  conservatoires: 'Conservatoires',
  'teacher-training': 'Teacher training',
  apprenticeships: 'Apprenticeships',
};

export const filterWords: Readonly<Record<CalendarFilter, () => string>> = {
  undergraduate: m.calendar_scheme_undergraduate,
  postgraduate: m.calendar_scheme_postgraduate,
  conservatoires: m.calendar_scheme_conservatoires,
  'teacher-training': m.calendar_scheme_teacher_training,
  apprenticeships: m.calendar_scheme_apprenticeships,
};

export const SCHEMES = 'schemes';

/** Distinguishes a form without ticked boxes from a page that was opened without a form. */
export const FILTERED = 'filtered';
