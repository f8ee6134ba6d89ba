/** The fields of the form that ticks a to-do off: its id, and whether it is to be done. */
export const OWN_TODO = 'todo';
export const OWN_DONE = 'done';

/** A to-do as the list shows it. */
export interface OwnTodoView {
  /** Differs from the ids of the ten steps. */
  id: string;
  /** The id by which it is kept. */
  todo: string;
  title: string;
  done: boolean;
  /** 'By Friday 5 March, in 3 days'; null without a day, and of what is done. */
  due: string | null;
  isLate: boolean;
  changeHref: string;
}
