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
  change: { href: string; label: string };
}

/**
 * The applicant's own to-dos, with the words that stand around them. They are the server's: what
 * only this page says is in the scripts of no other.
 */
export interface OwnTodosView {
  heading: string;
  intro: string;
  add: string;
  /** What is said while none is open: that none was added, or that all are done. */
  none: string;
  allDone: string;
  /** Why there is no list; null when there is one. */
  problem: string | null;
  todos: readonly OwnTodoView[];
}
