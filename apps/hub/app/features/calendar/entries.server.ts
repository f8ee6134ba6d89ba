import { m } from '@applicant-hub/copy';
import {
  type Deadline,
  type EventStart,
  isExpected,
  isOwnTodo,
  type KeyDate,
  knownEnd,
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
import { choiceWords } from './own-dates/words.ts';
import { deadlineLabel } from '#app/features/reference-data/cycle-dates.server.ts';

/** A date as another calendar gets it. */
export interface CalendarEntry extends EventStart {
  /** The same whenever it is written, so that a calendar knows it again. */
  uid: string;
  title: string;
  /** Where more is to be read: a path or an address. Null when there is nothing more. */
  url: string | null;
  /** When it ends; left out where nobody knows. */
  end?: EventStart | null;
  /** Where it is; left out where it has no place. */
  place?: string;
  /** A sentence beside where more is to be read; left out where there is nothing to say. */
  note?: string;
  /** Something is due or begins at a time: worth a reminder a week before, too. */
  isDeadline: boolean;
}

/** How the id of a deadline differs from that of a key date. */
const DEADLINE = 'deadline-';

/** The id under which the calendar has a deadline. */
export const deadlineId = ({ id }: Pick<Deadline, 'id'>): string => DEADLINE + id;

export const keyDateEntry = ({ id, title, date, time, url }: KeyDate): CalendarEntry => ({
  uid: `date-${id}`,
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

/** Own dates and to-dos as calendar entries; a to-do without a due date has no entry. */
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

/** The same for a private link: what is done is to be reminded of no more. */
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

/** The same in the file of a private link, which says why the event is in it. */
export const keptEntry = (event: OpenEvent): CalendarEntry => ({
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

/** Own deadlines and the other key dates: a deadline is a key date too, and is not there twice. */
export function entriesOf(
  own: readonly Deadline[],
  dates: readonly KeyDate[],
  now: Date,
): readonly CalendarEntry[] {
  const ownIds = new Set(own.map(({ id }) => id));
  return [
    ...own.map((deadline) => deadlineEntry(deadline, now)),
    ...dates.filter(({ id }) => !ownIds.has(id)).map(keyDateEntry),
  ];
}
