export * from './full-title.ts';
export * from './saved-searches.ts';
export * from './types.ts';
export * from './varied-courses.ts';
