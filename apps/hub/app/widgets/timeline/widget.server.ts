import { daysBetween, formatDeadline, londonDate, upcoming } from '@applicant-hub/domain';
import { getKeyDates, isLate } from '../../discovery/reference.server.ts';
import { chosenSchemes } from '../../widget-settings/chosen-schemes.server.ts';
import { PENDING } from '../pending.server.ts';
import type { WidgetServer } from '../server-half.server.ts';
import type { TimelineView } from './view-types.ts';

/** So many dates are enough for a card; the calendar has them all. */
const SHOWN = 5;

/** The timeline: the next dates of the schemes that are ticked in its settings. */
export const server: WidgetServer = {
  id: 'Timeline',
  async load(scope): Promise<TimelineView | typeof PENDING> {
    const schemes = chosenSchemes('Timeline', scope.applicant.user);
    if (schemes.length === 0) return { state: 'no-scheme' };
    const answer = await getKeyDates(scope, schemes);
    if (isLate(answer)) return PENDING;
    if (!answer.ok) return { state: 'failed' };
    const now = scope.context.now();
    const dates = upcoming(answer.value, now)
      .slice(0, SHOWN)
      .map(({ id, title, url, date, time }) => ({
        id,
        title,
        href: url,
        date,
        when: formatDeadline(date, time),
        daysLeft: daysBetween(londonDate(now), date),
      }));
    return { state: 'ready', dates };
  },
};
