import { type CalendarDate, type ClockTime, londonInstant } from '@applicant-hub/domain';

/** When something starts, as the API writes it: a date, or a moment in UTC. */
export function startText({ date, time }: { date: CalendarDate; time: ClockTime | null }): string {
  if (time === null) return date;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return londonInstant(date, { hour, minute }).toISOString();
}
