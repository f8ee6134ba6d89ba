export * from './clashes.ts';
export * from './is-over.ts';
export * from './read.ts';
export * from './types.ts';
