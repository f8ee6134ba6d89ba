import type { Scheme } from '../apply-status/types.ts';
import type { CalendarDate } from '../cycle/calendar.ts';
import type { ClockTime } from '../cycle/format.ts';
import { londonDate } from '../cycle/london.ts';

/** What an applicant does by a deadline. */
export type DeadlineStage = 'applying' | 'replying' | 'extra' | 'clearing';

/** What a deadline is for. */
export type DeadlineKey =
  | 'music'
  | 'early'
  | 'main'
  | 'main-conservatoires'
  | 'choices'
  | 'final'
  | 'replies'
  | 'extra'
  | 'clearing';

/** A date by which an applicant must have done something. */
export interface Deadline {
  id: string;
  /** What it is for; the words stand in the catalogue under the same key. */
  key: DeadlineKey;
  /** The year in which the course starts: the study year. */
  entryYear: number;
  schemes: readonly Scheme[];
  stage: DeadlineStage;
  /** The date in London. */
  date: CalendarDate;
  /** The time in London; null means the end of the day. */
  time: ClockTime | null;
  /** It concerns some courses only, ahead of the main deadline. */
  early: boolean;
  /** False while the date is expected rather than published. */
  confirmed: boolean;
}

type Row = Omit<Deadline, 'id' | 'entryYear' | 'early' | 'confirmed'> &
  Partial<Pick<Deadline, 'early' | 'confirmed'>>;

// One date per line, in order of time within an entry year.
// prettier-ignore
const datesByEntryYear: readonly (readonly [entryYear: number, rows: readonly Row[]])[] = [
  [2025, [
    { key: 'music', schemes: ['uc'], stage: 'applying', date: '2024-10-02', time: '18:00', early: true },
    { key: 'early', schemes: ['ug'], stage: 'applying', date: '2024-10-15', time: '18:00', early: true },
    { key: 'main', schemes: ['ug'], stage: 'applying', date: '2025-01-29', time: '18:00' },
    { key: 'main-conservatoires', schemes: ['uc'], stage: 'applying', date: '2025-01-29', time: '18:00' },
    { key: 'choices', schemes: ['ug'], stage: 'applying', date: '2025-06-30', time: '18:00' },
    { key: 'extra', schemes: ['ug'], stage: 'extra', date: '2025-07-04', time: null },
    { key: 'clearing', schemes: ['ug'], stage: 'clearing', date: '2025-10-20', time: null },
  ]],
  [2026, [
    { key: 'music', schemes: ['uc'], stage: 'applying', date: '2025-10-02', time: '18:00', early: true },
    { key: 'early', schemes: ['ug'], stage: 'applying', date: '2025-10-15', time: '18:00', early: true },
    { key: 'main', schemes: ['ug'], stage: 'applying', date: '2026-01-14', time: '18:00' },
    { key: 'main-conservatoires', schemes: ['uc'], stage: 'applying', date: '2026-01-14', time: '18:00' },
    { key: 'replies', schemes: ['uc'], stage: 'replying', date: '2026-02-10', time: null },
    { key: 'choices', schemes: ['ug'], stage: 'applying', date: '2026-06-30', time: '18:00' },
    { key: 'extra', schemes: ['ug'], stage: 'extra', date: '2026-07-01', time: null },
    { key: 'final', schemes: ['ug'], stage: 'applying', date: '2026-09-24', time: '18:00' },
    { key: 'clearing', schemes: ['ug'], stage: 'clearing', date: '2026-10-19', time: null },
  ]],
  [2027, [
    { key: 'early', schemes: ['ug'], stage: 'applying', date: '2026-10-15', time: '18:00', early: true },
    { key: 'main', schemes: ['ug'], stage: 'applying', date: '2027-01-13', time: '18:00', confirmed: false },
    // Not published yet; in the years before it fell on the main date.
    { key: 'main-conservatoires', schemes: ['uc'], stage: 'applying', date: '2027-01-13', time: '18:00', confirmed: false },
    { key: 'choices', schemes: ['ug'], stage: 'applying', date: '2027-06-30', time: '18:00' },
    { key: 'extra', schemes: ['ug'], stage: 'extra', date: '2027-07-01', time: null },
    { key: 'clearing', schemes: ['ug'], stage: 'clearing', date: '2027-10-18', time: null },
  ]],
];

/** Every deadline that is known, by entry year and then by date. */
export const deadlines: readonly Deadline[] = datesByEntryYear.flatMap(([entryYear, rows]) =>
  rows.map(({ key, early = false, confirmed = true, ...row }) => ({
    id: `${entryYear}-${key}`,
    key,
    entryYear,
    early,
    confirmed,
    ...row,
  })),
);

/** Whether a date is only expected: it is not published, and its day has not come. */
export const isExpected = (
  { confirmed, date }: Pick<Deadline, 'confirmed' | 'date'>,
  now: Date,
): boolean => !confirmed && londonDate(now) < date;
