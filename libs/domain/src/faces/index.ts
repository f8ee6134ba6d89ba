export { datesAhead } from './dates.ts';
export { type Face, faceOf, faces, type ShownStatuses } from './face.ts';
export { type OwnDeadline, ownDeadlines } from './own-deadlines.ts';
export { hasUseAlways, hasUseAt } from './tools.ts';
