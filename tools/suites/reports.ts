import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';

/** JSON reports of the last run: one file for each Nx task, named `<project>-<target>.json`. */
export const testReports = '.reports/tests';

export const reportFile = (task: string): string => `${testReports}/${task.replace(':', '-')}.json`;

/** One result of a test: a Playwright test has one result for each browser project. */
export interface TestResult {
  /** The report that contains the result, for example `e2e-journeys`. */
  readonly report: string;
  readonly title: string;
  /** The Playwright project; empty for Vitest. */
  readonly project: string;
  /** Tags without the `@`. */
  readonly tags: readonly string[];
  /** Whether the test failed first and then passed. */
  readonly isFlaky: boolean;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
          tags: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
});

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      tags: z.array(z.string()),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

export const readResults = (): TestResult[] =>
  globSync(`${testReports}/*.json`).flatMap((file) =>
    resultsOf(basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8'))),
  );

/** Reads a JSON report of Vitest or Playwright, without skipped tests. */
export function resultsOf(report: string, json: unknown): TestResult[] {
  const vitest = vitestReport.safeParse(json);
  if (vitest.success) {
    return vitest.data.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages, tags = [] }) => ({
        report,
        title: fullName,
        project: '',
        tags,
        // Vitest preserves the errors of the first attempt.
        isFlaky: status === 'passed' && failureMessages.length > 0,
      }));
  }
  const playwright = playwrightReport.safeParse(json);
  return playwright.success
    ? playwright.data.suites.flatMap((suite) => resultsOfSuite(report, suite))
    : [];
}

function resultsOfSuite(report: string, suite: z.infer<typeof playwrightSuite>): TestResult[] {
  const own = suite.specs.flatMap(({ title, tags, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status }) => ({
        report,
        title,
        project: projectName,
        tags: tags.map((tag) => tag.replace(/^@/, '')),
        isFlaky: status === 'flaky',
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => resultsOfSuite(report, inner))];
}
