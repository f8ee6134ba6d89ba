export * from './full-title.ts';
export * from './types.ts';
