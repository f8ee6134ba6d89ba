import { addDays } from '../cycle/calendar.ts';
import { londonInstant } from '../cycle/london.ts';
import type { UpcomingDeadline } from '../deadlines/next-deadline.ts';
import type { TodoId } from '../todo/items.ts';
import type { NotificationSource, NotificationType } from './types.ts';

/** What the rules of stock notifications are about. */
export interface StockFacts {
  /** How many courses are favourites; null while not known. */
  favouriteCourses: number | null;
  /** Whether anything is written of the statement; null when there is none to write. */
  statementBegun: boolean | null;
  /** The steps of the to-do list that still help (EXT-31): no tip asks for another one. */
  concerning: ReadonlySet<TodoId>;
  /** How many of them are not done. */
  unfinishedTodos: number;
  /** The next deadline that concerns them; null when there is none. */
  deadline: UpcomingDeadline | null;
  /** The year that the person wants to begin in. */
  studyYear: number;
}

/** The notifications that the hub writes itself; their words are in its catalogue. */
export type StockKind = 'no-favourites' | 'statement' | 'todo' | 'deadline';

/** A stock notification without its words. */
export interface StockNotification {
  id: string;
  kind: StockKind;
  source: NotificationSource;
  type: NotificationType;
  /** Epoch seconds; null when nobody knows since when its rule is true. */
  created: number | null;
}

/** One that shows only when its rule is true (NTF-7). */
interface StockRow {
  kind: Exclude<StockKind, 'deadline'>;
  rule: (facts: StockFacts) => boolean;
}

const tips: readonly StockRow[] = [
  {
    kind: 'no-favourites',
    // NTF-8. What nobody knows is not empty, and who has nothing to find is not sent to look.
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

/** How many days before a deadline there is a new reminder, the last first. */
const reminders: readonly { days: number; type: NotificationType }[] = [
  { days: 2, type: 'warning' },
  { days: 7, type: 'warning' },
  { days: 14, type: 'information' },
];

/** The stock notifications that apply to somebody. */
export function stockNotifications(facts: StockFacts): readonly StockNotification[] {
  const rows = tips
    .filter(({ rule }) => rule(facts))
    .map(({ kind }): StockNotification => ({
      // One that was read comes again when the person plans for another year.
      id: `${kind}:${facts.studyYear}`,
      kind,
      source: 'tips',
      type: 'information',
      created: null,
    }));
  return [...deadlineReminders(facts.deadline), ...rows];
}

/**
 * The last reminder that is due. Each has an id of its own, so that the one of 14 days, once read,
 * does not keep that of 7 days away.
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
