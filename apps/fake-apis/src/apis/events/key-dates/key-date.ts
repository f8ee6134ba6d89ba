import type { CalendarDate, ClockTime } from '@applicant-hub/domain';
import { startText } from '../start-text.ts';
import type { CycleResponse } from './cycle.ts';

/** A key date, before it is converted to the format of the API. */
export interface KeyDay {
  /** Null if an editor entered no id. */
  readonly id: string | null;
  readonly title: string;
  readonly date: CalendarDate;
  readonly time: ClockTime | null;
  /** The last day of a period; null for a single day. */
  readonly until: CalendarDate | null;
  readonly schemes: readonly string[];
  /** Path of the page with details; null for a date without a page. */
  readonly page: string | null;
  /** Format of the time: UTC, or London time as editors type it. */
  readonly written: 'utc' | 'local';
  /** Null for a date outside a cycle, or if an editor entered only a title. */
  readonly cycle: CycleResponse | null;
}

export interface KeyDateResponse {
  readonly id?: string;
  readonly title: string;
  /** ISO date, or ISO date and time; for a period, its first and last date. */
  readonly start: string | readonly string[];
  readonly ucasUrl?: string;
  readonly schemes: readonly { readonly name: string }[];
  readonly cycle?: Omit<CycleResponse, 'decisionsBy'> & { readonly decisionsBy?: CalendarDate };
}

export function keyDateResponse({
  id,
  title,
  schemes,
  page,
  until,
  cycle,
  ...day
}: KeyDay): KeyDateResponse {
  const { date, time, written } = day;
  const start = written === 'local' && time !== null ? `${date}T${time}:00` : startText(day);
  return {
    ...(id !== null && { id }),
    title,
    start: until === null ? start : [start, until],
    ...(page !== null && { ucasUrl: page }),
    schemes: schemes.map((name) => ({ name })),
    ...(cycle !== null && { cycle: cycleResponse(cycle) }),
  };
}

const cycleResponse = ({ decisionsBy, ...cycle }: CycleResponse) => ({
  ...cycle,
  ...(decisionsBy !== null && { decisionsBy }),
});
