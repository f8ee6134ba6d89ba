export { wasAttended } from './attended.ts';
export { readStart } from './start.ts';
export type * from './types.ts';
export { bySoonest, upcoming } from './upcoming.ts';
