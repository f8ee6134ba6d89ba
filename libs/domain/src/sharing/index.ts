export { type ShareDays, shareDays, type SharePart, shareParts } from './share.ts';
