export * from './feed.ts';
export * from './items.ts';
export { type FeedKind, feedKinds } from './kinds.ts';
export { seasonsOver } from './season.ts';
export * from './statuses.ts';
export { takeTurns } from './take-turns.ts';
export { type ActFacts, nextAct } from './next-act.ts';
