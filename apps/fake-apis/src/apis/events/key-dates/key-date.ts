import type { CalendarDate, ClockTime } from '@applicant-hub/domain';
import { startText } from '../start-text.ts';
import type { CycleAnswer } from './cycle.ts';

/** A day of the calendar, before it is put into the words of the API. */
export interface KeyDay {
  /** Null where an editor gave none. */
  readonly id: string | null;
  readonly title: string;
  readonly date: CalendarDate;
  readonly time: ClockTime | null;
  /** The last day of something that lasts; null for one that does not. */
  readonly until: CalendarDate | null;
  readonly schemes: readonly string[];
  /** Path of the page that says more; null where there is none. */
  readonly page: string | null;
  /** How its time is written: in UTC, or as an editor types it, on London's clocks. */
  readonly written: 'utc' | 'local';
  /** Null for what is no date of a cycle, or where an editor gave no more than a title. */
  readonly cycle: CycleAnswer | null;
}

/** A key date as the API answers it. */
export interface KeyDateAnswer {
  readonly id?: string;
  readonly title: string;
  /** ISO date or moment; of something that lasts, its beginning and its end. */
  readonly start: string | readonly string[];
  readonly ucasUrl?: string;
  readonly schemes: readonly { readonly name: string }[];
  readonly cycle?: Omit<CycleAnswer, 'decisionsBy'> & { readonly decisionsBy?: CalendarDate };
}

export function keyDateAnswer({
  id,
  title,
  schemes,
  page,
  until,
  cycle,
  ...day
}: KeyDay): KeyDateAnswer {
  const { date, time, written } = day;
  const start = written === 'local' && time !== null ? `${date}T${time}:00` : startText(day);
  return {
    ...(id !== null && { id }),
    title,
    start: until === null ? start : [start, until],
    ...(page !== null && { ucasUrl: page }),
    schemes: schemes.map((name) => ({ name })),
    ...(cycle !== null && { cycle: cycleAnswer(cycle) }),
  };
}

const cycleAnswer = ({ decisionsBy, ...cycle }: CycleAnswer) => ({
  ...cycle,
  ...(decisionsBy !== null && { decisionsBy }),
});
