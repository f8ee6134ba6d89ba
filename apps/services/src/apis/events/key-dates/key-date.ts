import type { CalendarDate, ClockTime } from '@applicant-hub/domain';
import { startText } from '../start-text.ts';

/** A day of the calendar, before it is put into the words of the API. */
export interface KeyDay {
  readonly id: string;
  readonly title: string;
  readonly date: CalendarDate;
  readonly time: ClockTime | null;
  /** The last day of something that lasts; null for one that does not. */
  readonly until: CalendarDate | null;
  readonly schemes: readonly string[];
  /** Path of the page that says more. */
  readonly page: string;
}

/** A key date as the API answers it. */
export interface KeyDateAnswer {
  readonly id: string;
  readonly title: string;
  /** ISO date or moment; of something that lasts, its beginning and its end. */
  readonly start: string | readonly string[];
  readonly ucasUrl: string | null;
  readonly schemes: readonly { readonly name: string }[];
}

export const keyDateAnswer = ({ id, title, schemes, page, ...day }: KeyDay): KeyDateAnswer => ({
  id,
  title,
  start: day.until === null ? startText(day) : [startText(day), day.until],
  ucasUrl: page,
  schemes: schemes.map((name) => ({ name })),
});
