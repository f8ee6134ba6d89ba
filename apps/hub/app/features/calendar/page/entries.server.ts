import { m } from '@applicant-hub/copy';
import {
  cycleDates,
  type Deadline,
  type EventStart,
  idsOf,
  isDeadline,
  isExpected,
  isOwnTodo,
  type KeyDate,
  knownEnd,
  type MyCycleDate,
  type OpenEvent,
  type OwnDate,
  type OwnItem,
  type OwnTodo,
} from '@applicant-hub/domain';
import {
  EVENT,
  eventPath,
  OWN_DATE,
  ownDatePath,
  ownTodoPath,
} from '#app/platform/paths/calendar-path.ts';
import { choiceWords } from '../own-dates/words.ts';
import { deadlineLabel, myDateLabel } from '#app/features/reference-data/cycle-dates.server.ts';

/** A date, ready to be written to a calendar file. */
export interface CalendarEntry extends EventStart {
  /** Stable, so that a calendar recognises the date when it reads the file again. */
  uid: string;
  title: string;
  /** A path or URL with more information, or null. */
  url: string | null;
  /** The end. Omitted if it is unknown. */
  end?: EventStart | null;
  /** Omitted if the date has no place. */
  place?: string;
  /** A sentence shown next to the link to more information. */
  note?: string;
  /**
   * Whether something is due or opens at this time. If so, the entry has a reminder a week before.
   */
  isDeadline: boolean;
}

/** Distinguishes the id of a deadline from the id of a key date. */
const DEADLINE = 'deadline-';

export const deadlineId = ({ id }: Pick<Deadline, 'id'>): string => DEADLINE + id;

/** The id of one of the applicant's dates on a page and in the name of its file. */
export const dateId = (date: MyCycleDate): string =>
  date.kind === 'deadline' ? deadlineId(date) : date.id;

const uidOf = (id: string): string => `date-${id}`;

export const keyDateEntry = ({ id, title, date, time, url }: KeyDate): CalendarEntry => ({
  uid: uidOf(id),
  title,
  date,
  time,
  url,
  isDeadline: time !== null,
});

export const eventEntry = ({ id, title, area, url, ...when }: OpenEvent): CalendarEntry => ({
  uid: EVENT + id,
  title,
  date: when.date,
  time: when.time,
  url: url ?? eventPath(id),
  end: knownEnd(when),
  place: area ?? m.events_online(),
  isDeadline: false,
});

export const ownEntry = (item: OwnItem): CalendarEntry | null =>
  isOwnTodo(item) ? ownTodoEntry(item) : ownDateEntry(item);

const ownTodoEntry = ({ id, title, date }: OwnTodo): CalendarEntry | null =>
  date === null
    ? null
    : {
        uid: OWN_DATE + id,
        title: m.mine_todo_file_title({ title }),
        date,
        time: null,
        url: ownTodoPath(id),
        isDeadline: true,
      };

/**
 * The entry for one of the owner's items in the file of a private link; null for a to-do without a
 * date, and for a finished to-do, so that it has no more reminders.
 */
export const linkedOwnEntry = (item: OwnItem): CalendarEntry | null =>
  isOwnTodo(item) && item.done ? null : ownEntry(item);

const ownDateEntry = ({ id, title, date, time, until, place, choice }: OwnDate): CalendarEntry => ({
  uid: OWN_DATE + id,
  title,
  date,
  time,
  url: ownDatePath(id),
  end: until === null ? null : { date, time: until },
  ...(place !== null && { place }),
  ...(choice !== null && { note: m.mine_file_for({ choice: choiceWords(choice) }) }),
  isDeadline: false,
});

export const savedEventEntry = (event: OpenEvent): CalendarEntry => ({
  ...eventEntry(event),
  note: m.events_kept_note(),
});

export const deadlineEntry = (deadline: Deadline, now: Date): CalendarEntry => ({
  uid: deadlineId(deadline),
  title: isExpected(deadline, now)
    ? m.calendar_expected_title({ title: deadlineLabel(deadline) })
    : deadlineLabel(deadline),
  date: deadline.date,
  time: deadline.time,
  url: null,
  isDeadline: true,
});

export const awaitedEntry = (date: Pick<MyCycleDate, 'id' | 'date' | 'time'>, title: string) => ({
  uid: uidOf(date.id),
  title,
  date: date.date,
  time: date.time,
  url: null,
  isDeadline: false,
});

/**
 * The applicant's dates and other key dates. A date of the applicant is also a key date, but is in
 * the list only once. A deadline has the same uid before and after it has passed.
 */
export function entriesOf(
  mine: readonly MyCycleDate[],
  dates: readonly KeyDate[],
  now: Date,
): readonly CalendarEntry[] {
  const ids = new Set(mine.flatMap(idsOf));
  return [
    ...mine.flatMap((date) => myEntries(date, now)),
    ...dates.filter(({ id }) => !ids.has(id)).map((date) => entryOf(date, now)),
  ];
}

const myEntries = (date: MyCycleDate, now: Date): readonly CalendarEntry[] =>
  date.kind === 'deadline'
    ? [date.deadline, ...date.later].map((deadline) => deadlineEntry(deadline, now))
    : [awaitedEntry(date, myDateLabel(date))];

function entryOf(date: KeyDate, now: Date): CalendarEntry {
  const deadline = cycleDates([date]).find(isDeadline);
  return deadline ? deadlineEntry(deadline, now) : keyDateEntry(date);
}
