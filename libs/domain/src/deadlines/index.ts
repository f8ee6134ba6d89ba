export { closesEarly } from './closes-early.ts';
export * from './cycle-dates.ts';
export * from './next-deadline.ts';
export * from './reply-dates.ts';
export { deadlineStatus } from './stages.ts';
