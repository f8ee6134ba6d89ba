import type { CalendarDate } from '../cycle/calendar.ts';

/** Dates up to the end of this year mean "not attended": some services send the year 1. */
const LAST_EMPTY_YEAR = 2000;

/**
 * Whether the applicant attended an event (CAL-21).
 *
 * @param attendedOn null where the API has no date
 */
export const wasAttended = (attendedOn: CalendarDate | null): boolean =>
  attendedOn !== null && Number(attendedOn.slice(0, 4)) > LAST_EMPTY_YEAR;
