export * from './choice-states.ts';
export { toldNews } from './news.ts';
export * from './notice.ts';
export * from './types.ts';
export * from './unseen.ts';
