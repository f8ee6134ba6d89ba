export * from './limits.ts';
export * from './rank.ts';
export * from './selection.ts';
export * from './types.ts';
