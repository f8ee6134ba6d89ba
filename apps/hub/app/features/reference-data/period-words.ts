import { m } from '@applicant-hub/copy';
import { type EventStart, formatDeadline, formatHour, knownEnd } from '@applicant-hub/domain';

/** When an event is, in words; with its end where somebody knows it. */
export function periodWords(start: EventStart, end: EventStart | null): string {
  const begin = formatDeadline(start.date, start.time);
  const until = knownEnd({ ...start, end });
  if (until === null) return begin;
  if (until.date !== start.date) {
    return m.events_period({ begin, end: formatDeadline(until.date, until.time) });
  }
  return until.time === null ? begin : m.events_period({ begin, end: formatHour(until.time) });
}
