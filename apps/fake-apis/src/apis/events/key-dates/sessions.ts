import { addDays, type CalendarDate, londonDate } from '@applicant-hub/domain';
import { weekdayOf } from './pattern.ts';
import type { KeyDay } from './key-date.ts';

/** Monthly live sessions, for schemes whose courses have no common deadline. */
const sessions = [
  {
    id: 'postgraduate-live',
    title: 'Postgraduate study: your questions answered live',
    schemes: ['postgraduate'],
    weekday: 3,
    which: 1,
    time: '17:00',
    page: '/ucas/postgraduate/live',
    written: 'utc',
  },
  {
    id: 'teacher-training-live',
    title: 'Becoming a teacher: your questions answered live',
    schemes: ['teacher-training'],
    weekday: 2,
    which: 2,
    time: '18:00',
    page: '/ucas/teacher-training/live',
    written: 'utc',
  },
  {
    // An editor entered only the required fields.
    id: null,
    title: 'Apprenticeships: meet employers online',
    schemes: ['apprenticeships'],
    weekday: 4,
    which: 3,
    time: '16:30',
    page: null,
    written: 'local',
  },
] as const;

/** Number of months before and after today that have sessions. */
const MONTHS_BEFORE = 2;
const MONTHS_AFTER = 8;

export function liveSessions(now: Date): readonly KeyDay[] {
  const months = monthsAround(londonDate(now));
  return sessions.flatMap(({ id, weekday, which, ...session }) =>
    months.map(([year, month]) => ({
      ...session,
      id: id === null ? null : `${id}-${year}-${month}`,
      date: weekdayOf(year, month, weekday, which),
      until: null,
      cycle: null,
    })),
  );
}

function monthsAround(today: CalendarDate): readonly (readonly [year: number, month: number])[] {
  const middle = `${today.slice(0, 7)}-15`;
  return Array.from({ length: MONTHS_BEFORE + MONTHS_AFTER + 1 }, (_, index) => {
    // From the middle of a month, a multiple of the average month length (30.4375 days) always
    // falls into the right month.
    const [year = 0, month = 0] = addDays(middle, (index - MONTHS_BEFORE) * 30.4375)
      .split('-')
      .map(Number);
    return [year, month] as const;
  });
}
