import {
  type CalendarDate,
  cycleYear,
  deadlines,
  londonDate,
  type Scheme,
} from '@applicant-hub/domain';
import { type CycleKey, publishedMilestones, publishedYears } from './milestones.ts';
import type { KeyDay } from './key-date.ts';
import { type Expected, expectedDates } from './pattern.ts';
import { liveSessions } from './sessions.ts';
import { cyclePages, cycleTitles } from './words.ts';

/**
 * All key dates around a moment: those of the published cycles, what is expected of the cycles around
 * it where nothing is published, and live sessions. So there is always something to come.
 */
export function keyDatesAt(now: Date): readonly KeyDay[] {
  const current = cycleYear(now);
  const years = new Set([...publishedYears, current - 1, current, current + 1]);
  const today = londonDate(now);
  return [...[...years].flatMap((year) => datesOfCycle(year, today)), ...liveSessions(now)];
}

function datesOfCycle(entryYear: number, today: CalendarDate): readonly KeyDay[] {
  const published = publishedDates(entryYear);
  const dates = { ...expectedDates(entryYear), ...published };
  return Object.entries(dates).map(([name, { date, time }]) => {
    const key = name as CycleKey; // Both tables have no other names.
    const isSure = (published[key]?.isSure ?? false) || date <= today;
    return {
      id: `${entryYear}-${key}`,
      title: `${titleOf(key, date)}, ${entryYear} entry${isSure ? '' : ' (expected)'}`,
      date,
      time,
      until: lastDay(key, dates),
      schemes: conservatoireKeys.includes(key) ? [schemes.uc] : [schemes.ug],
      page: cyclePages[key],
      written: 'utc',
    };
  });
}

/** People read it long before the day: what is done by a day names it. */
const titleOf = (key: CycleKey, date: CalendarDate): string =>
  key === 'advisory' ? `${cycleTitles[key]} ${dayWords.format(new Date(date))}` : cycleTitles[key];

const dayWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
});

type Published = Expected & { readonly isSure: boolean };

function publishedDates(entryYear: number): Readonly<Partial<Record<CycleKey, Published>>> {
  const milestones = publishedMilestones(entryYear).map(
    ([key, date]) => [key, { date, time: null, isSure: true }] as const,
  );
  const ends = deadlines
    .filter((deadline) => deadline.entryYear === entryYear)
    .map(({ key, date, time, confirmed }) => [key, { date, time, isSure: confirmed }] as const);
  return Object.fromEntries([...milestones, ...ends]);
}

/** Extra and Clearing last from the one day to the other. */
function lastDay(key: CycleKey, dates: Readonly<Partial<Record<CycleKey, Expected>>>) {
  if (key === 'extra-opens') return dates.extra?.date ?? null;
  return key === 'clearing-opens' ? (dates.clearing?.date ?? null) : null;
}

const conservatoireKeys: readonly CycleKey[] = [
  'open-conservatoires',
  'music',
  'main-conservatoires',
  'replies',
];

const schemes: Readonly<Record<Scheme, string>> = { ug: 'undergraduate', uc: 'conservatoires' };
