import { type CalendarDate, daysBetween } from '../cycle/calendar.ts';
import { londonDate } from '../cycle/london.ts';
import type { OwnTodo } from './types.ts';

export type Due =
  | { readonly is: 'open' | 'today' }
  /** Days until the due date, or since the due date. */
  | { readonly is: 'ahead' | 'late'; readonly days: number };

export function dueOf({ date }: Pick<OwnTodo, 'date'>, now: Date): Due {
  if (date === null) return { is: 'open' };
  const days = daysBetween(londonDate(now), date);
  if (days === 0) return { is: 'today' };
  return days > 0 ? { is: 'ahead', days } : { is: 'late', days: -days };
}

/** Sorts to-dos by due date, then by title. To-dos without a due date are last. */
export const inOrderOfDue = <Todo extends Pick<OwnTodo, 'date' | 'title'>>(
  todos: readonly Todo[],
): Todo[] =>
  [...todos].sort(
    (one, other) =>
      (one.date ?? NEVER).localeCompare(other.date ?? NEVER) ||
      one.title.localeCompare(other.title),
  );

/** A value that sorts after every day. */
const NEVER: CalendarDate = '9999-12-31';

export const isTodoOver = (
  { date, done }: { readonly date: CalendarDate } & Pick<OwnTodo, 'done'>,
  now: Date,
): boolean => done && date < londonDate(now);
