export * from './item-progress.ts';
export * from './partner-status.ts';
export * from './types.ts';
