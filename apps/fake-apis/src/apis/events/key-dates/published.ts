import type { CalendarDate, ClockTime } from '@applicant-hub/domain';
import type { CycleKey } from './cycle.ts';

export interface CycleDay {
  readonly date: CalendarDate;
  readonly time: ClockTime | null;
  readonly isSure: boolean;
}

/** `date` or `date time`; a question mark at the end means that the date is only expected. */
type Written = string;

/** Days from published sources, by entry year. Missing days follow a pattern. */
const published: Readonly<Record<number, Readonly<Partial<Record<CycleKey, Written>>>>> = {
  2025: {
    'courses-shown': '2024-04-30',
    open: '2024-05-14',
    'open-conservatoires': '2024-07-10',
    send: '2024-09-03',
    music: '2024-10-02 18:00',
    early: '2024-10-15 18:00',
    main: '2025-01-29 18:00',
    'main-conservatoires': '2025-01-29 18:00',
    'extra-opens': '2025-02-26',
    choices: '2025-06-30 18:00',
    extra: '2025-07-04',
    'clearing-opens': '2025-07-05',
    'results-scotland': '2025-08-05',
    results: '2025-08-14',
    clearing: '2025-10-20',
  },
  2026: {
    'courses-shown': '2025-04-29',
    open: '2025-05-13',
    'open-conservatoires': '2025-07-10',
    send: '2025-09-02',
    music: '2025-10-02 18:00',
    early: '2025-10-15 18:00',
    main: '2026-01-14 18:00',
    'main-conservatoires': '2026-01-14 18:00',
    replies: '2026-02-10',
    'extra-opens': '2026-02-26',
    advisory: '2026-03-31',
    choices: '2026-06-30 18:00',
    extra: '2026-07-01',
    'clearing-opens': '2026-07-02',
    'results-scotland': '2026-08-04',
    results: '2026-08-13',
    final: '2026-09-24 18:00',
    clearing: '2026-10-19',
  },
  2027: {
    send: '2026-09-01',
    early: '2026-10-15 18:00',
    main: '2027-01-13 18:00?',
    // This date is not published; in earlier years it was the same as the main date.
    'main-conservatoires': '2027-01-13 18:00?',
    'extra-opens': '2027-02-25',
    choices: '2027-06-30 18:00',
    extra: '2027-07-01',
    'clearing-opens': '2027-07-02',
    clearing: '2027-10-18',
  },
};

export const publishedDays = (entryYear: number): Readonly<Partial<Record<CycleKey, CycleDay>>> =>
  Object.fromEntries(
    Object.entries(published[entryYear] ?? {}).map(([key, written]) => [key, dayOf(written)]),
  );

function dayOf(written: Written): CycleDay {
  const [date = '', time = null] = written.replace('?', '').split(' ');
  return { date, time, isSure: !written.endsWith('?') };
}
