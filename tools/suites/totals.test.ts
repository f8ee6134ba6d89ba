import { expect, it } from 'vitest';
import { lostTests, totalsOf } from './totals.ts';

it('tests are counted by report, browser project and tag', () => {
  const result = { title: '', isFlaky: false };
  expect(
    totalsOf([
      { ...result, report: 'hub-test', project: '', tags: [] },
      { ...result, report: 'hub-test', project: '', tags: [] },
      { ...result, report: 'e2e-journeys', project: 'mobile', tags: ['gate'] },
    ]),
  ).toEqual({ 'hub-test': 2, 'e2e-journeys mobile': 1, 'e2e-journeys mobile @gate': 1 });
});

it('a number of tests that is more than 2 % below its record is reported', () => {
  const record = { 'hub-test': 100, 'e2e-journeys mobile': 50, 'e2e-journeys mobile @gate': 3 };
  expect(lostTests(record, { 'hub-test': 98, 'e2e-journeys mobile': 49 })).toEqual([
    'e2e-journeys mobile @gate: 0 tests, 3 in tools/suites/test-totals.json',
  ]);
  expect(lostTests(record, { 'hub-test': 97 })).toEqual([
    'hub-test: 97 tests, 100 in tools/suites/test-totals.json',
  ]);
});

it('the record of a missing report is ignored', () => {
  expect(lostTests({ 'hub-test': 100 }, { 'domain-test': 1 })).toEqual([]);
});
