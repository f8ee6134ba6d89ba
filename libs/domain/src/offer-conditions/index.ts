export * from './check.ts';
export * from './saved.ts';
