/** Day of the last complete run of the checks below (ISO date). A test asks for a later day in time. */
export const TESTED_ON = '2026-11-28';

/** Day on which the statement was first written (ISO date). */
export const PREPARED_ON = '2026-11-28';

/** What the tests of this project check. `checks.test.ts` names the test of each. */
export const checks = [
  'rules',
  'keyboard',
  'reflow',
  'textSize',
  'targets',
  'contrast',
  'withoutScripts',
  'components',
] as const;

export type Check = (typeof checks)[number];
