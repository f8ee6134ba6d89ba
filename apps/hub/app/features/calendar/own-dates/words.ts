import { m } from '@applicant-hub/copy';
import { formatDeadline, formatHour, type OwnDate } from '@applicant-hub/domain';

/** When a date is: 'Wednesday 10 February, 10:30am to midday'. */
export function ownDateWhen({
  date,
  time,
  until,
}: Pick<OwnDate, 'date' | 'time' | 'until'>): string {
  const start = formatDeadline(date, time);
  return until === null ? start : m.mine_span({ start, end: formatHour(until) });
}

/** The choice that a date belongs to: 'History, University of York'. */
export const choiceWords = ({ institutionName, courseName }: NonNullable<OwnDate['choice']>) =>
  m.mine_choice({ course: courseName, uni: institutionName });
