import { addDays } from '../cycle/calendar.ts';
import { londonInstant } from '../cycle/london.ts';
import type { Deadline } from '../deadlines/cycle-dates.ts';
import type { TodoId } from '../todo/items.ts';
import type { NotificationSource, NotificationType } from './types.ts';

export interface UpcomingDeadline {
  readonly deadline: Deadline;
  /** Number of whole days from today in London; 0 is today. */
  readonly daysLeft: number;
}

export interface StockFacts {
  /** The number of favourite courses; null while unknown. */
  favouriteCourses: number | null;
  /** Whether the statement has any text; null when the applicant has no statement to write. */
  statementBegun: boolean | null;
  /**
   * The steps of the to-do list that are still useful (EXT-31). Tips are only about these steps.
   */
  concerning: ReadonlySet<TodoId>;
  /** The number of useful steps that are not done. */
  unfinishedTodos: number;
  /** The next deadline of the applicant; null when there is none. */
  deadline: UpcomingDeadline | null;
  studyYear: number;
}

/** Whether the number of favourite courses is known, or no tip depends on it. */
export const areCoursesKnown = ({ concerning, favouriteCourses }: StockFacts): boolean =>
  favouriteCourses !== null || !concerning.has('courses');

export type StockKind = 'no-favourites' | 'statement' | 'todo' | 'deadline';

export interface StockNotification {
  id: string;
  kind: StockKind;
  source: NotificationSource;
  type: NotificationType;
  /** Epoch seconds of the time when its rule became true; null when unknown. */
  created: number | null;
}

/** A notification that is shown only while its rule is true (NTF-7). */
interface StockRow {
  kind: Exclude<StockKind, 'deadline'>;
  rule: (facts: StockFacts) => boolean;
}

const tips: readonly StockRow[] = [
  {
    kind: 'no-favourites',
    // NTF-8. An unknown number is not zero, and applicants who have no course to find are not asked
    // to look for courses.
    rule: ({ concerning, favouriteCourses }) => concerning.has('courses') && favouriteCourses === 0,
  },
  {
    kind: 'statement',
    rule: ({ concerning, statementBegun, deadline }) =>
      concerning.has('personalStatement') &&
      statementBegun === false &&
      deadline?.deadline.stage === 'apply',
  },
  {
    kind: 'todo',
    rule: ({ unfinishedTodos }) => unfinishedTodos > 0,
  },
];

/**
 * The days before a deadline on which a new reminder is shown; the reminder closest to the deadline
 * is first.
 */
const reminders: readonly { days: number; type: NotificationType }[] = [
  { days: 2, type: 'warning' },
  { days: 7, type: 'warning' },
  { days: 14, type: 'information' },
];

export function stockNotifications(facts: StockFacts): readonly StockNotification[] {
  const rows = tips
    .filter(({ rule }) => rule(facts))
    .map(({ kind }): StockNotification => ({
      // The year is a part of the id. So a notification that was read is shown again when the
      // applicant plans for another year.
      id: `${kind}:${facts.studyYear}`,
      kind,
      source: 'tips',
      type: 'information',
      created: null,
    }));
  return [...deadlineReminders(facts.deadline), ...rows];
}

/**
 * The last reminder that is due. Each reminder has its own id, so that reading the 14-day reminder
 * does not hide the 7-day reminder.
 */
function deadlineReminders(upcoming: UpcomingDeadline | null): readonly StockNotification[] {
  if (upcoming === null) return [];
  const { deadline, daysLeft } = upcoming;
  const due = reminders.find(({ days }) => daysLeft <= days);
  if (due === undefined) return [];
  const from = londonInstant(addDays(deadline.date, -due.days), { hour: 0, minute: 0 });
  return [
    {
      id: `deadline:${deadline.id}:${due.days}`,
      kind: 'deadline',
      source: 'deadlines',
      type: due.type,
      created: Math.floor(from.getTime() / 1000),
    },
  ];
}
