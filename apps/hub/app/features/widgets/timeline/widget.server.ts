import { leftWords } from '@applicant-hub/copy/deadlines';
import {
  bySoonest,
  datesAhead,
  datesOfYear,
  type EventStart,
  formatDeadline,
  timeLeft,
  upcoming,
} from '@applicant-hub/domain';
import { shownStatuses } from '#app/features/application-status/shown-statuses.server.ts';
import { findPersonalAhead } from '#app/features/calendar/personal-ahead.server.ts';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import { getKeyDates, isLate } from '#app/features/reference-data/reference.server.ts';
import { chosenSchemes } from '#app/features/widget-kit/chosen-schemes.server.ts';
import { PENDING } from '#app/features/widget-kit/pending.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import type { TimelineDate, TimelineView } from './view-types.ts';

/** So many key dates, and so many personal dates, are enough for a card; the calendar has them all. */
export const DATES_SHOWN = 5;
const PERSONAL_SHOWN = 3;

type Shown = EventStart & Pick<TimelineDate, 'id' | 'title' | 'href'>;

/**
 * The timeline: the next key dates of the applicant's year, and of the schemes ticked in its settings,
 * that concern them, among the next dates of their own.
 */
export const server: WidgetServer = {
  id: 'Timeline',
  async load(scope): Promise<TimelineView | typeof PENDING> {
    const schemes = chosenSchemes('Timeline', scope.applicant.user);
    if (schemes.length === 0) return { state: 'no-scheme' };
    const [answer, statuses, personal] = await Promise.all([
      getKeyDates(scope, schemes),
      shownStatuses(scope),
      findPersonalAhead(scope),
    ]);
    if (isLate(answer)) return PENDING;
    if (!answer.ok) return { state: 'failed' };
    const now = scope.context.now();
    const { studyYear } = scope.applicant.personalisation;
    const keyDates = upcoming(datesAhead(datesOfYear(answer.value, studyYear), statuses), now);
    const dates = [
      ...keyDates.slice(0, DATES_SHOWN).map(({ url, ...date }) => ({ ...date, href: url })),
      ...personal.dates.slice(0, PERSONAL_SHOWN),
    ]
      .sort(bySoonest)
      .map((date, index) => dateView(date, now, index === 0));
    return { state: 'ready', dates, isNextKnown: !personal.isIncomplete };
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
    // A folded card shows the next date alone, without the description that names the clock.
    when: isNext ? ukWhen(shown) : formatDeadline(date, time),
    left: leftWords(left),
    isToday: left.days === 0,
  };
}
