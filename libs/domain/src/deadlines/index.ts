export * from './dates.ts';
export * from './next-deadline.ts';
