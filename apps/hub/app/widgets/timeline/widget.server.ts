import {
  daysBetween,
  formatDeadline,
  londonDate,
  settingValues,
  tickedSchemes,
  upcoming,
  widgetSettingsSetting,
} from '@applicant-hub/domain';
import { settingData } from '../../applicant/setting-data.server.ts';
import { getKeyDates, isLate } from '../../discovery/reference.server.ts';
import type { WidgetScope } from '../scope.ts';
import { PENDING } from '../pending.server.ts';
import type { WidgetServer } from '../server-half.server.ts';
import type { TimelineView } from './view-types.ts';

/** So many dates are enough for a card; the calendar has them all. */
const SHOWN = 5;

/** The timeline: the next dates of the schemes that are ticked in its settings. */
export const server: WidgetServer = {
  id: 'Timeline',
  async load(scope): Promise<TimelineView | typeof PENDING> {
    const schemes = schemesOfTimeline(scope);
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

/** The tick-boxes have the names of the schemes. */
const schemesOfTimeline = ({ applicant }: WidgetScope): readonly string[] =>
  tickedSchemes(
    settingValues('Timeline', settingData(applicant.user, widgetSettingsSetting('Timeline'))),
  );
