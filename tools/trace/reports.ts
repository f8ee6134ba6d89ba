import { z } from 'zod';

/** A test of the last `npm test`. */
export interface TestRun {
  readonly title: string;
  /** The file; for browser tests also the browser project. */
  readonly where: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/** Reads a Vitest or a Playwright JSON report; other JSON contains no tests. */
export function parseReport(json: unknown, workspaceRoot: string): TestRun[] {
  const vitest = vitestReport.safeParse(json);
  if (vitest.success) {
    return vitest.data.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status }) => ({
        title,
        where: name.replace(`${workspaceRoot}/`, ''),
        outcome: outcomeOf(status, ['passed'], ['failed']),
      })),
    );
  }
  const playwright = playwrightReport.safeParse(json);
  return playwright.success ? playwright.data.suites.flatMap(runsOfSuite) : [];
}

function runsOfSuite(suite: z.infer<typeof playwrightSuite>): TestRun[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({
      title,
      where: projectName === '' ? file : `${file} (${projectName})`,
      outcome: outcomeOf(status, ['expected', 'flaky'], ['unexpected']),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(runsOfSuite)];
}

function outcomeOf(status: string, passed: string[], failed: string[]): TestRun['outcome'] {
  if (passed.includes(status)) return 'passed';
  return failed.includes(status) ? 'failed' : 'skipped';
}
