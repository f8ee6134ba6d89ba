export { datesAhead } from './dates.ts';
export { type Face, faceOf, type ShownStatuses } from './face.ts';
export { hasUseAlways, hasUseAt } from './tools.ts';
