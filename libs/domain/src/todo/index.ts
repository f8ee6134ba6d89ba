export * from './items.ts';
export * from './records.ts';
