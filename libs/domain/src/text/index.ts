export * from './characters.ts';
export * from './name-key.ts';
export * from './search-text.ts';
