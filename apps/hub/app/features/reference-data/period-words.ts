import { m } from '@applicant-hub/copy';
import { type EventStart, formatDeadline, formatHour, knownEnd } from '@applicant-hub/domain';

/**
 * When an event is, in words, with its clock where it is online: visitors of a place have its clocks.
 *
 * @param area where it is; null online, undefined where that is not known
 */
export function eventWhen(
  start: EventStart,
  end: EventStart | null,
  area: string | null | undefined,
): string {
  const when = periodWords(start, end);
  return area === null && start.time !== null ? m.deadlines_uk_time({ when }) : when;
}

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
