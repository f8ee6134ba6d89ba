export * from './rank.ts';
export * from './types.ts';
