export * from './characters.ts';
export { isolated } from './isolated.ts';
export * from './name-key.ts';
export { plainLine } from './plain.ts';
export * from './search-text.ts';
export { shortUniversityNames } from './short-university-names.ts';
