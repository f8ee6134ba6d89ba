export { type ChoiceMeaning, choiceMeaning, isAnswered } from './choice-states.ts';
export { reportableNews } from './news.ts';
export * from './notice.ts';
export * from './types.ts';
export * from './unseen.ts';
