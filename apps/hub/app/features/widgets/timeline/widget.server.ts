import { leftWords } from '@applicant-hub/copy/deadlines';
import {
  bySoonest,
  datesOfYear,
  type EventStart,
  formatDeadline,
  timeLeft,
  upcoming,
} from '@applicant-hub/domain';
import {
  datesToShow,
  findMyYear,
} from '#app/features/application-status/upstream/my-year.server.ts';
import { findPersonalDates, personalDateView } from '#app/features/calendar/my-dates.server.ts';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import { getKeyDates, isLate } from '#app/features/reference-data/reference.server.ts';
import { chosenSchemes } from '#app/features/widget-kit/chosen-schemes.server.ts';
import { PENDING } from '#app/features/widget-kit/pending.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import type { TimelineDate, TimelineView } from './view-types.ts';

/**
 * Maximum number of key dates and of personal dates on the card. The calendar shows all of them.
 */
export const DATES_SHOWN = 5;
const PERSONAL_SHOWN = 3;

type Shown = EventStart & Pick<TimelineDate, 'id' | 'title' | 'href'>;

export const server: WidgetServer = {
  id: 'Timeline',
  needs: 'events',
  async load(scope): Promise<TimelineView | typeof PENDING> {
    const schemes = chosenSchemes('Timeline', scope.applicant.user);
    if (schemes.length === 0) return { state: 'no-scheme' };
    const [result, mine, personal] = await Promise.all([
      getKeyDates(scope, schemes),
      findMyYear(scope),
      findPersonalDates(scope),
    ]);
    if (isLate(result)) return PENDING;
    if (!result.ok) return { state: 'failed' };
    const now = scope.context.now();
    const { studyYear } = scope.applicant.personalisation;
    const cycle = datesToShow(datesOfYear(result.value, studyYear), mine, schemes);
    const dates = [
      ...upcoming(cycle, now)
        .slice(0, DATES_SHOWN)
        .map(({ url, ...date }) => ({ ...date, href: url })),
      ...personal.dates.slice(0, PERSONAL_SHOWN).map((date) => ({
        ...personalDateView(date),
        ...{ date: date.date, time: date.time, isMine: true },
      })),
    ].sort(bySoonest);
    const next = dates.find(({ isMine }) => isMine);
    return {
      state: 'ready',
      dates: dates.map((date) => dateView(date, now, date === next)),
      isNextKnown: !personal.isIncomplete,
    };
  },
};

function dateView(shown: Shown, now: Date, isNext: boolean): TimelineDate {
  const { id, title, href, date, time } = shown;
  const left = timeLeft(shown, now);
  return {
    id,
    title,
    href,
    date,
    // A collapsed card shows only the next date, so the text for that date includes the time zone.
    when: isNext ? ukWhen(shown) : formatDeadline(date, time),
    left: leftWords(left),
    isToday: left.days === 0,
    ...(isNext && { isNext }),
  };
}
