import { type CalendarDate, type ClockTime, passesAt } from '@applicant-hub/domain';

export const startText = (start: { date: CalendarDate; time: ClockTime | null }): string =>
  start.time === null ? start.date : passesAt(start).toISOString();
