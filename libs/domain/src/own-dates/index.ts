export * from './clashes.ts';
export * from './is-over.ts';
export * from './read.ts';
export * from './todos.ts';
export * from './types.ts';
