/** The fields of the form that ticks a step off: its id, and whether it is to be done. */
export const TODO = 'todo';
export const DONE = 'done';
