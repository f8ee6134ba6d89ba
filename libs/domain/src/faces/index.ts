export { type Face, faceOf, faces, type ShownStatuses } from './face.ts';
export { hasUseAlways, hasUseAt } from './tools.ts';
