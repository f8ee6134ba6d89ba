import { describe, expect, it } from 'vitest';
import {
  add,
  countExitCode,
  countLastLine,
  countPlaywright,
  countVitest,
  type Outcome,
} from './counts.ts';

const outcome = (given: Partial<Outcome>): Outcome => ({
  exitCode: 0,
  log: '',
  report: undefined,
  ...given,
});

const vitest = (...files: { status: string; tests: string[] }[]): string =>
  JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      status,
      assertionResults: tests.map((test) => ({ status: test })),
    })),
  });

const playwright = (
  stats: { expected?: number; unexpected?: number; flaky?: number },
  errors: unknown[] = [],
): string =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe('a command with only an exit code', () => {
  it('a command that has only an exit code counts as one test', () => {
    expect(countExitCode(outcome({ exitCode: 0 }))).toEqual({ passed: 1, failed: 0 });
    expect(countExitCode(outcome({ exitCode: 2 }))).toEqual({ passed: 0, failed: 1 });
  });
});

describe('Vitest', () => {
  it('Vitest tests are counted over all files, without skipped tests', () => {
    const report = vitest(
      { status: 'passed', tests: ['passed', 'passed', 'skipped'] },
      { status: 'failed', tests: ['passed', 'failed'] },
    );
    expect(countVitest(outcome({ exitCode: 1, report }))).toEqual({ passed: 3, failed: 1 });
  });

  it('a Vitest file that failed to load counts as a failure', () => {
    const report = vitest({ status: 'passed', tests: ['passed'] }, { status: 'failed', tests: [] });
    expect(countVitest(outcome({ exitCode: 1, report }))).toEqual({ passed: 1, failed: 1 });
  });

  it('a failed command adds one failure to a Vitest report without failures', () => {
    const report = vitest({ status: 'passed', tests: ['passed'] });
    expect(countVitest(outcome({ exitCode: 1, report }))).toEqual({ passed: 1, failed: 1 });
  });

  it.each([
    ['no report', undefined],
    ['a truncated report', '{"testResults": ['],
    ['a report of another shape', '{}'],
    ['a run of no tests', vitest()],
    ['a run of only skipped tests', vitest({ status: 'passed', tests: ['skipped'] })],
  ])('the Vitest result of %s counts as a failure', (_, report) => {
    expect(countVitest(outcome({ report }))).toEqual({ passed: 0, failed: 1 });
  });
});

describe('Playwright', () => {
  it('unexpected Playwright results and errors outside tests are failures, and flaky tests count as passed', () => {
    const report = playwright({ expected: 5, unexpected: 1, flaky: 2 }, [{ message: 'broken' }]);
    expect(countPlaywright(outcome({ exitCode: 1, report }))).toEqual({ passed: 7, failed: 2 });
  });

  it.each([
    ['no report', undefined],
    ['a run of no tests', playwright({})],
  ])('the Playwright result of %s counts as a failure', (_, report) => {
    expect(countPlaywright(outcome({ report }))).toEqual({ passed: 0, failed: 1 });
  });
});

describe('a command that prints its own counts', () => {
  it('the counts are read from the last line of the log', () => {
    const log = '3 passed, 3 failed\nmore\n12 passed, 2 failed\n';
    expect(countLastLine(outcome({ exitCode: 1, log }))).toEqual({ passed: 12, failed: 2 });
  });

  it.each([
    [
      'its counts before the last line',
      0,
      '12 passed, 0 failed\nand then it crashed',
      { passed: 0, failed: 1 },
    ],
    ['exit code 1 but no failed test', 1, '12 passed, 0 failed\n', { passed: 12, failed: 1 }],
    ['no tests', 0, '0 passed, 0 failed\n', { passed: 0, failed: 1 }],
  ])('a result with %s has one failure', (_, exitCode, log, expected) => {
    expect(countLastLine(outcome({ exitCode, log }))).toEqual(expected);
  });
});

it('the counts of suites are added up', () => {
  expect(
    add([
      { passed: 1, failed: 0 },
      { passed: 20, failed: 3 },
    ]),
  ).toEqual({
    passed: 21,
    failed: 3,
  });
});
