import type { CalendarDate } from '../cycle/calendar.ts';
import type { ClockTime } from '../cycle/format.ts';
import type { EventStart } from '../events/types.ts';
import type { ChoiceName } from '../history/types.ts';

/** What somebody writes of a date of their own, such as an interview (EXT-35). */
export interface OwnDateDetails extends EventStart {
  readonly kind: 'date';
  readonly title: string;
  /** When it ends, later on the same day; null when they did not say, or it has no time at all. */
  readonly until: ClockTime | null;
  /** Where it is, in their own words; null when they did not say. */
  readonly place: string | null;
  /** The choice that it belongs to; null for none. */
  readonly choice: ChoiceName | null;
}

/** The details of an own to-do (EXT-36). */
export interface OwnTodoDetails {
  readonly kind: 'todo';
  readonly title: string;
  /** By which day; null when they did not say. */
  readonly date: CalendarDate | null;
  readonly done: boolean;
}

/** What every saved item has. */
interface Kept {
  /** The same on every device: the form of a new one makes it, so that it is added once. */
  readonly id: string;
  /** Rises with every change, and is never used again. */
  readonly version: number;
}

/** A date as it is kept. */
export type OwnDate = OwnDateDetails & Kept;

/** A to-do as it is kept. */
export type OwnTodo = OwnTodoDetails & Kept;

/** An own date or to-do: one list holds both, for a to-do with a due date is a date as well. */
export type OwnItem = OwnDate | OwnTodo;

export const isOwnTodo = (item: OwnItem): item is OwnTodo => item.kind === 'todo';

export const isOwnDate = (item: OwnItem): item is OwnDate => item.kind === 'date';
