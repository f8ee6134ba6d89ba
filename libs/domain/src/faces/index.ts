export { datesAhead } from './dates.ts';
export { type Face, faceOf, type ShownStatuses } from './face.ts';
export { hasUseAt } from './tools.ts';
