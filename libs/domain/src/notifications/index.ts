export * from './merge.ts';
export * from './read-marks.ts';
export * from './sources.ts';
export * from './stock.ts';
export * from './time-label.ts';
export * from './tokens.ts';
export * from './types.ts';
