export * from './block.ts';
export * from './count.ts';
export * from './kinds.ts';
export * from './saved.ts';
