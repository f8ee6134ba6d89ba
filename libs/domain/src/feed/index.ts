export * from './feed.ts';
export * from './items.ts';
export * from './statuses.ts';
