export const TODO = 'todo';
export const DONE = 'done';
