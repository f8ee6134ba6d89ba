import { m } from '@applicant-hub/copy';
import { formatDayMonth, londonDate, type SavedSearch } from '@applicant-hub/domain';
import { figure } from '../results/count-words.ts';

/**
 * The change in the number of results since the search was last viewed: '3 more since 12 November'.
 */
export function sinceWords({ total, lookedAt }: SavedSearch, now: number): string {
  const date = formatDayMonth(londonDate(new Date(lookedAt)));
  if (now === total) return m.courses_saved_same({ date });
  const shown = figure(Math.abs(now - total));
  return now > total
    ? m.courses_saved_more({ shown, date })
    : m.courses_saved_fewer({ shown, date });
}
