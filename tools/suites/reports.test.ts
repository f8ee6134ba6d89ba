import { expect, it } from 'vitest';
import { resultsOf } from './reports.ts';

it('a Vitest test that passed on its second attempt is flaky', () => {
  const test = (status: string, failureMessages: string[]) => ({
    fullName: `${status} ${failureMessages.length}`,
    status,
    failureMessages,
    tags: ['slow'],
  });
  const report = {
    testResults: [
      {
        assertionResults: [
          test('passed', []),
          test('passed', ['Error: too late']),
          test('failed', ['Error', 'Error']),
          test('skipped', []),
        ],
      },
    ],
  };
  expect(resultsOf('hub-test', report)).toEqual([
    { report: 'hub-test', title: 'passed 0', project: '', tags: ['slow'], isFlaky: false },
    { report: 'hub-test', title: 'passed 1', project: '', tags: ['slow'], isFlaky: true },
    { report: 'hub-test', title: 'failed 2', project: '', tags: ['slow'], isFlaky: false },
  ]);
});

it('a Playwright test has a result for each browser project that ran it', () => {
  const report = {
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'opens',
                tags: ['@once'],
                tests: [
                  { projectName: 'desktop', status: 'flaky' },
                  { projectName: 'mobile', status: 'expected' },
                  { projectName: 'no-js', status: 'skipped' },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  const result = { report: 'e2e-journeys', title: 'opens', tags: ['once'] };
  expect(resultsOf('e2e-journeys', report)).toEqual([
    { ...result, project: 'desktop', isFlaky: true },
    { ...result, project: 'mobile', isFlaky: false },
  ]);
});

it('JSON that is not a test report has no results', () => {
  expect(resultsOf('bench', { figures: [] })).toEqual([]);
});
