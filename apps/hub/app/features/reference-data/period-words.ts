import { m } from '@applicant-hub/copy';
import { type EventStart, formatDeadline, formatHour, knownEnd } from '@applicant-hub/domain';

/**
 * The time of an event as text. The time zone is added only for an online event, because visitors
 * use the local time.
 *
 * @param area location; null if online, undefined if unknown
 */
export function eventWhen(
  start: EventStart,
  end: EventStart | null,
  area: string | null | undefined,
): string {
  const when = periodWords(start, end);
  return area === null && start.time !== null ? m.deadlines_uk_time({ when }) : when;
}

export function periodWords(start: EventStart, end: EventStart | null): string {
  const begin = formatDeadline(start.date, start.time);
  const until = knownEnd({ ...start, end });
  if (until === null) return begin;
  if (until.date !== start.date) {
    return m.events_period({ begin, end: formatDeadline(until.date, until.time) });
  }
  return until.time === null ? begin : m.events_period({ begin, end: formatHour(until.time) });
}
