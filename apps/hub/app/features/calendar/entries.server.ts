import { m } from '@applicant-hub/copy';
import { deadlineLabels } from '@applicant-hub/copy/deadlines';
import { type Deadline, type EventStart, isExpected, type KeyDate } from '@applicant-hub/domain';

/** A date as another calendar gets it. */
export interface CalendarEntry extends EventStart {
  /** The same whenever it is written, so that a calendar knows it again. */
  uid: string;
  title: string;
  /** Where more is to be read: a path or an address. Null when there is nothing more. */
  url: string | null;
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

export const deadlineEntry = (deadline: Deadline, now: Date): CalendarEntry => ({
  uid: deadlineId(deadline),
  title: isExpected(deadline, now)
    ? m.calendar_expected_title({ title: deadlineLabels[deadline.key]() })
    : deadlineLabels[deadline.key](),
  date: deadline.date,
  time: deadline.time,
  url: null,
  isDeadline: true,
});

const nameOfScheme = { ug: 'undergraduate', uc: 'conservatoires' } as const;

/**
 * Own deadlines and key dates together. A key date that begins at the same moment as a deadline of
 * its scheme is that deadline, and is not there twice.
 */
export function entriesOf(
  own: readonly Deadline[],
  dates: readonly KeyDate[],
  now: Date,
): readonly CalendarEntry[] {
  const isOwn = ({ date, time, schemes }: KeyDate) =>
    own.some(
      (deadline) =>
        deadline.date === date &&
        deadline.time === time &&
        deadline.schemes.some((scheme) => schemes.includes(nameOfScheme[scheme])),
    );
  return [
    ...own.map((deadline) => deadlineEntry(deadline, now)),
    ...dates.filter((date) => !isOwn(date)).map(keyDateEntry),
  ];
}
