import { m } from '@applicant-hub/copy';
import { deadlineLabels } from '@applicant-hub/copy/deadlines';
import {
  daysBetween,
  formatDeadline,
  formatLongDate,
  londonDate,
  personalisationSetting,
  savedAnswers,
  upcoming,
} from '@applicant-hub/domain';
import { settingData } from '../applicant/setting-data.server.ts';
import { callContext, type DiscoveryCall } from '../discovery/call.server.ts';
import { feedPath } from './calendar-path.ts';
import { findDates } from './dates.server.ts';
import { deadlineId } from './entries.server.ts';
import type { CalendarFilter } from './filters.ts';
import { monthsOf } from './months.server.ts';
import { ownDeadlines } from './own-deadlines.server.ts';
import { ownFilters, readFilters } from './read-filters.server.ts';
import type { CalendarView, LinkView, OwnDeadlineView } from './view-types.ts';

/** The dates of the active filters (CAL-8 to CAL-13), the own deadlines, and the link to both. */
export async function loadCalendar(call: DiscoveryCall): Promise<CalendarView> {
  const { applicant, context, request } = call;
  const { personalisation } = applicant;
  const own = ownFilters(
    personalisation.studyLevel,
    savedAnswers(settingData(applicant.user, personalisationSetting)),
  );
  const filters = readFilters(new URL(request.url).searchParams, own);
  const [dates, link] = await Promise.all([findDates(call, filters), findLink(call)]);
  const now = context.now();
  return {
    filters,
    isFailed: !dates.ok,
    today: formatLongDate(londonDate(now)),
    ...monthsOf(dates.ok ? dates.value : [], now),
    year: personalisation.studyYear,
    own: ownView(call, own),
    link,
  };
}

function ownView(
  { applicant, context }: DiscoveryCall,
  own: readonly CalendarFilter[],
): OwnDeadlineView[] {
  const now = context.now();
  return upcoming(ownDeadlines(applicant.personalisation, own), now).map((deadline) => ({
    id: deadlineId(deadline),
    label: deadlineLabels[deadline.key](),
    when: m.deadlines_when({
      date: formatDeadline(deadline.date, deadline.time),
      days: daysBetween(londonDate(now), deadline.date),
    }),
    isExpected: !deadline.confirmed,
  }));
}

async function findLink(call: DiscoveryCall): Promise<LinkView> {
  const { clients, config } = call.context;
  const found = await clients.identity.findCalendarLink(callContext(call));
  if (!found.ok) return { state: 'unknown' };
  if (found.value === null) return { state: 'none' };
  const { token, createdAt } = found.value;
  return {
    state: 'there',
    url: new URL(feedPath(token), config.publicUrl).href,
    since: formatLongDate(londonDate(new Date(createdAt))),
  };
}
