import { type CalendarDate, daysBetween } from '../cycle/calendar.ts';
import { londonDate } from '../cycle/london.ts';
import type { OwnTodo } from './types.ts';

/** How a to-do stands to its day. */
export type Due =
  | { readonly is: 'open' | 'today' }
  /** `days` until it, or since. */
  | { readonly is: 'ahead' | 'late'; readonly days: number };

/** By when a to-do is due, counted from today; `open` is one without a day. */
export function dueOf({ date }: Pick<OwnTodo, 'date'>, now: Date): Due {
  if (date === null) return { is: 'open' };
  const days = daysBetween(londonDate(now), date);
  if (days === 0) return { is: 'today' };
  return days > 0 ? { is: 'ahead', days } : { is: 'late', days: -days };
}

/** In the order in which they are due; those without a day last, each in the order of its name. */
export const inOrderOfDue = <Todo extends Pick<OwnTodo, 'date' | 'title'>>(
  todos: readonly Todo[],
): Todo[] =>
  [...todos].sort(
    (one, other) =>
      (one.date ?? NEVER).localeCompare(other.date ?? NEVER) ||
      one.title.localeCompare(other.title),
  );

/** Later than any day. */
const NEVER: CalendarDate = '9999-12-31';

/** What is done goes with its day; what is not stays to be done, however late. */
export const isTodoOver = (
  { date, done }: { readonly date: CalendarDate } & Pick<OwnTodo, 'done'>,
  now: Date,
): boolean => done && date < londonDate(now);
