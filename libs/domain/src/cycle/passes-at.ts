import type { CalendarDate } from './calendar.ts';
import type { ClockTime } from './format.ts';
import { endOfLondonDay, londonInstant } from './london.ts';

/**
 * Returns the instant from which a date has passed: its time in London or, without a time, the end
 * of the day.
 */
export function passesAt({ date, time }: { date: CalendarDate; time: ClockTime | null }): Date {
  if (time === null) return endOfLondonDay(date);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return londonInstant(date, { hour, minute });
}
