import type { CalendarDate } from '../cycle/calendar.ts';

/** The days on which something begins in a cycle. Its deadlines are in `deadlines/dates.ts`. */
export interface Milestones {
  /** Finished applications can be sent from this day. */
  sendFrom: CalendarDate;
  /** The same for conservatoires, which open by themselves; null while it is not published. */
  conservatoiresFrom: CalendarDate | null;
  extraOpens: CalendarDate;
  clearingOpens: CalendarDate;
  /** A level results day; null while it is not published. */
  results: CalendarDate | null;
}

// prettier-ignore
const byEntryYear: Readonly<Record<number, Milestones>> = {
  2025: { sendFrom: '2024-09-03', conservatoiresFrom: '2024-07-10', extraOpens: '2025-02-26', clearingOpens: '2025-07-05', results: '2025-08-14' },
  2026: { sendFrom: '2025-09-02', conservatoiresFrom: '2025-07-10', extraOpens: '2026-02-26', clearingOpens: '2026-07-02', results: '2026-08-13' },
  2027: { sendFrom: '2026-09-01', conservatoiresFrom: null, extraOpens: '2027-02-25', clearingOpens: '2027-07-02', results: null },
};

/** The milestones of an entry year, or null when nobody knows them. */
export const findMilestones = (entryYear: number): Milestones | null =>
  byEntryYear[entryYear] ?? null;
