import type { CalendarDate } from '../cycle/calendar.ts';
import type { CycleDate, MilestoneKey } from '../deadlines/cycle-dates.ts';

/** The days on which something begins in a cycle. */
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

/** From this time of results day the hub shows places. */
export const RESULTS_TIME = '08:00';

/** When the hub shows the places of an entry year; null while results day is not published. */
export function resultsOf(dates: readonly CycleDate[], entryYear: number): CycleDate | null {
  const results = dates.find((one) => one.entryYear === entryYear && one.key === 'results');
  return results ? { ...results, time: RESULTS_TIME } : null;
}

/** The milestones of an entry year, or null when they are not known. */
export function findMilestones(dates: readonly CycleDate[], entryYear: number): Milestones | null {
  const day = (wanted: MilestoneKey) =>
    dates.find((one) => one.entryYear === entryYear && one.key === wanted)?.date ?? null;
  const [sendFrom, extraOpens, clearingOpens] = [
    day('send'),
    day('extra-opens'),
    day('clearing-opens'),
  ];
  if (sendFrom === null || extraOpens === null || clearingOpens === null) return null;
  const conservatoiresFrom = day('open-conservatoires');
  return { sendFrom, conservatoiresFrom, extraOpens, clearingOpens, results: day('results') };
}
