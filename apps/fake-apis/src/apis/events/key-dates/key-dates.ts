import {
  type CalendarDate,
  cycleYear,
  formatDayMonth,
  londonDate,
  type Scheme,
} from '@applicant-hub/domain';
import { type CycleKey, isReply, namedDay } from './cycle.ts';
import type { KeyDay } from './key-date.ts';
import { decisionsBy, expectedDays } from './pattern.ts';
import { type CycleDay, publishedDays } from './published.ts';
import { liveSessions } from './sessions.ts';
import { cyclePages, cycleTitles } from './words.ts';

/** Entry years that are always included; later years are added as time passes. */
const YEARS = [2025, 2026, 2027, 2028, 2029, 2030] as const;

/**
 * All key dates around a given time: published dates of the cycles, expected dates for days that
 * are not published, and live sessions. The list always has future dates.
 */
export function keyDatesAt(now: Date): readonly KeyDay[] {
  const current = cycleYear(now);
  const years = new Set([...YEARS, current - 1, current, current + 1]);
  const today = londonDate(now);
  return [...[...years].flatMap((year) => datesOfCycle(year, today)), ...liveSessions(now)];
}

export const cycleDays = (entryYear: number): Readonly<Record<CycleKey, CycleDay>> => ({
  ...expectedDays(entryYear),
  ...publishedDays(entryYear),
});

function datesOfCycle(entryYear: number, today: CalendarDate): readonly KeyDay[] {
  const days = cycleDays(entryYear);
  return Object.entries(days).map(([name, { date, time, ...day }]) => {
    const key = name as CycleKey; // `cycleDays` has no other keys.
    const isSure = day.isSure || date <= today;
    const decided = isReply(key) ? decisionsBy(entryYear, key) : null;
    return {
      id: `${entryYear}-${key}`,
      title: `${titleOf(key, decided ?? date)}, ${entryYear} entry${isSure ? '' : ' (expected)'}`,
      date,
      time,
      until: lastDay(key, days),
      schemes: conservatoireKeys.includes(key) ? [schemes.uc] : [schemes.ug],
      page: cyclePages[key],
      written: 'utc',
      cycle: { entryYear, ...namedDay(key), confirmed: isSure, decisionsBy: decided },
    };
  });
}

/**
 * The title contains a day if users read it long before that day: the day by which universities
 * decide, or the day of the last decision for a reply date.
 */
const titleOf = (key: CycleKey, by: CalendarDate): string =>
  key === 'advisory' || isReply(key)
    ? `${cycleTitles[key]} ${formatDayMonth(by)}`
    : cycleTitles[key];

/** Extra and Clearing are periods with a last day. */
function lastDay(key: CycleKey, days: Readonly<Record<CycleKey, CycleDay>>) {
  if (key === 'extra-opens') return days.extra.date;
  return key === 'clearing-opens' ? days.clearing.date : null;
}

const conservatoireKeys: readonly CycleKey[] = [
  'open-conservatoires',
  'music',
  'main-conservatoires',
  'replies',
];

const schemes: Readonly<Record<Scheme, string>> = { ug: 'undergraduate', uc: 'conservatoires' };
