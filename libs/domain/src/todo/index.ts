export { type KnownStatuses, todoConcerns } from './concerns.ts';
export * from './items.ts';
export * from './records.ts';
