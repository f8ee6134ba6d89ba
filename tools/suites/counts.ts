import { z } from 'zod';

/** What one suite adds to the last line of `npm test`. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** How a suite's result is read once its command has ended. */
export interface Outcome {
  readonly exitCode: number;
  /** The whole standard output and error of the command. */
  readonly log: string;
  /** The text of the suite's JSON report; undefined when it wrote none. */
  readonly report: string | undefined;
}

export type Counter = (outcome: Outcome) => Counts;

/** The counts of a single result. */
export const countOne = (isPassed: boolean): Counts =>
  isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** For a command that only says yes or no. */
export const countExitCode: Counter = ({ exitCode }) => countOne(exitCode === 0);

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** Counts vitest's tests; a file that could not be loaded counts as one failure. */
export const countVitest: Counter = ({ exitCode, report }) => {
  const files = parseReport(vitestReport, report)?.testResults ?? [];
  const statuses = files.flatMap((file) => file.assertionResults.map((test) => test.status));
  const broken = files.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return truthful(exitCode, {
    passed: statuses.filter((status) => status === 'passed').length,
    failed: statuses.filter((status) => status === 'failed').length + broken.length,
  });
};

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/**
 * Counts Playwright's tests. A flaky test passed on its second attempt, so it counts as passed; an
 * error outside any test counts as a failure.
 */
export const countPlaywright: Counter = ({ exitCode, report }) => {
  const parsed = parseReport(playwrightReport, report);
  if (parsed === undefined) return { passed: 0, failed: 1 };
  const { stats, errors } = parsed;
  return truthful(exitCode, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  });
};

/** For a command whose own last words are `N passed, N failed`. */
export const countLastLine: Counter = ({ exitCode, log }) => {
  const match = /(\d+) passed, (\d+) failed\s*$/.exec(log);
  if (match === null) return { passed: 0, failed: 1 };
  return truthful(exitCode, { passed: Number(match[1]), failed: Number(match[2]) });
};

export function add(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, counts) => sum + counts.passed, 0),
    failed: all.reduce((sum, counts) => sum + counts.failed, 0),
  };
}

/** A command that failed without a failed test, or ran no test at all, is one failure. */
function truthful(exitCode: number, counts: Counts): Counts {
  const saysNothing = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return saysNothing ? { ...counts, failed: 1 } : counts;
}

function parseReport<T>(schema: z.ZodType<T>, report: string | undefined): T | undefined {
  if (report === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(report)).data;
  } catch {
    return undefined;
  }
}
