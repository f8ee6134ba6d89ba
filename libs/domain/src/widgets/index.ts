export * from './arrangement.ts';
export * from './columns.ts';
export * from './fitted.ts';
export * from './ids.ts';
export * from './presets.ts';
export * from './wide.ts';
