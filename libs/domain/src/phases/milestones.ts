import type { CalendarDate } from '../cycle/calendar.ts';
import type { CycleDate, MilestoneKey } from '../deadlines/cycle-dates.ts';

export interface Milestones {
  /** Finished applications can be sent from this day. */
  sendFrom: CalendarDate;
  /**
   * The first day on which applications to conservatoires can be sent; null while it is
   * unpublished.
   */
  conservatoiresFrom: CalendarDate | null;
  extraOpens: CalendarDate;
  clearingOpens: CalendarDate;
  /** A level results day; null while it is unpublished. */
  results: CalendarDate | null;
}

export const cycleDateOf = (
  dates: readonly CycleDate[],
  entryYear: number,
  key: CycleDate['key'],
): CycleDate | undefined => dates.find((one) => one.entryYear === entryYear && one.key === key);

/** On results day, the hub shows places from this time. */
export const RESULTS_TIME = '08:00';

export function resultsOf(dates: readonly CycleDate[], entryYear: number): CycleDate | null {
  const results = cycleDateOf(dates, entryYear, 'results');
  return results ? { ...results, time: RESULTS_TIME } : null;
}

export function findMilestones(dates: readonly CycleDate[], entryYear: number): Milestones | null {
  const day = (key: MilestoneKey) => cycleDateOf(dates, entryYear, key)?.date ?? null;
  const [sendFrom, extraOpens, clearingOpens] = [
    day('send'),
    day('extra-opens'),
    day('clearing-opens'),
  ];
  if (sendFrom === null || extraOpens === null || clearingOpens === null) return null;
  const conservatoiresFrom = day('open-conservatoires');
  return { sendFrom, conservatoiresFrom, extraOpens, clearingOpens, results: day('results') };
}
