import {
  countExitCode,
  countLastLine,
  countPlaywright,
  countVitest,
  type Counter,
} from './counts.ts';

/** Nx targets of `npm test`, in the order in which the summary lists them. */
const checks = [
  'compile',
  'format',
  'lint',
  'knip',
  'typecheck',
  'test',
  'contracts',
  'fields',
  'verification',
  'build',
  'journeys',
  'browsers',
] as const;

/**
 * Nx targets that only `npm run test:all` runs. `all-journeys` includes `journeys`, and
 * `all-browsers` includes `browsers`. `gallery` is a target of two projects: one runs all gates of
 * the design system in Chromium, the other runs its keyboard and layout tests in three engines.
 */
const longChecks = [
  'timing',
  'contract-strength',
  'contract-accuracy',
  'gallery',
  'storybook',
  'consumers',
  'build-pseudo',
  'pseudo',
  'all-journeys',
  'all-browsers',
] as const;

/** Whether a long check includes this check. */
const isIncluded = (name: string): boolean =>
  (longChecks as readonly string[]).includes(`all-${name}`);

export const targetsOf = ({ all }: { all: boolean }): readonly string[] =>
  all ? [...checks.filter((name) => !isIncluded(name)), ...longChecks] : checks;

export const allTargets: readonly string[] = [...checks, ...longChecks];

const counters: Readonly<Record<string, Counter>> = {
  test: countVitest,
  timing: countVitest,
  contracts: countLastLine,
  fields: countLastLine,
  verification: countLastLine,
  'contract-strength': countLastLine,
  'contract-accuracy': countLastLine,
  journeys: countPlaywright,
  'all-journeys': countPlaywright,
  browsers: countPlaywright,
  'all-browsers': countPlaywright,
  gallery: countPlaywright,
  storybook: countPlaywright,
  consumers: countPlaywright,
  pseudo: countPlaywright,
};

/** A target without tests counts as one test. */
export const counterOf = (target: string): Counter => counters[target] ?? countExitCode;
