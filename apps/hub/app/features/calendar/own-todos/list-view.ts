/** The fields of the form that marks a to-do as done or not done: its id and its new state. */
export const OWN_TODO = 'todo';
export const OWN_DONE = 'done';

export interface OwnTodoView {
  /** The id of the list entry, distinct from the ids of the ten steps. */
  id: string;
  /** The saved id. */
  todo: string;
  title: string;
  done: boolean;
  /** 'By Friday 5 March, in 3 days'; null if there is no due date. */
  due: string | null;
  isLate: boolean;
  change: { href: string; label: string };
}

/**
 * The applicant's own to-dos and the text around them. The server writes the text, so that the
 * scripts of other pages do not contain it.
 */
export interface OwnTodosView {
  heading: string;
  intro: string;
  add: string;
  /**
   * Messages for a list without open to-dos: `none` if the applicant has no to-dos, `allDone` if
   * all to-dos are done.
   */
  none: string;
  allDone: string;
  /** Why the list is missing or incomplete, or null. */
  problem: string | null;
  todos: readonly OwnTodoView[];
}
