import { type CalendarDate, type ClockTime, passesAt } from '@applicant-hub/domain';

/** When something starts, as the API writes it: a date, or a moment in UTC. */
export const startText = (start: { date: CalendarDate; time: ClockTime | null }): string =>
  start.time === null ? start.date : passesAt(start).toISOString();
