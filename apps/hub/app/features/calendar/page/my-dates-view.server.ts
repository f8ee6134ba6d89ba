import { m } from '@applicant-hub/copy';
import { whenWords } from '@applicant-hub/copy/deadlines';
import {
  formatDayMonth,
  formatDeadline,
  idsOf,
  isExpected,
  type KeyDate,
  londonDate,
  type MyCycleDate,
  nextOf,
  timeLeft,
} from '@applicant-hub/domain';
import { myDateLabel } from '#app/features/reference-data/cycle-dates.server.ts';
import type { OwnDeadlineView } from '../view-types.ts';
import { dateId } from './entries.server.ts';
import { dayParts, type ListedDate, type MarkedDate } from './months.server.ts';

/**
 * The applicant's dates above the list: the next date, and the dates that the list does not show.
 *
 * @param listed the ids of the dates in the list
 */
export function datesAbove(
  mine: readonly MyCycleDate[],
  listed: ReadonlySet<string>,
  now: Date,
): OwnDeadlineView[] {
  const next = nextOf(mine) ?? mine[0];
  return mine
    .filter((date) => date === next || !listed.has(date.id))
    .map((date) => above(date, now));
}

const above = (date: MyCycleDate, now: Date): OwnDeadlineView => ({
  id: dateId(date),
  label: myDateLabel(date),
  when: whenWords(formatDeadline(date.date, date.time), timeLeft(date, now)),
  later: laterWords(date),
  isToday: date.date === londonDate(now),
  isSure: date.isSure,
  isExpected: isExpected(date, now),
});

export function withMarks(
  dates: readonly KeyDate[],
  mine: readonly MyCycleDate[],
): readonly MarkedDate[] {
  const marks = new Map(
    mine.flatMap((date) => {
      const [id, ...later] = idsOf(date);
      const mark = { mine: markOf(date), later: laterWords(date) ?? undefined };
      return [
        [id, mark] as const,
        ...later.map((one) => [one, { mine: m.calendar_may_be_yours() }] as const),
      ];
    }),
  );
  return dates.map((date) => ({ ...date, ...marks.get(date.id) }));
}

/** The dates without the later reply dates, which are in the row of the first reply date. */
export function withoutLater(
  dates: readonly MarkedDate[],
  mine: readonly MyCycleDate[],
): readonly MarkedDate[] {
  const later = new Set(mine.flatMap((date) => idsOf(date).slice(1)));
  return dates.filter(({ id }) => !later.has(id));
}

const markOf = ({ isSure }: MyCycleDate): string =>
  isSure ? m.mine_tag() : m.calendar_may_be_yours();

/** A day for decisions that is not a key date, as a row of the list. */
export const decisionRows = (mine: readonly MyCycleDate[], now: Date): ListedDate[] =>
  mine
    .filter((date) => date.kind === 'decisions' && date.by !== 'aim')
    .map((date) => ({
      date: date.date,
      time: date.time,
      isPast: false,
      view: {
        id: date.id,
        title: myDateLabel(date),
        when: formatDeadline(date.date, date.time),
        ...dayParts(date.date, now),
        schemes: [m.calendar_scheme_undergraduate()],
        href: null,
        mine: markOf(date),
      },
    }));

/**
 * The later reply dates as text, each with the decisions to which it applies; null if no later
 * reply dates exist.
 */
export function laterWords(date: MyCycleDate): string | null {
  if (date.kind !== 'deadline') return null;
  const { deadline, later } = date;
  const words = later.map(({ date: by }, index) =>
    m.deadlines_reply_after({
      decisionsBy: formatDayMonth((later[index - 1] ?? deadline).decisionsBy ?? ''),
      date: formatDayMonth(by),
    }),
  );
  return words.length === 0 ? null : words.join(' ');
}
