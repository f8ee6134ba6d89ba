import { leftWords } from '@applicant-hub/copy/deadlines';
import {
  datesAhead,
  datesOfYear,
  formatDeadline,
  type KeyDate,
  timeLeft,
  upcoming,
} from '@applicant-hub/domain';
import { shownStatuses } from '#app/features/application-status/shown-statuses.server.ts';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import { getKeyDates, isLate } from '#app/features/reference-data/reference.server.ts';
import { chosenSchemes } from '#app/features/widget-kit/chosen-schemes.server.ts';
import { PENDING } from '#app/features/widget-kit/pending.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import type { TimelineDate, TimelineView } from './view-types.ts';

/** So many dates are enough for a card; the calendar has them all. */
export const DATES_SHOWN = 5;

/** The timeline: the next dates of the applicant's year, and of the schemes ticked in its settings, that concern them. */
export const server: WidgetServer = {
  id: 'Timeline',
  async load(scope): Promise<TimelineView | typeof PENDING> {
    const schemes = chosenSchemes('Timeline', scope.applicant.user);
    if (schemes.length === 0) return { state: 'no-scheme' };
    const [answer, statuses] = await Promise.all([
      getKeyDates(scope, schemes),
      shownStatuses(scope),
    ]);
    if (isLate(answer)) return PENDING;
    if (!answer.ok) return { state: 'failed' };
    const now = scope.context.now();
    const { studyYear } = scope.applicant.personalisation;
    const dates = upcoming(datesAhead(datesOfYear(answer.value, studyYear), statuses), now)
      .slice(0, DATES_SHOWN)
      .map((date, index) => dateView(date, now, index === 0));
    return { state: 'ready', dates };
  },
};

function dateView(keyDate: KeyDate, now: Date, isNext: boolean): TimelineDate {
  const { id, title, url, date, time } = keyDate;
  const left = timeLeft(keyDate, now);
  return {
    id,
    title,
    href: url,
    date,
    // A folded card shows the next date alone, without the description that names the clock.
    when: isNext ? ukWhen(keyDate) : formatDeadline(date, time),
    left: leftWords(left),
    isToday: left.days === 0,
  };
}
