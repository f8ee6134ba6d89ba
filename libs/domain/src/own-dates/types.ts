import type { CalendarDate } from '../cycle/calendar.ts';
import type { ClockTime } from '../cycle/format.ts';
import type { EventStart } from '../events/types.ts';
import type { ChoiceName } from '../history/types.ts';

export interface OwnDateDetails extends EventStart {
  readonly kind: 'date';
  readonly title: string;
  /** The end on the same day; null when unknown or without a time. */
  readonly until: ClockTime | null;
  /** The place as typed; null when unknown. */
  readonly place: string | null;
  /** The choice that the date belongs to; null when it belongs to no choice. */
  readonly choice: ChoiceName | null;
}

export interface OwnTodoDetails {
  readonly kind: 'todo';
  readonly title: string;
  /** The due date; null when there is none. */
  readonly date: CalendarDate | null;
  readonly done: boolean;
}

export type OwnItemDetails = OwnDateDetails | OwnTodoDetails;

interface StoredItem {
  /**
   * The id, which is the same on every device. The form creates it, so that an item is added only
   * once even if the form is sent twice.
   */
  readonly id: string;
  /** Increases with every change and is never reused. */
  readonly version: number;
}

export type OwnDate = OwnDateDetails & StoredItem;

export type OwnTodo = OwnTodoDetails & StoredItem;

/**
 * An applicant's own date or to-do. One list holds both, because a to-do with a due date is also a
 * date.
 */
export type OwnItem = OwnDate | OwnTodo;

export const isOwnTodo = (item: OwnItem): item is OwnTodo => item.kind === 'todo';

export const isOwnDate = (item: OwnItem): item is OwnDate => item.kind === 'date';
