export * from './favourite-id.ts';
export * from './favourite-lists.ts';
export * from './shortlist.ts';
export * from './subject-media.ts';
export * from './types.ts';
