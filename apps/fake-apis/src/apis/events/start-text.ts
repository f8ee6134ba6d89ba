import { type CalendarDate, type ClockTime, passesAt } from '@applicant-hub/domain';

/** The start of an event in the format of the API: a date, or a date and time in UTC. */
export const startText = (start: { date: CalendarDate; time: ClockTime | null }): string =>
  start.time === null ? start.date : passesAt(start).toISOString();
