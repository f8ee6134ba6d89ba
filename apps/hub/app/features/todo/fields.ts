/** Fields of the form that marks a step: its id, and whether it is done. */
export const TODO = 'todo';
export const DONE = 'done';
