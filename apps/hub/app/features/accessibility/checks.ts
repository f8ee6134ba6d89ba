/**
 * Day of the last complete run of the checks below (ISO date). A test fails when this day is too
 * long ago.
 */
export const TESTED_ON = '2026-11-29';

/** Day on which the statement was first published (ISO date). */
export const PREPARED_ON = '2026-11-28';

/** The checks in this project's tests. `checks.test.ts` has the test of each check. */
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
