import { cycleYear } from '../cycle/cycle-year.ts';
import { londonParts } from '../cycle/london.ts';

const october = 10;

/**
 * Returns the year of entry to apply for (ACS-17 to ACS-19). The cycle year changes on 22
 * September, but applicants can still apply for the current year until the end of the month
 * (AMB-78).
 */
export function applyYear(studyYear: number, now: Date): number {
  const { year, month } = londonParts(now);
  const isOver = studyYear < year || (studyYear === year && month >= october);
  return isOver ? cycleYear(now) : studyYear;
}
