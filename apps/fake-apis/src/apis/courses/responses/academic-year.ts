import type { Start } from '../catalogue/course.ts';

const SEPTEMBER = 8;
const DAY_MS = 24 * 60 * 60 * 1000;
const MONDAY = 1;

/**
 * First day of teaching, for example `2027-09-20`. A January start is in the year after the
 * September start.
 */
export function startDateOf({ month, monday }: Start, academicYear: number): string {
  const first =
    month === 'September' ? Date.UTC(academicYear, SEPTEMBER, 1) : Date.UTC(academicYear + 1, 0, 1);
  const daysToMonday = (7 + MONDAY - new Date(first).getUTCDay()) % 7;
  const days = daysToMonday + 7 * (monday - 1);
  return new Date(first + days * DAY_MS).toISOString().slice(0, 10);
}
