import { z } from 'zod';

/** Counts that one suite adds to the last line of `npm test`. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface Outcome {
  readonly exitCode: number;
  readonly log: string;
  /** The suite's JSON report; undefined if there is none. */
  readonly report: string | undefined;
}

export type Counter = (outcome: Outcome) => Counts;

export const countOne = (isPassed: boolean): Counts =>
  isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export const countExitCode: Counter = ({ exitCode }) => countOne(exitCode === 0);

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** Counts Vitest tests; a file that failed to load counts as one failure. */
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
 * Counts Playwright tests. A flaky test counts as passed, because its second attempt passed; an
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

/**
 * Adds one failure when the counts have no failure although the command failed or no test passed.
 */
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
