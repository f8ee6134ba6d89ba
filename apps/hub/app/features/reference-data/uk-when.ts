import { m } from '@applicant-hub/copy';
import { type EventStart, formatDeadline } from '@applicant-hub/domain';

/** A date as text, with the time zone if it has a time: 'Wednesday 13 January, 6pm UK time'. */
export function ukWhen({ date, time }: EventStart): string {
  const when = formatDeadline(date, time);
  return time === null ? when : m.deadlines_uk_time({ when });
}
